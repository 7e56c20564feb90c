import { holding } from '../../figure/acting.ts';
import { tumbling } from '../../figure/aerial.ts';
import { shoulderOf } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Figure } from '../../figure/part.ts';
import { person } from '../../figure/person.ts';
import { pose } from '../../figure/pose.ts';
import { armTo } from '../../figure/reach.ts';
import { shadowOf } from '../../kit/palette.ts';
import { each, type Point, path, rect, repeat } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { CLOSE } from '../kits.ts';
import type { Scene } from '../scene.ts';
import { put, staged } from '../stage.ts';

/** What the hands reach: metres from the hips of who sits, ahead and up. */
const [ON_TERMINAL, ON_TABLE]: readonly [Point, Point] = [
  [0.5, 0.36],
  [0.36, 0.17],
];

/** Seated, eyes on the gymnast; the near hand is on the terminal. */
function judge(kit: Dress, near: Point, nod: number): Figure {
  const lean = 16;
  const shoulder = shoulderOf([0, 0], lean);
  const seated = pose({
    spine: { lean, nod },
    nearLeg: { hip: 86, knee: 86 },
    farLeg: { hip: 86, knee: 86 },
    nearArm: armTo(shoulder, near),
    farArm: armTo(shoulder, ON_TABLE),
  });
  const parts = person(seated, [0, 0], { ...kit, hand: near === ON_TERMINAL ? 'key' : 'flat', handFar: 'flat' });
  return () => parts;
}

const jacket = (skin: string, hair: string, cover: 'short' | 'bun'): Dress => ({
  ...{ skin, hair, cover, top: 'kit-navy', legs: 'kit-ink', shoes: 'none' },
});

const GYMNAST: Dress = {
  ...{ skin: 'skin-3', top: 'kit-white', shoes: 'kit-white', hair: 'hair-1' },
  sole: shadowOf('kit-white'),
  accent: 'kit-yellow',
  ...{ ...CLOSE, legs: 'kit-white', sleeves: 'none' as const },
};
const STRAIGHT = pose({
  spine: { lean: 0, nod: 4 },
  nearLeg: { hip: -6, knee: 2, foot: 70 },
  farLeg: { hip: -2, knee: 2, foot: 70 },
  nearArm: { shoulder: 14, elbow: 8 },
  farArm: { shoulder: 20, elbow: 8 },
});

/** Where the score falls. */
const LINE = 720;
const TABLE = 172;
/** Hips of the judge in front. */
const [SEAT, SCALE] = [862, 172];

/** The bed of the trampoline on its frame, far behind the table. */
const trampoline = (x: number, width: number): string =>
  rect(x - 34, 150, 34, 12, 'mat') +
  rect(x + width, 150, 34, 12, 'mat') +
  rect(x, 150, width, 7, 'kit-ink') +
  rect(x + 14, 151, width - 28, 3, 'kit-white') +
  rect(x - 34, 160, width + 68, 5, 'steel') +
  each([x - 22, x + width * 0.5, x + width + 16], (leg) => rect(leg, 164, 5, 26, 'steel')) +
  rect(x - 30, 188, width + 60, 3, 'steel');

/** A terminal on its foot, the face turned a quarter: deductions as keys, the sum above them. */
function terminal(x: number): string {
  return (
    path(`M${x - 6} 84L${x + 62} 72L${x + 78} 158L${x + 12} 170Z`, 'kit-ink') +
    path(`M${x} 88L${x + 58} 78L${x + 62} 100L${x + 4} 110Z`, 'tv-panel') +
    repeat(3, (row) =>
      repeat(3, (column) => {
        const [kx, ky] = [x + 7 + column * 19 + row * 3.2, 117 - column * 3.2 + row * 16];
        return path(`M${kx} ${ky}l14 -2.4l2 11l-14 2.4z`, row === 2 && column === 2 ? 'led-lit' : 'kit-grey');
      }),
    ) +
    path(`M${x + 20} 164L${x + 74} 156L${x + 92} 174H${x + 4}Z`, 'steel')
  );
}

export const scoring: Scene = {
  id: 'Scoring',
  title: 'The judges’ panel',
  description:
    'A drawn scene beside a trampoline: a judge at the table has one hand on the keys of the terminal and the eyes on the gymnast, who is in the air behind; a colleague sits farther along. The board shows the parts of the score: execution 16.2, difficulty 17.4, time of flight 17.28 and the total of 50.88.',
  ...staged(LINE, 'SCORE'),
  bands: [
    ...crowd('Scoring', 0, 62, ['steel', 'kit-ink', 'g3', 'kit-ink', 'steel']),
    ...bands('62 kit-ink, 65 kit-blue-d, 140 kit-blue-s, 146 mat, 196 mat-2'),
  ],
  under: (lettering) =>
    trampoline(528, 130) +
    terminal(SEAT - 158) +
    rect(1000, 16, 190, 118, 'steel', 4) +
    rect(1003, 19, 184, 112, 'led-ground', 2) +
    each(
      [
        ['E', '16.2'],
        ['D', '17.4'],
        ['T', '17.28'],
      ] as const,
      ([part, points], row) =>
        lettering.text(1018, 42 + row * 22, part, { size: 18, style: 'bold', fill: 'led-white' }) +
        lettering.text(1172, 42 + row * 22, points, { size: 18, style: 'bold', anchor: 'end', fill: 'led-lit' }),
    ) +
    lettering.text(1172, 122, '50.88', { size: 30, style: 'bold', anchor: 'end', fill: 'led-white' }),
  bodies: [
    put(
      LINE,
      600,
      186,
      66,
      tumbling(
        holding(STRAIGHT, { kit: GYMNAST, isFree: true }),
        () => -38,
        () => 1.75,
      ),
    ),
    put(LINE, 330, TABLE + 4, 140, judge(jacket('skin-4', 'hair-1', 'short'), ON_TABLE, -14)),
    put(LINE, SEAT, TABLE - 2, SCALE, judge(jacket('skin-1', 'hair-2', 'bun'), ON_TERMINAL, -8)),
  ],
  front: bands('0 kit-white, 8 kit-navy-s, 14 kit-navy').map(({ y, height, fill }) => ({
    y: y + TABLE,
    height: y === 14 ? 214 - TABLE - 14 : height,
    fill,
  })),
};
