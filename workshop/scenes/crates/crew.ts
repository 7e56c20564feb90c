/** The crew, feet at 0: one pushes a case, one steadies another on the lift, one reads the label of a third. */
import type { Brush } from '../brush.ts';
import { type Dress, person } from '../people/person.ts';

const WORK = { legs: 'kit-ink', shoes: 'kit-sand' } as const;

const PUSHER: Dress = {
  ...WORK,
  view: 'profile',
  skin: 'skin-4',
  hair: 'hair-1',
  cover: 'cap',
  coverTone: 'kit-yellow',
  top: 'kit-navy',
};
const STEADIER: Dress = { ...WORK, view: 'profile', skin: 'skin-2', hair: 'hair-2', top: 'kit-green' };
const READER: Dress = {
  ...WORK,
  view: 'quarter',
  skin: 'skin-1',
  hair: 'hair-4',
  cover: 'tail',
  top: 'kit-yellow',
  shoes: 'none',
};

/** Leans into the case; both palms against it, 62 cm ahead and 100 to 112 cm up. */
export const pusher = (brush: Brush, dress: Dress = PUSHER): string =>
  person(
    brush,
    {
      neck: [24, -137],
      shoulders: [
        [18, -131],
        [22, -131],
      ],
      hips: [
        [-12, -92],
        [-12, -92],
      ],
      spine: [
        [25, -138],
        [20, -128],
        [8, -112],
        [-4, -99],
        [-12, -90],
      ],
      head: [36, -150],
      tilt: 8,
      armsBehind: [
        {
          joints: [
            [23, -130],
            [34, -108],
            [55, -116],
          ],
          hand: 'flat',
          turn: -62,
          size: 0.94,
        },
      ],
      legsBehind: [
        {
          joints: [
            [-10, -88],
            [16, -54],
            [6, -9],
          ],
        },
      ],
      legs: [
        {
          joints: [
            [-13, -88],
            [-30, -48],
            [-64, -16],
          ],
          turn: 38,
        },
      ],
      arms: [
        {
          joints: [
            [18, -129],
            [26, -102],
            [50, -100],
          ],
          hand: 'box',
          turn: -26,
        },
      ],
    },
    dress,
  );

/** The same, on the lift. */
export const steadier = (brush: Brush): string => pusher(brush, STEADIER);

/** Turned to the right; the near hand flat on the case, 34 cm ahead and 104 cm up, the other one with a telephone. */
export const reader = (brush: Brush): string =>
  person(
    brush,
    {
      neck: [2, -150],
      shoulders: [
        [-15, -143],
        [16, -144],
      ],
      hips: [
        [-12, -94],
        [11, -94],
      ],
      head: [7, -164],
      tilt: 10,
      armsBehind: [
        {
          joints: [
            [15, -141],
            [26, -116],
            [34, -132],
          ],
          hand: 'phone',
          turn: 12,
          size: 0.96,
        },
      ],
      legs: [
        {
          joints: [
            [-7, -88],
            [-8, -48],
            [-8, -9],
          ],
        },
        {
          joints: [
            [8, -88],
            [10, -48],
            [9, -9],
          ],
        },
      ],
      arms: [
        {
          joints: [
            [-13, -140],
            [-16, -112],
            [6, -107],
          ],
          hand: 'flat',
          turn: 8,
        },
      ],
    },
    READER,
  );
