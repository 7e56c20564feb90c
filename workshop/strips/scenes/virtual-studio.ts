import { holding } from '../../figure/acting.ts';
import type { Dress } from '../../figure/dress.ts';
import { pose } from '../../figure/pose.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, path, rect, repeat } from '../../kit/shapes.ts';
import { ranking } from '../../screens/samples/freestyle.ts';
import { formatTime } from '../../screens/samples/times.ts';
import { bands } from '../backdrops.ts';
import { type Camera, FLOOR } from '../camera.ts';
import { RULER_HEIGHT } from '../ruler.ts';
import type { Recording } from '../scene.ts';
import { SOFT_SHADE } from '../scene.ts';
import type { Composite, Window } from '../side-by-side.ts';
import { mirrored, put, staged } from '../stage.ts';

/** An arm stretched to what only the viewers see. */
const POINTING = pose({
  spine: { lean: 2, nod: -4 },
  nearLeg: { hip: 9, knee: 4 },
  farLeg: { hip: -9, knee: 4, foot: 6 },
  nearArm: { shoulder: 82, elbow: 14 },
  farArm: { shoulder: 4, elbow: 84 },
});
const KIT: Dress = {
  ...{ skin: 'skin-4', top: 'kit-orange', shoes: 'kit-ink', hair: 'hair-1', cover: 'bun', sleeves: 'long' },
  ...{ trunks: 'kit-white', legs: 'kit-white', hand: 'open' },
};
const presenter = mirrored(holding(POINTING, { kit: KIT }));

const GROUND = 204;

/** A studio camera from behind its operator's side, its lens towards the presenter. */
const camera = (x: number): string =>
  path(`M${x + 46} 92L${x + 60} 92L${x + 66} 190L${x + 40} 190Z`, 'steel') +
  path(`M${x + 54} 92L${x + 60} 92L${x + 66} 190L${x + 56} 190Z`, 'rubber') +
  path(`M${x + 6} 190L${x + 100} 190L${x + 108} 200L${x - 2} 200Z`, 'kit-ink') +
  each([14, 53, 92], (wheel) => rect(x + wheel - 6, 198, 12, 10, 'rubber', 4)) +
  path(`M${x - 34} 118L${x + 20} 80L${x + 24} 84L${x - 30} 123Z`, 'steel') +
  rect(x + 30, 84, 48, 10, 'steel', 2) +
  rect(x, 36, 92, 50, 'kit-ink', 4) +
  rect(x, 66, 92, 20, 'rubber', 4) +
  rect(x + 92, 44, 26, 32, 'steel', 2) +
  rect(x + 118, 39, 12, 42, 'rubber', 3) +
  rect(x - 16, 20, 34, 24, 'rubber', 3);

/** Crosses on the green tell where the camera looks; the seam between wall and floor is rounded. */
const green = (width: number): string =>
  repeat(3, (row) =>
    repeat(Math.ceil(width / 104), (column) => {
      const [x, y] = [34 + column * 104 + (row % 2) * 52, 34 + row * 54];
      return rect(x - 8, y - 1.5, 16, 3, 'kit-green-s') + rect(x - 1.5, y - 8, 3, 16, 'kit-green-s');
    }),
  );

/** The ranking she points at: it hangs in a hall that is only drawn. */
function hall(lettering: Lettering, width: number, x: number, size: number): string {
  const rowHeight = size * 1.85;
  const panelWidth = size * 10;
  return (
    repeat(7, (index) =>
      path(
        `M${(width / 6) * index} 0L${(width / 6) * index + 34} 0L${(width / 6) * index - 20} 158H${(width / 6) * index - 40}Z`,
        'kit-blue-d',
      ),
    ) +
    rect(0, 152, width, 5, 'kit-blue') +
    repeat(5, (index) => rect(0, 170 + index * 10, width, 1.5, 'kit-blue-d')) +
    rect(x, 26, panelWidth, rowHeight * 3.2, 'tv-panel') +
    each(ranking(3).slice(0, 3), ({ code, splits }, index) => {
      const y = 26 + rowHeight * (index + 0.1);
      const base = y + rowHeight * 0.68;
      return (
        rect(x, y, panelWidth, rowHeight * 0.94, index === 0 ? 'kit-blue' : 'tv-panel') +
        lettering.text(x + size * 0.7, base, String(index + 1), { size, style: 'bold', fill: 'tv-text' }) +
        lettering.text(x + size * 2, base, code, { size, style: 'bold', fill: 'tv-text' }) +
        lettering.text(x + panelWidth - size * 0.6, base, formatTime(splits[3]), {
          size,
          anchor: 'end',
          fill: 'tv-text',
        })
      );
    })
  );
}

/** In place of a scale: what one sees. */
const words =
  (text: string, x: number, isRead: boolean) =>
  (lettering: Lettering, { width }: Camera): string =>
    rect(0, FLOOR, width, RULER_HEIGHT, 'p') +
    line(0, FLOOR + 0.5, width, FLOOR + 0.5, 'm') +
    lettering.text(x, FLOOR + 18, text, { size: 13, style: 'bold' }) +
    (isRead ? line(1, 0, 1, FLOOR + RULER_HEIGHT, 'rl') : '');

interface Half {
  readonly width: number;
  /** Where the presenter stands, and how large. */
  readonly x: number;
  readonly scale: number;
  readonly words: number;
}

const studio = ({ width, x, scale, words: wordsX }: Half): Recording => ({
  id: 'VirtualStudio, studio',
  ...staged(x, ''),
  bands: bands('0 kit-green, 160 kit-green-s, 164 kit-green'),
  shadow: SOFT_SHADE,
  under: () => green(width) + camera(x - 440),
  bodies: [put(x, x, GROUND, scale, presenter)],
  scale: words('In the studio', wordsX, false),
});

const picture = ({ width, x, scale, words: wordsX }: Half, size: number): Recording => ({
  id: 'VirtualStudio, picture',
  ...staged(x, ''),
  bands: bands('0 kit-navy, 157 kit-navy-d'),
  shadow: SOFT_SHADE,
  under: (lettering) => hall(lettering, width, x + 0.66 * scale + 8, size),
  bodies: [put(x, x, GROUND, scale, presenter)],
  scale: words('What viewers see', wordsX, true),
});

const halves = (left: Half, right: Half, size: number): Window[] => [
  { x: 0, width: left.width, recording: studio(left) },
  { x: left.width, width: right.width, recording: picture(right, size) },
];

export const virtualStudio: Composite = {
  id: 'VirtualStudio',
  title: 'Before the green wall, and on the screen',
  description:
    'A drawn strip in two halves. On the left a presenter stands before a green wall with crosses, in front of a studio camera, and points at nothing. On the right is the finished picture of the same moment: she stands in a drawn hall and points at the ranking of the 200 m freestyle (SUI 1:44.63, GER 1:44.71, AUS 1:45.11).',
  windows: halves({ width: 720, x: 560, scale: 104, words: 300 }, { width: 720, x: 110, scale: 104, words: 24 }, 24),
  phone: halves({ width: 330, x: 250, scale: 92, words: 206 }, { width: 438, x: 42, scale: 92, words: 16 }, 13),
};
