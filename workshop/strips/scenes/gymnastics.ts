import { holding } from '../../figure/acting.ts';
import { tumbling } from '../../figure/aerial.ts';
import { shoulderOf } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { pose } from '../../figure/pose.ts';
import { armTo } from '../../figure/reach.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { shadowOf } from '../../kit/palette.ts';
import { each, path, rect } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { type Scene, SOFT_SHADE } from '../scene.ts';
import { put, staged } from '../stage.ts';

export const GYMNAST: Dress = {
  ...{ skin: 'skin-2', top: 'kit-yellow', legs: 'kit-yellow', shoes: 'skin-2' },
  sole: shadowOf('skin-2'),
  hair: 'hair-2',
  cover: 'bun',
  accent: 'kit-ink',
  ...{ legwear: 'brief', isTight: true },
};

export const LANDING = pose({
  spine: { lean: 16, nod: 2 },
  nearLeg: { hip: 40, knee: 52, foot: 0 },
  farLeg: { hip: 34, knee: 46, foot: 0 },
  nearArm: { shoulder: 118, elbow: 4 },
  farArm: { shoulder: 140, elbow: 4 },
});
/** Knees at the chest, the hands on the shins. */
const TUCK_LEAN = 40;
const ON_SHINS = armTo(shoulderOf([0, 0], TUCK_LEAN), [0.36, 0.02]);
const TUCKED = pose({
  spine: { lean: TUCK_LEAN, nod: 44 },
  nearLeg: { hip: 134, knee: 140, foot: 56 },
  farLeg: { hip: 130, knee: 138, foot: 56 },
  nearArm: ON_SHINS,
  farArm: ON_SHINS,
});
const OPENED = pose({
  spine: { lean: 8, nod: 10 },
  nearLeg: { hip: 46, knee: 30, foot: 50 },
  farLeg: { hip: 42, knee: 30, foot: 50 },
  nearArm: { shoulder: 76, elbow: 10 },
  farArm: { shoulder: 84, elbow: 10 },
});

const flying = (stance: typeof TUCKED, turn: number, height: number) =>
  tumbling(
    holding(stance, { kit: GYMNAST, isFree: true }),
    () => turn,
    () => height,
  );

const MAT = 806;
const GROUND = 204;
/** The board: a telephone shows it beside the landing. */
const [LEFT, TOP] = [580, 46];

function board(lettering: Lettering): string {
  const row = (y: number, name: string, score: string): string =>
    lettering.text(LEFT + 11, y, name, { size: 17, style: 'bold', fill: 'led-white' }) +
    lettering.text(LEFT + 109, y, score, { size: 17, style: 'bold', anchor: 'end', fill: 'led-lit' });
  return (
    each([LEFT + 22, LEFT + 92], (x) => rect(x, TOP + 90, 6, GROUND - TOP - 96, 'steel')) +
    rect(LEFT - 3, TOP - 3, 126, 96, 'steel', 4) +
    rect(LEFT, TOP, 120, 90, 'led-ground', 2) +
    row(TOP + 24, 'D', '5.600') +
    row(TOP + 47, 'E', '9.033') +
    lettering.text(LEFT + 109, TOP + 80, '14.633', { size: 27, style: 'bold', anchor: 'end', fill: 'led-white' })
  );
}

/** The vaulting table: its padded top, the column it stands on, and the runway behind it. */
function table(x: number): string {
  return (
    rect(x + 34, 106, 34, 96, 'steel') +
    rect(x + 34, 106, 12, 96, 'kit-grey') +
    path(`M${x + 14} 202h76l8 6H${x + 6}Z`, 'kit-ink') +
    path(
      `M${x} 92Q${x - 4} 82 ${x + 8} 80L${x + 112} 72Q${x + 124} 72 ${x + 122} 84L${x + 118} 100Q${x + 60} 112 ${x + 6} 110Q${x - 4} 106 ${x} 92Z`,
      'coat-1',
    ) +
    path(`M${x} 92Q${x - 4} 82 ${x + 8} 80L${x + 112} 72Q${x + 124} 72 ${x + 122} 84Q${x + 60} 92 ${x} 96Z`, 'timber')
  );
}

export const gymnastics: Scene = {
  id: 'Gymnastics',
  title: 'The landing and the score',
  description:
    'A drawn scene of a vault: a gymnast comes from the vaulting table on the right, tucked with the hands on the shins, then opening, and lands with both feet on the mat. The board beside the mat shows difficulty 5.600, execution 9.033 and the score of 14.633.',
  ...staged(MAT, 'LANDING'),
  bands: [
    ...crowd('Gymnastics', 0, 40, ['steel', 'kit-ink', 'kit-navy', 'kit-ink', 'steel']),
    ...bands('40 kit-ink, 43 kit-navy, 148 kit-navy-s, 154 kit-blue-d, 182 kit-blue-s, 208 kit-white, 211 kit-blue-d'),
  ],
  under: (lettering) => board(lettering) + table(1206),
  bodies: [
    put(MAT, 1154, 196, 98, flying(TUCKED, 112, 1.54)),
    put(MAT, 1010, 196, 98, flying(OPENED, -38, 1.1)),
    put(MAT, MAT + 10, GROUND, 104, holding(LANDING, { kit: GYMNAST }), { shadow: SOFT_SHADE }),
  ],
};
