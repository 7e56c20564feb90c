import { holding } from '../../figure/acting.ts';
import { raised, tumbling } from '../../figure/aerial.ts';
import type { Dress } from '../../figure/dress.ts';
import { pose } from '../../figure/pose.ts';
import { shadowOf } from '../../kit/palette.ts';
import { bands, crowd } from '../backdrops.ts';
import { panel } from '../panel.ts';
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
const TUCKED = pose({
  spine: { lean: 46, nod: 36 },
  nearLeg: { hip: 114, knee: 142, foot: 86 },
  farLeg: { hip: 108, knee: 140, foot: 84 },
  nearArm: { shoulder: -34, elbow: 104 },
  farArm: { shoulder: -30, elbow: 104 },
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

const MAT = 594;

export const gymnastics: Scene = {
  id: 'Gymnastics',
  title: 'The landing and the score',
  description:
    'A drawn scene of a gymnast who comes out of a double somersault from the right: tucked, opening, and on both feet on the landing mat. The panel shows difficulty 5.600, execution 9.033 and the score of 14.633.',
  ...staged(MAT, 'LANDING'),
  phone: 488,
  bands: [
    ...crowd('Gymnastics', 0, 56, ['steel', 'kit-ink', 'g3', 'kit-ink', 'steel']),
    ...bands('56 kit-ink, 59 kit-navy, 128 kit-navy-s, 134 mat-1, 178 mat, 204 kit-white, 207 kit-blue-d'),
  ],
  under: (lettering) =>
    panel(lettering, 349, 74, 58, ['D 5.600', 'E 9.033', { text: '14.633', fill: 'led-white' }], 14),
  bodies: [
    put(MAT, 1040, 196, 98, flying(TUCKED, -235, 1.28)),
    put(MAT, 835, 196, 98, flying(OPENED, -38, 1.1)),
    put(
      MAT,
      MAT + 16,
      204,
      102,
      raised(holding(LANDING, { kit: GYMNAST }), () => 0),
      { shadow: SOFT_SHADE },
    ),
  ],
};
