/** Faces in five views, 24 cm from chin to crown about their middle, turned to the right. Centimetres, y down. */
import type { View } from './dress.ts';

type OfView = Readonly<Record<View, string>>;

export const FACE: OfView = {
  profile:
    'M-2-11.6C4-11.9 7.5-9 8.1-4.6L8.2-2.7Q7.5-1.7 7.9-.8L10.1 2.9Q10.2 4 8.4 4.4L8.6 5.5Q9.2 6 8.4 6.5Q9 7.1 8.2 7.9Q7.6 8.6 8.1 9.5Q8.4 11.5 6 11.9C3.6 12 .9 10-1.2 8L-2.5 5C-6 6-9.4 3-9.5-2C-9.7-8-6.5-11.4-2-11.6Z',
  quarter:
    'M-1-11.8C3.6-12 6.6-9 7-5.4L7.2-2.6Q6.8-1.6 7-.6Q7.5 1.4 6.9 3.4C6.6 6.4 5.6 9.6 3.8 11.4Q2.4 12.3.6 11.7C-1.8 10.8-4.2 8.6-5.2 6.2L-6.4 1C-9 0-9.6-3-9-5.4C-8-9.6-5-11.6-1-11.8Z',
  front:
    'M0-12C4.6-12 7.4-9 7.5-4.5C7.6-1 7.4 2 6.6 5C5.8 8 3.6 11.9 0 12C-3.6 11.9-5.8 8-6.6 5C-7.4 2-7.6-1-7.5-4.5C-7.4-9-4.6-12 0-12Z',
  back: 'M0-11.6C4.6-11.6 7.6-8.6 7.6-4C7.6 2 6.6 6 4.4 9L-4.4 9C-6.6 6-7.6 2-7.6-4C-7.6-8.6-4.6-11.6 0-11.6Z',
  lost: 'M1-11.4C5-11 7.6-8 7.8-3.4Q7.2-2.4 7.5-1.4Q8 .6 7.4 2.6L7.7 4.4Q7 6.6 6.2 8.6Q5 11 2.6 10.8C0 10-2 8-3.4 6L-6 2C-8 0-9-3-8.4-6C-7.4-9.8-3.6-11.8 1-11.4Z',
};

/** Where the ears are, and over the face or behind it. */
export const EARS: Readonly<Record<View, readonly (readonly [x: number, y: number])[]>> = {
  profile: [[-1.9, 1.4]],
  quarter: [[-5.6, 1.2]],
  front: [
    [-7.5, 0.4],
    [7.5, 0.4],
  ],
  back: [
    [-7.7, 0],
    [7.7, 0],
  ],
  lost: [[1.7, 1.4]],
};

interface Features {
  readonly brows?: string;
  readonly whites?: string;
  readonly irises?: string;
  readonly lids?: string;
  readonly mouth?: string;
  /** The shade beside a nose, under a lip, of a nostril. */
  readonly shades?: readonly (readonly [line: string, width: number])[];
  readonly nose?: string;
}

export const FEATURES: Readonly<Record<View, Features>> = {
  profile: {
    brows: 'M4.6-3.6Q6.4-4.4 7.7-3.4',
    whites: 'M5-1.4Q6.2-2.3 7.2-1.4Q6.4-.4 5-1.4Z',
    irises: 'M6.2-2.1L7.1-2.1L7.1-.7L6.2-.7Z',
    lids: 'M4.8-1.5Q6.2-2.4 7.4-1.5',
    mouth: 'M6 6.6L8.3 6.5',
    shades: [['M7.4 3.6Q6.8 3.2 7 2.4', 0.5]],
  },
  quarter: {
    nose: 'M4.6-2L6.4 2.6Q6.6 3.8 5.2 4Q4 4 3.6 3.5Q5 3.2 4.6 1.8Z',
    brows: 'M-.6-3.7Q1.2-4.7 3-3.6M5.3-3.8Q6.2-4.4 6.9-3.6',
    whites: 'M-.2-1.4Q1.2-2.5 2.6-1.3Q1.2-.4-.2-1.4ZM5.3-1.4Q6.2-2.3 6.8-1.4Q6.2-.6 5.3-1.4Z',
    irises: 'M1.1-2.1L2.1-2.1L2.1-.7L1.1-.7ZM6-2.1L6.7-2.1L6.7-.8L6-.8Z',
    lids: 'M-.4-1.4Q1.2-2.6 2.8-1.4M5.2-1.4Q6.2-2.4 6.9-1.5',
    mouth: 'M1.8 7Q3.6 7.6 5.2 6.8',
    shades: [['M2.6 8.7Q3.6 9 4.4 8.6', 0.4]],
  },
  front: {
    nose: 'M.3-2L1.6 2.8Q1.4 3.8-.4 3.8Q.6 3 .3-2Z',
    brows: 'M-4.6-3.7Q-3-4.7-1.3-3.7M1.3-3.7Q3-4.7 4.6-3.7',
    whites: 'M-4.2-1.4Q-2.8-2.4-1.4-1.4Q-2.8-.5-4.2-1.4ZM1.4-1.4Q2.8-2.4 4.2-1.4Q2.8-.5 1.4-1.4Z',
    irises: 'M-3.3-2.1L-2.3-2.1L-2.3-.7L-3.3-.7ZM2.3-2.1L3.3-2.1L3.3-.7L2.3-.7Z',
    lids: 'M-4.3-1.4Q-2.8-2.5-1.3-1.4M1.3-1.4Q2.8-2.5 4.3-1.4',
    mouth: 'M-2 7Q0 7.7 2 7',
  },
  lost: { brows: 'M6.9-3.4L7.8-3.5', lids: 'M7-1.4L7.7-1.5' },
  back: {},
};

export const BEARD: Partial<OfView> = {
  quarter:
    'M-5.4 2.6C-4 5-1 5.6 1.4 5.6Q3.6 4.6 6 5.6Q6.8 4.6 6.9 3.4C6.6 6.4 5.6 9.6 3.8 11.4Q2.4 12.3.6 11.7C-1.8 10.8-4.2 8.6-5.2 6.2Z',
  profile: 'M-.6 2C1 5 4 5.4 6.6 5L8.6 5.5L8.2 7.9Q7.6 8.6 8.1 9.5Q8.4 11.5 6 11.9C3.6 12 .9 10-1.2 8L-2.5 5Z',
};
