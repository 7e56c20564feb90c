/** Seen from close by: the hand spread on the pad, the arm behind it, head and back of who reaches. */
import { type Camera, laidOn } from '../../kit/camera.ts';
import { each } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { type Brush, fill, type Joint, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

const SKIN = 'skin-2';

/** Of the back of a right hand, fingers up; centimetres about the knuckles. */
const FINGERS: readonly (readonly Joint[])[] = [
  [
    [3.1, 0.6, 0.95],
    [4.5, -3.4, 0.84],
    [5.4, -6.6, 0.62],
  ],
  [
    [1.3, -0.4, 1.06],
    [2, -5.4, 0.96],
    [2.5, -9.4, 0.72],
  ],
  [
    [-0.9, -0.6, 1.12],
    [-1, -6, 1.02],
    [-1.1, -10.4, 0.76],
  ],
  [
    [-3, -0.2, 1.06],
    [-4.1, -5, 0.96],
    [-4.9, -8.8, 0.74],
  ],
];
const THUMB: readonly Joint[] = [
  [-2.4, 6, 1.6],
  [-5.4, 3.4, 1.3],
  [-7.8, 0.6, 0.94],
];
const PALM = 'M-2.4 7.8C-4 5.8-4.8 2-4.1-.4C-2.6-1.6 1.4-1.8 3.9 0C4.6 2.4 4 5.8 2 7.8Q0 8.6-2.4 7.8Z';

function hand(brush: Brush): string {
  const nail = (finger: readonly Joint[]) => {
    const [[bx, by] = [0, 0], [tx, ty] = [0, 0]] = finger.slice(-2);
    const [dx, dy] = [(tx - bx) / 4, (ty - by) / 4];
    return `M${(tx - dx * 0.5).toFixed(2)} ${(ty - dy * 0.5).toFixed(2)}l${(dx * 0.7).toFixed(2)} ${(dy * 0.7).toFixed(2)}`;
  };
  return (
    `<g transform="translate(1.2 1)" opacity="0.3">${fill(PALM, 'black')}${each([...FINGERS, THUMB], (joints) => stroke(joints.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''), 'black', 1.9))}</g>` +
    brush.limb(THUMB, SKIN, 0.7) +
    each(FINGERS, (joints) => brush.limb(joints, SKIN, 0.55)) +
    brush.lit(PALM, SKIN, 0.9) +
    // Knuckles, the tendons behind them, nails.
    stroke('M-3.1.5q.6-.7 1.2 0M-1.1.1q.6-.7 1.2 0M1 .3q.6-.6 1.1.1M2.8 1.2q.4-.5.8.1', `${SKIN}-c`, 0.26) +
    stroke('M-2.2 1.6L-1.2 6M-.4 1.4L-.2 5.6M1.5 1.6L.8 5.6', `${SKIN}-c`, 0.2) +
    stroke(each([...FINGERS, THUMB], nail), `${SKIN}-a`, 0.8)
  );
}

/** The hand lies in the plane of the wall, fingers up. */
export function handOnPad(brush: Brush, camera: Camera, place: Place): string {
  const parts = `<g transform="scale(1.16 -1.1)">${hand(brush)}</g>`;
  return laidOn(camera, place, [0, -1, 0], [0, 0, 1], parts);
}

/** Who reaches, low in the water, toes pointed; centimetres about the wrist at the wall. */
export function reaching(brush: Brush): string {
  const skin = SKIN;
  return person(
    brush,
    {
      neck: [-70, 6],
      shoulders: [
        [-68, 8],
        [-68, 8],
      ],
      hips: [
        [-128, 16],
        [-128, 16],
      ],
      spine: [
        [-66, 5],
        [-80, 4],
        [-96, 8],
        [-112, 12],
        [-128, 15],
      ],
      head: [-57, -7],
      tilt: 16,
      armsBehind: [
        {
          joints: [
            [-84, 14],
            [-104, 36],
            [-130, 40],
          ],
          hand: 'pad',
        },
      ],
      legsBehind: [
        {
          joints: [
            [-130, 17],
            [-172, 32],
            [-212, 40],
          ],
          turn: 166,
          size: 0.92,
        },
      ],
      legs: [
        {
          joints: [
            [-130, 16],
            [-174, 16],
            [-216, 10],
          ],
          turn: 178,
          size: 0.92,
        },
      ],
      arms: [],
    },
    {
      ...{ view: 'profile', hair: 'hair-1', cover: 'swim', coverTone: 'kit-white', extra: 'goggles', sleeves: 'none' },
      ...{ legs: 'kit-navy', legwear: 'short', isTight: true, bulk: 0.94, skin, top: skin, shoes: skin },
    },
  );
}

/** From the shoulder to the heel of the hand. */
export const arm = (brush: Brush, reach: number): string =>
  brush.limb(
    [
      [-74, 8, 6],
      [-64, 8, 7.2],
      [-50, 8.6, 5.8],
      [-38, 9, 4.6],
      [-28, 8.6, 4.9],
      [-12, 5, 3.6],
      [reach - 2, 1.4, 3.2],
      [reach + 1.4, -1, 3.4],
    ],
    SKIN,
    2,
  );
