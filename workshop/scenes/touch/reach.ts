/** Seen from close by: the hand spread on the pad, the arm behind it, head and back of who reaches. */
import { type Camera, laidOn } from '../../kit/camera.ts';
import { each, type Point } from '../../kit/shapes.ts';
import { at, type Brush, fill, type Joint, stroke } from '../brush.ts';
import { head } from '../people/person.ts';

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

/** The hand lies in the plane of the wall; it is nearest to us, so it is drawn larger than life. */
export function handOnPad(brush: Brush, camera: Camera): string {
  return laidOn(camera, [0, -0.5, 0.045], [0, -1, 0], [0, 0, 1], `<g transform="scale(2.5 -2.35)">${hand(brush)}</g>`);
}

/** From the shoulder to the heel of the hand. */
export function arm(brush: Brush, [x, y]: Point): string {
  return brush.limb(
    [
      [272, 716, 47],
      [350, 782, 46],
      [436, 818, 40],
      [520, 820, 43],
      [x - 50, y + 12, 38],
      [x + 10, y - 14, 35],
    ],
    SKIN,
    16,
  );
}

/** The trunk runs away from us, so it soon grows small. */
export function swimmerBehind(brush: Brush): string {
  return (
    fill('M-20 566Q10 530 46 560Q70 548 84 590Q120 600 96 630L-20 640Z', 'white', 0.9) +
    brush.limb(
      [
        [-30, 596, 15],
        [12, 606, 21],
        [52, 622, 30],
      ],
      SKIN,
    ) +
    brush.limb(
      [
        [236, 690, 42],
        [270, 650, 34],
      ],
      SKIN,
    ) +
    brush.limb(
      [
        [268, 706, 46],
        [220, 694, 66],
        [150, 668, 58],
        [88, 640, 42],
        [50, 624, 32],
      ],
      SKIN,
      22,
    ) +
    brush.limb(
      [
        [70, 632, 38],
        [50, 624, 33],
        [22, 612, 26],
      ],
      'kit-navy',
    ) +
    // What of the trunk is under water.
    brush.limb(
      [
        [262, 738, 46],
        [190, 746, 52],
        [110, 730, 46],
        [40, 706, 36],
        [-30, 684, 26],
      ],
      SKIN,
      18,
    ) +
    fill('M-20 622Q30 640 70 664Q130 690 176 728Q120 726 60 700Q10 690-20 690Z', 'pool-2') +
    fill('M-20 618Q30 636 72 660Q130 688 182 730Q120 708 60 684Q10 668-20 668Z', 'white', 0.75) +
    at(
      [284, 612],
      5.7,
      head(brush, {
        view: 'profile',
        skin: SKIN,
        hair: 'hair-1',
        cover: 'swim',
        coverTone: 'kit-red',
        extra: 'goggles',
      }),
      12,
    )
  );
}
