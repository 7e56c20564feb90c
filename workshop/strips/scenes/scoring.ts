import { holding } from '../../figure/acting.ts';
import { tumbling } from '../../figure/aerial.ts';
import { shoulderOf } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Figure } from '../../figure/part.ts';
import { person } from '../../figure/person.ts';
import { pose } from '../../figure/pose.ts';
import { armTo } from '../../figure/reach.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { shadowOf } from '../../kit/palette.ts';
import { each, type Point, path, rect, repeat } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { CLOSE } from '../kits.ts';
import type { Scene } from '../scene.ts';
import { put, staged } from '../stage.ts';

/** What the hands reach: metres from the hips of who sits, ahead and up. */
const [ON_KEYS, ON_TABLE]: readonly [Point, Point] = [
  [0.46, 0.3],
  [0.56, 0.25],
];

/** Seated, the eyes on the gymnast, the near hand on the keys. */
function judge(kit: Dress): Figure {
  const lean = 12;
  const shoulder = shoulderOf([0, 0], lean);
  const seated = pose({
    spine: { lean, nod: -10 },
    nearLeg: { hip: 86, knee: 86 },
    farLeg: { hip: 86, knee: 86 },
    nearArm: armTo(shoulder, ON_KEYS),
    farArm: armTo(shoulder, ON_TABLE),
  });
  const parts = person(seated, [0, 0], { ...kit, hand: 'key', handFar: 'flat' });
  return () => parts;
}

const JUDGE: Dress = {
  ...{ skin: 'skin-1', hair: 'hair-2', cover: 'bun', top: 'kit-orange', legs: 'kit-ink', shoes: 'none' },
};

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
const LINE = 690;
const TABLE = 176;
/** Hips of the judge. */
const [SEAT, SCALE] = [846, 186];

/** The bed of the trampoline on its frame, and the mats at its ends. */
const trampoline = (x: number, width: number): string =>
  rect(x - 44, 138, 44, 12, 'kit-blue') +
  rect(x + width, 138, 44, 12, 'kit-blue') +
  rect(x, 140, width, 7, 'kit-ink') +
  rect(x + 12, 141, width - 24, 3, 'kit-white') +
  rect(x - 44, 149, width + 88, 6, 'kit-grey') +
  each([x - 30, x + width + 22], (leg) => rect(leg, 154, 7, 22, 'kit-grey'));

/** On the table: a desk with its screen up, and rows of keys on the slope before it. */
function terminal(lettering: Lettering, x: number): string {
  return (
    castShadow([x + 62, TABLE + 1], 84, 6) +
    path(`M${x - 8} 70L${x + 66} 62L${x + 76} 140L${x + 8} 150Z`, 'kit-ink') +
    path(`M${x - 2} 75L${x + 62} 68L${x + 70} 136L${x + 11} 144Z`, 'tv-panel') +
    `<g transform="rotate(-6 ${x + 30} 104)">` +
    lettering.text(x + 8, 101, 'E', { size: 24, style: 'bold', fill: 'led-white' }) +
    lettering.text(x + 66, 101, '8.1', { size: 24, style: 'bold', anchor: 'end', fill: 'led-lit' }) +
    repeat(3, (row) => rect(x + 9, 112 + row * 9, 52 - row * 11, 4, 'steel')) +
    '</g>' +
    path(`M${x + 4} 150L${x + 82} 138L${x + 128} 163L${x + 128} ${TABLE}H${x + 4}Z`, 'steel') +
    path(`M${x + 4} 150L${x + 82} 138L${x + 128} 163L${x + 42} 170Z`, 'kit-grey') +
    repeat(2, (row) =>
      repeat(4, (column) => {
        const [kx, ky] = [x + 17 + column * 17 + row * 17, 150.5 - column * 2.3 + row * 8];
        return path(`M${kx} ${ky}l11 -1.6l6 3.6l-11 1.8z`, column === 3 && row === 1 ? 'led-lit' : 'kit-white');
      }),
    )
  );
}

function board(lettering: Lettering): string {
  const [x, y] = [1008, 22];
  return (
    each([x + 34, x + 136], (leg) => rect(leg, y + 124, 10, 40, 'steel')) +
    rect(x - 4, y - 4, 188, 134, 'steel', 4) +
    rect(x, y, 180, 126, 'led-ground', 2) +
    each(
      [
        ['E', '16.2'],
        ['D', '17.4'],
        ['T', '17.28'],
      ] as const,
      ([part, points], row) =>
        lettering.text(x + 16, y + 26 + row * 24, part, { size: 20, style: 'bold', fill: 'led-white' }) +
        lettering.text(x + 166, y + 26 + row * 24, points, { size: 20, style: 'bold', anchor: 'end', fill: 'led-lit' }),
    ) +
    lettering.text(x + 166, y + 112, '50.88', { size: 36, style: 'bold', anchor: 'end', fill: 'led-white' })
  );
}

export const scoring: Scene = {
  id: 'Scoring',
  title: 'The judges’ panel',
  description:
    'A drawn scene beside a trampoline: a judge at the table has one hand on the keys of a terminal and the eyes on the gymnast, who is in the air over the bed. The board shows the parts of the score: execution 16.2, difficulty 17.4, time of flight 17.28 and the total of 50.88.',
  ...staged(LINE, 'SCORE'),
  bands: [
    ...crowd('Scoring', 0, 44, ['steel', 'kit-ink', 'kit-navy', 'kit-ink', 'steel']),
    ...bands('44 kit-ink, 47 kit-navy, 128 kit-navy-s, 132 mat'),
  ],
  under: (lettering) => trampoline(476, 150) + board(lettering) + terminal(lettering, 694),
  bodies: [
    put(
      LINE,
      598,
      176,
      70,
      tumbling(
        holding(STRAIGHT, { kit: GYMNAST, isFree: true }),
        () => -38,
        () => 1.62,
      ),
    ),
    put(LINE, SEAT, TABLE + 22, SCALE, judge(JUDGE)),
  ],
  front: bands('0 kit-white, 7 kit-grey, 11 steel').map(({ y, height, fill }) => ({
    y: y + TABLE,
    height: y === 11 ? 214 - TABLE - 11 : height,
    fill,
  })),
};
