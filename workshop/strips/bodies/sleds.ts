/** Sleds of the ice channel: bobs for two and four, skeleton. */
import type { Point } from '../../kit/shapes.ts';
import type { Figure, Part } from '../body.ts';
import { bar, ellipse, points, put, smooth, strut } from '../geometry.ts';
import { poseOf } from './act.ts';
import { numerals } from './digits.ts';
import { type Kit, person } from './rig.ts';

export interface SledKit {
  readonly hull: string;
  readonly belly: string;
  readonly stripe: string;
  readonly steel: string;
  readonly helmets: readonly string[];
  readonly suit: string;
  readonly number: string;
  readonly ink: string;
}

/** Nose of the hull at x = 1.55; the rest follows the crew's length. */
function hull(length: number): Point[] {
  const tail = 1.55 - length;
  return smooth(
    [
      [1.55, 0.3],
      [1.42, 0.42],
      [1.0, 0.58],
      [0.66, 0.68],
      [0.46, 0.73],
      [0.3, 0.7],
      [tail + 0.5, 0.7],
      [tail + 0.1, 0.74],
      [tail, 0.7],
      [tail + 0.02, 0.4],
      [tail + 0.12, 0.2],
      [0.2, 0.17],
      [1.2, 0.18],
      [1.5, 0.23],
    ],
    5,
  );
}

function belly(length: number): Point[] {
  const tail = 1.55 - length;
  return smooth(
    [
      [1.52, 0.27],
      [1.1, 0.33],
      [0.1, 0.34],
      [tail + 0.1, 0.36],
      [tail + 0.16, 0.2],
      [0.2, 0.17],
      [1.2, 0.18],
      [1.48, 0.22],
    ],
    4,
  );
}

const runnerBlade = (x: number, fill: string): Part[] => [
  {
    fill,
    outline: smooth(
      [
        [x - 0.42, 0.03],
        [x - 0.36, 0],
        [x + 0.36, 0],
        [x + 0.46, 0.05],
        [x + 0.44, 0.07],
        [x + 0.3, 0.035],
        [x - 0.38, 0.035],
      ],
      3,
    ),
  },
  { fill, outline: strut([x - 0.16, 0.03], [x - 0.1, 0.24], 0.05) },
  { fill, outline: strut([x + 0.18, 0.03], [x + 0.1, 0.24], 0.05) },
];

/** The cowl hides all but helmets and shoulders. */
export function bobsleigh(kit: SledKit): Figure {
  const crew = kit.helmets.length;
  const length = crew > 2 ? 3.8 : 2.7;
  const tail = 1.55 - length;
  const seats = kit.helmets.map((fill, index) => ({ fill, x: 0.2 - index * (crew > 2 ? 0.5 : 0.72) }));
  return (time) => {
    const shake = (index: number): number => 0.012 * Math.sin(time * 90 + index * 1.9);
    const riders = seats.toReversed().flatMap(({ fill, x }, index): Part[] => {
      const y = 0.84 + shake(index) - (crew > 2 ? 0 : 0.02);
      return [
        { fill: kit.suit, outline: ellipse(x - 0.08, 0.7, 0.27, 0.13) },
        {
          fill,
          outline: put(
            smooth(points('0 0.15, 0.1 0.12, 0.14 0.02, 0.12 -0.08, 0.02 -0.13, -0.11 -0.1, -0.15 0.01, -0.1 0.12'), 4),
            x,
            y,
            -14,
          ),
        },
        {
          fill: kit.steel,
          outline: put(smooth(points('0.08 0.06, 0.135 0.03, 0.13 -0.05, 0.06 -0.04'), 3), x, y, -14),
        },
      ];
    });
    return [
      ...runnerBlade(0.92, kit.steel),
      ...runnerBlade(tail + 0.75, kit.steel),
      ...riders,
      { fill: kit.hull, outline: hull(length), counts: true },
      { fill: kit.belly, outline: belly(length) },
      {
        fill: kit.stripe,
        outline: points('1.0 0.36, 0.9 0.52, 0.8 0.56, 0.9 0.36'),
      },
      {
        fill: kit.stripe,
        outline: points('0.8 0.36, 0.7 0.6, 0.6 0.63, 0.7 0.36'),
      },
      { fill: kit.suit, outline: bar([tail + 0.06, 0.8], [tail + 0.3, 0.74], 0.025) },
      ...numerals(kit.number, 0.24, kit.ink).map((part) => ({ ...part, outline: put(part.outline, -0.35, 0.52) })),
    ];
  };
}

/** Head first on the belly. */
export function skeleton(kit: Kit, steel: string): Figure {
  const pose = poseOf([0, 0, 87, 60, -84, 6, 160, -86, 4, 166, -100, 8, -96, 6]);
  const lying = person({ ...pose, hips: [0, 0.27] }, kit).map((part) => ({ ...part, counts: false }));
  return () => [
    {
      fill: steel,
      outline: smooth(points('-0.45 0.05, -0.35 0, 0.5 0, 0.62 0.06, 0.56 0.08, -0.42 0.08'), 3),
    },
    { fill: steel, outline: bar([-0.4, 0.13], [0.55, 0.13], 0.045), counts: true },
    ...lying,
  ];
}
