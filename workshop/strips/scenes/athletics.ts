import type { Arm } from '../../figure/bones.ts';
import { bar, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { bands, laneLines } from '../backdrops.ts';
import { field } from '../cast/sprinters.ts';
import { type Scene, shade } from '../scene.ts';

/** 0.3 m long, held in the fist. */
const baton = ({ wrist, reach }: Arm): Part => ({
  fill: 'p',
  outline: bar(towards(wrist, reach + 70, -0.06), towards(wrist, reach + 70, 0.24), 0.022),
});

export const athletics: Scene = {
  id: 'Athletics',
  title: 'Finish of a 4 × 100 m relay',
  description:
    'A drawn photo-finish picture of the last runners of four relay teams, batons in hand, 0.58 s from edge to edge. A foot that stands on the line while the body passes is drawn out long; a foot that swings forward is squeezed. The red line reads a torso.',
  msPerUnit: 0.4,
  cursorTime: 38.162,
  bands: [
    ...bands('0 g3, 8 g2, 14 g4, 20 g2, 34 p, 37 g4, 58 i, 60 g3, 66 g2, 92 p, 95 tartan-2, 124 tartan'),
    ...laneLines(132, 207, 5),
  ],
  shadow: shade('tartan-2'),
  bodies: field({
    times: [38.318, 38.071, 38.236, 38.162],
    dips: [0.2, 0.5, 0, 1],
    from: 132,
    to: 207,
    scale: 86,
    speed: 11.6,
    seed: 1,
    stride: { gear: ({ nearArm }) => ({ front: [baton(nearArm)] }) },
  }),
};
