import type { Arm } from '../../figure/bones.ts';
import { bar, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { bands, crowd, laneLines } from '../backdrops.ts';
import { runner, type Stride } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { at, moving, type Scene, type SceneBody, SOFT_SHADE } from '../scene.ts';

/** 0.3 m long, held in the fist. */
const baton = ({ wrist, reach }: Arm): Part[] => [
  {
    fill: 'kit-yellow',
    outline: bar(towards(wrist, reach + 70, -0.06), towards(wrist, reach + 70, 0.24), 0.019),
  },
  { fill: 'kit-yellow-s', outline: bar(towards(wrist, reach + 70, 0.06), towards(wrist, reach + 70, 0.1), 0.019) },
];

function anchor(lane: number, ground: number, scale: number, time: number, kit: number, stride: Stride): SceneBody {
  const figure = runner(
    {
      ...athletes('tartan', kit, String(lane)),
      isCropped: true,
      isFist: true,
      cover: kit % 2 === 0 ? 'bun' : 'flying',
    },
    { ...stride, gear: ({ nearArm }) => ({ front: baton(nearArm) }) },
  );
  return at(time, ground, scale, moving(figure, 10.2));
}

export const athletics: Scene = {
  id: 'Athletics',
  title: 'Finish of a women’s 4 × 100 m relay',
  description:
    'A drawn photo-finish picture of the last runners of five relay teams, batons in hand, 1.3 s from edge to edge. Time runs from left to right; lanes and boards stand still and become even bands. The red line reads the torso of the third team at 42.162.',
  msPerUnit: 0.92,
  cursorTime: 42.162,
  cursorX: 636,
  bands: [
    ...crowd('Athletics', 0, 30, ['g3', 'g2', 'steel', 'g2', 'g3', 'g1']),
    ...bands('30 g4, 33 kit-white, 38 kit-blue, 88 kit-blue-s, 92 g2, 118 g3, 124 tartan-2, 134 tartan'),
    ...laneLines(140, 212, 6),
  ],
  shadow: SOFT_SHADE,
  bodies: [
    anchor(3, 172, 88, 41.833, 7, { phase: 0.62 }),
    anchor(4, 176, 90, 42.282, 1, { phase: 0.13 }),
    anchor(5, 188, 95, 41.966, 2, { phase: 0.3 }),
    anchor(6, 198, 99, 42.162, 0, { phase: 0.16, dip: 0.3, lean: 20 }),
    anchor(7, 206, 102, 42.519, 3, { phase: 0.6 }),
  ],
};
