/** Plate of the loudspeaker that stands at every lane. */
import { circle, each, line, path, repeat } from '../kit/shapes.ts';
import { grille, roundSocket, screw } from './parts.ts';
import { plate } from './plate.ts';
import { loudspeakerProduct } from './products/lane-loudspeaker.ts';
import { View } from './view.ts';

const BOX = 0.74;

const drawSpeakerFront = (view: View): string =>
  view.rect(0, 0, 180, 207, 'g1 l', 14) +
  each([18, 132], (x) => view.rect(x, 207, 30, 8, 'g3 l', 2)) +
  view.circle(90, 112, 74, 'p l') +
  grille(...view.at(90, 112), 66 * BOX, 7, 2.1) +
  view.circle(90, 112, 80, 'rl') +
  each([16, 164], (x) => each([16, 191], (y) => screw(view, x, y, 5)));

function drawSpeakerSide(view: View): string {
  const [x, y] = view.at(192, 112);
  const waves = each([14, 24, 34], (radius) =>
    path(
      `M${x + radius * 0.7 - 4} ${y - radius}Q${x + radius * 1.15 - 4} ${y} ${x + radius * 0.7 - 4} ${y + radius}`,
      'rl',
    ),
  );
  return (
    view.path('M14 0 L178 0 Q192 0 192 14 L192 193 Q192 207 178 207 L26 207 Q14 207 12 194 L0 16 Q0 0 14 0 Z', 'g1 l') +
    each([30, 136], (x) => view.rect(x, 207, 30, 8, 'g3 l', 2)) +
    view.line(166, 0, 166, 207, 'm') +
    view.path('M8 120 L34 120 L34 178 L12 178 Z', 'p m') +
    roundSocket(view, 22, 136, 8, 3) +
    roundSocket(view, 24, 162, 8, 3) +
    waves
  );
}

const drawSpeakerChain = (): string =>
  line(72, 366, 554, 366, 'm') +
  repeat(10, (index) => circle(140 + index * 46, 366, 6, 'p l') + circle(140 + index * 46, 366, 2, 'r'));

const front = new View(72, 128, BOX, { name: 'Front', nameY: 116, width: 180, height: 215, below: 24, left: 18 });
const side = new View(258, 128, BOX, { name: 'Side', nameY: 116, width: 192, height: 215, below: 24 });
const top = new View(460, 136, BOX, { name: 'Top', nameY: 116, width: 180, height: 192, below: 24 });

export const loudspeaker = plate({
  name: 'lane-loudspeaker',
  heading: 'Lane loudspeaker',
  part: 'Sets of 3 to 10, 3399.933.06 to 3399.940.03',
  title: 'Lane loudspeaker, one behind every start',
  description:
    'Mobile lane loudspeaker in front, side and top view, 180 by 215 by 192 mm. One stands at every lane, chained ' +
    'by cable, so that all hear the start at the same instant; the chain loads the amplifier with 3.2 to 16 ohm.',
  scale: { unitsPerMm: BOX, barMm: 100 },
  legend: [
    { text: 'Start sound at the lane', at: [222, 186], target: front.at(120, 120), measures: true },
    { text: 'Sockets from and to the next lane', at: [236, 306], target: side.at(18, 150) },
    { text: 'Carrying handle', at: [426, 148], target: top.at(60, 90) },
    { text: 'Chain of 3.2 to 16 ohm', at: [590, 366], target: [560, 366] },
  ],
  views: [front, side, top],
  product: loudspeakerProduct,
  body: () =>
    drawSpeakerFront(front) +
    drawSpeakerSide(side) +
    top.rect(0, 0, 180, 192, 'g1 l', 14) +
    top.rect(40, 62, 100, 56, 'p m', 10) +
    top.rect(46, 78, 88, 24, 'g2 l', 12) +
    top.line(0, 166, 180, 166, 'm') +
    drawSpeakerChain(),
});
