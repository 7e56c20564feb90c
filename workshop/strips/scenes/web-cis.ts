import { shoulderOf } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Figure } from '../../figure/part.ts';
import { person } from '../../figure/person.ts';
import { pose } from '../../figure/pose.ts';
import { armTo } from '../../figure/reach.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, type Point, path, rect } from '../../kit/shapes.ts';
import { official, ranking } from '../../screens/samples/sprint.ts';
import { bands, crowd, laneLines } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import type { Scene, SceneBody } from '../scene.ts';
import { put, staged } from '../stage.ts';

/** The desk under the window of the box, and the screen on it. */
const [DESK, SCREEN] = [180, { x: 566, y: 24, width: 196, height: 138 }] as const;
const LINE = 646;
const SCALE = 190;
/** Hips of who sits: below the edge of the desk. */
const SEAT = DESK + 22;

const dressed = (top: string, skin: string, hair: string, cover: 'short' | 'bun'): Dress => ({
  ...{ skin, top, legs: 'kit-ink', shoes: 'none', hair, cover, extra: 'headset' },
});

/** Seated at the desk; wrists in metres from the hips. */
function commentator(kit: Dress, near: Point, far: Point, nod: number): Figure {
  const lean = 12;
  const shoulder = shoulderOf([0, 0], lean);
  const seated = pose({
    spine: { lean, nod },
    nearLeg: { hip: 86, knee: 86 },
    farLeg: { hip: 86, knee: 86 },
    nearArm: armTo(shoulder, near),
    farArm: armTo(shoulder, far),
  });
  const parts = person(seated, [0, 0], kit);
  return () => parts;
}

/** The race below the box, small: who is ahead is what the screen lists first. */
const far = (x: number, index: number, phase: number): SceneBody =>
  put(LINE, x, 146 + (index % 2) * 8, 34, runner({ ...athletes('tartan', index), cover: 'short' }, { phase }));

function screen(lettering: Lettering): string {
  const { x, y, width, height } = SCREEN;
  const row = (at: number, place: string, code: string, time: string, isFirst: boolean): string =>
    (isFirst ? rect(x + 6, at - 18, width - 12, 25, 'kit-blue') : '') +
    lettering.text(x + 16, at, place, { size: 17, style: 'bold', fill: 'tv-text' }) +
    lettering.text(x + 44, at, code, { size: 17, style: 'bold', fill: 'tv-text' }) +
    lettering.text(x + width - 16, at, time, { size: 17, anchor: 'end', fill: 'tv-text' });
  return (
    path(`M${x + 74} ${DESK}L${x + 84} ${y + height}H${x + 112}L${x + 122} ${DESK}Z`, 'steel') +
    rect(x - 6, y - 6, width + 12, height + 12, 'kit-ink', 5) +
    rect(x, y, width, height, 'tv-panel') +
    rect(x, y, width, 26, 'kit-navy') +
    lettering.text(x + 12, y + 19, '100 m', { size: 17, style: 'bold', fill: 'tv-text' }) +
    lettering.text(x + width - 12, y + 19, '+0.3 m/s', { size: 15, anchor: 'end', fill: 'led-lit' }) +
    each(ranking, (sprinter, index) =>
      row(y + 50 + index * 27, String(index + 1), sprinter.code, official(sprinter), index === 0),
    )
  );
}

/** A microphone on its bow. */
const microphone = (x: number): string =>
  path(`M${x + 34} ${DESK}Q${x + 30} 148 ${x + 8} 138L${x + 10} 133Q${x + 38} 142 ${x + 40} ${DESK}Z`, 'kit-ink') +
  path(`M${x - 8} 134Q${x - 4} 124 ${x + 8} 128L${x + 12} 136Q${x + 4} 144 ${x - 6} 140Z`, 'steel') +
  rect(x + 20, DESK - 6, 36, 6, 'kit-ink', 2);

export const webCis: Scene = {
  id: 'WebCIS',
  title: 'The commentator’s desk',
  description:
    'A drawn scene of a commentary position above the track: a commentator with a headset points at the screen, where the result list of a 100 m race has just arrived (JAM 10.04, SUI 10.12, NED 10.23, KEN 10.31, wind +0.3 m/s); a second one looks down at the runners. The red line stands where the data arrives.',
  ...staged(LINE, 'DATA'),
  bands: [
    ...crowd('WebCIS', 0, 74, ['g3', 'g2', 'steel', 'g3', 'g1', 'g2']),
    ...bands('74 kit-white, 78 kit-blue, 100 kit-blue-s, 104 g2, 116 tartan-2, 120 tartan'),
    ...laneLines(124, 172, 5),
  ],
  under: (lettering) => screen(lettering) + microphone(998),
  bodies: [
    ...[
      [300, 0, 0.1],
      [350, 1, 0.62],
      [412, 2, 0.3],
      [470, 4, 0.86],
    ].map(([x = 0, index = 0, phase = 0]) => far(x, index, phase)),
    put(
      LINE,
      1128,
      SEAT,
      SCALE,
      commentator(dressed('kit-green', 'skin-5', 'hair-1', 'bun'), [0.38, 0.17], [0.46, 0.17], 4),
    ),
    put(
      LINE,
      884,
      SEAT,
      SCALE,
      commentator(
        { ...dressed('kit-orange', 'skin-1', 'hair-2', 'short'), hand: 'point', handFar: 'flat' },
        [0.54, 0.5],
        [0.43, 0.17],
        -2,
      ),
    ),
  ],
  front: bands('0 timber-2, 3 timber-1, 8 timber, 14 kit-ink, 18 kit-navy').map(({ y, height, fill }) => ({
    ...{ y: y + DESK, fill },
    height: Math.min(height, 214 - DESK - y),
  })),
};
