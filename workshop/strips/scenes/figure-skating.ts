import { holding } from '../../figure/acting.ts';
import { raised } from '../../figure/aerial.ts';
import type { Dress } from '../../figure/dress.ts';
import { type Pose, pose } from '../../figure/pose.ts';
import { path } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { FIGURE_BLADE, skates } from '../bodies/skater.ts';
import { CLOSE } from '../kits.ts';
import { panel } from '../panel.ts';
import { type Scene, SOFT_SHADE } from '../scene.ts';
import { mirrored, put, staged } from '../stage.ts';

export const SKATER: Dress = {
  ...{
    skin: 'skin-1',
    top: 'kit-green',
    trunks: 'kit-green',
    shoes: 'skin-2',
    sole: 'skin-2-s',
  },
  ...{ ...CLOSE, legs: 'skin-2' },
  hair: 'hair-2',
  cover: 'bun',
  accent: 'kit-white',
};

const TIGHT = pose({
  spine: { lean: -4, nod: -4 },
  nearLeg: { hip: -2, knee: 6, foot: 40 },
  farLeg: { hip: 12, knee: 34, foot: 48 },
  nearArm: { shoulder: 40, elbow: 112 },
  farArm: { shoulder: 32, elbow: 120 },
});
export const LANDING = pose({
  spine: { lean: 24, nod: -8 },
  nearLeg: { hip: 30, knee: 44 },
  farLeg: { hip: -76, knee: 6, foot: 44 },
  nearArm: { shoulder: 82, elbow: 6 },
  farArm: { shoulder: -86, elbow: -4 },
});
const TAKE_OFF = pose({
  spine: { lean: 14, nod: 0 },
  nearLeg: { hip: -4, knee: 18, foot: 18 },
  farLeg: { hip: 66, knee: 58, foot: 30 },
  nearArm: { shoulder: 66, elbow: 40 },
  farArm: { shoulder: 88, elbow: 20 },
});

const skating = (stance: Pose, height = 0) =>
  raised(
    holding(stance, { kit: SKATER, depth: FIGURE_BLADE.depth, gear: skates(FIGURE_BLADE, 'steel') }),
    () => height,
  );

const LINE = 714;

export const figureSkating: Scene = {
  id: 'FigureSkating',
  title: 'Take-off, flight and landing of an axel',
  description:
    'A drawn scene of a jump from left to right: the skater takes off forwards, turns in the air with closed arms and lands backwards on one edge. The panel shows the element, a double axel with base value 3.30, its grade of execution and the points awarded.',
  ...staged(LINE, 'LANDING'),
  bands: [
    ...crowd('FigureSkating', 0, 44, ['steel', 'g3', 'kit-ink', 'steel', 'g2']),
    ...bands(
      '44 kit-ink, 47 kit-navy, 104 kit-navy-s, 110 kit-white, 114 mat, 124 ice-2, 127 ice-1, 168 ice, 170 ice-1',
    ),
  ],
  under: (lettering) =>
    `${panel(
      lettering,
      602,
      6,
      60,
      [{ text: '2A', fill: 'led-white' }, '3.30', { text: '+1.13', fill: 'led-green' }, '4.43'],
      16,
    )}<g opacity=".5">${path('M660 204Q800 212 980 196Q1080 186 1180 188L1180 189.6Q1080 188 980 198Q800 214 660 206Z', 'ice-2')}</g>`,
  shadow: SOFT_SHADE,
  bodies: [
    put(LINE, 268.6, 200, 76, mirrored(skating(TAKE_OFF))),
    put(LINE, 482, 206, 84, mirrored(skating(TIGHT, 0.26))),
    put(LINE, 728, 206, 92, skating(LANDING)),
  ],
};
