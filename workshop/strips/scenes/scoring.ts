import { holding } from '../../figure/acting.ts';
import { tumbling } from '../../figure/aerial.ts';
import type { Dress } from '../../figure/dress.ts';
import { pose } from '../../figure/pose.ts';
import { shadowOf } from '../../kit/palette.ts';
import { path, rect } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { CLOSE } from '../kits.ts';
import { panel } from '../panel.ts';
import type { Scene } from '../scene.ts';
import { put, staged } from '../stage.ts';

const judge = (skin: string, hair: string, cover: 'short' | 'bun', jacket: string): Dress => ({
  ...{ skin, hair, cover, top: jacket, legs: 'kit-ink', shoes: 'kit-ink' },
});

const seat = (lean: number, nod: number, shoulder: number) =>
  pose({
    spine: { lean, nod },
    nearLeg: { hip: 86, knee: 86 },
    farLeg: { hip: 86, knee: 86 },
    nearArm: { shoulder, elbow: 74 },
    farArm: { shoulder: shoulder + 12, elbow: 70 },
  });

/** Where the score falls: between the gymnast and the judges. */
const LINE = 420;

const JUDGES = [
  { x: 570, kit: judge('skin-1', 'hair-2', 'bun', 'kit-navy'), stance: seat(12, 2, 24) },
  { x: 790, kit: judge('skin-4', 'hair-1', 'short', 'kit-navy'), stance: seat(8, -10, 28) },
  { x: 980, kit: judge('skin-2', 'hair-3', 'short', 'kit-navy'), stance: seat(14, 4, 22) },
];

const GYMNAST: Dress = {
  ...{
    skin: 'skin-3',
    top: 'kit-white',
    shoes: 'kit-white',
    hair: 'hair-1',
  },
  sole: shadowOf('kit-white'),
  accent: 'kit-red',
  ...{ ...CLOSE, legs: 'kit-white', sleeves: 'none' as const },
};
const STRAIGHT = pose({
  spine: { lean: 0, nod: 4 },
  nearLeg: { hip: -6, knee: 2, foot: 70 },
  farLeg: { hip: -2, knee: 2, foot: 70 },
  nearArm: { shoulder: 14, elbow: 8 },
  farArm: { shoulder: 20, elbow: 8 },
});

/** A terminal on the table, seen from the side with its lit face turned to the judge. */
const terminal = (x: number): string =>
  path(`M${x} 148L${x - 22} 100L${x - 17} 98L${x + 7} 147Z`, 'steel') +
  path(`M${x - 17} 98L${x - 14} 97L${x + 10} 147L${x + 7} 147Z`, 'led-lit') +
  rect(x - 12, 145, 44, 5, 'steel', 2);

export const scoring: Scene = {
  id: 'Scoring',
  title: 'The judges’ panel',
  description:
    'A drawn scene of three judges at their table, terminals in front of them, watching a trampoline gymnast in the air. The panel shows the parts of the score: execution, difficulty, time of flight and the total.',
  ...staged(LINE, 'SCORE'),
  phone: 405,
  bands: [
    ...crowd('Scoring', 0, 70, ['steel', 'kit-ink', 'g3', 'kit-ink', 'steel']),
    ...bands('70 kit-ink, 73 kit-blue-d, 150 mat, 190 kit-blue-d'),
  ],
  bodies: [
    ...JUDGES.map(({ x, kit, stance }) => put(LINE, x, 268, 150, holding(stance, { kit }))),
    put(
      LINE,
      318,
      204,
      94,
      tumbling(
        holding(STRAIGHT, { kit: GYMNAST, isFree: true }),
        () => -48,
        () => 1.2,
      ),
    ),
  ],
  over: (lettering) =>
    JUDGES.map(({ x }) => terminal(x - 86)).join('') +
    rect(450, 150, 630, 8, 'kit-white') +
    rect(450, 158, 630, 56, 'kit-navy') +
    rect(450, 158, 630, 6, 'kit-navy-s') +
    panel(lettering, 1010, 92, 46, ['16.2', '17.4', '17.28', { text: '50.88', fill: 'led-white' }], 14),
};
