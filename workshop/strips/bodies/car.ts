/** A GT racing car, 4.6 m long. */

import { bar, box, ellipse, smooth, strut } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import { points } from '../../kit/shapes.ts';
import type { Body } from '../body.ts';
import { plate } from './digits.ts';
import { ring, type Wheel, wheel } from './wheels.ts';

export interface CarKit {
  readonly body: string;
  readonly sill: string;
  readonly glass: string;
  readonly stripe: string;
  readonly trim: string;
  readonly rim: string;
  readonly number: string;
  /** Lamps and other small light parts. */
  readonly lamp: string;
}

const RADIUS = 0.35;
const FRONT = 1.36;
const REAR = -1.3;

const SHELL = smooth(
  points(
    '2.28,0.34 2.26,0.5 2.06,0.62 1.5,0.76 0.86,0.86 0.5,0.98 0.1,1.18 -0.28,1.24 -0.72,1.21 -1.24,1.06 -1.72,0.96 -2.12,0.92 -2.24,0.86 -2.27,0.6 -2.2,0.34 -2.0,0.22 0,0.16 2.0,0.18',
  ),
  4,
);

const GLASS = smooth(points('0.62,0.9 0.12,1.14 -0.26,1.185 -0.68,1.16 -1.08,1.03 -0.9,0.95 -0.2,0.9'), 4);

const SILL = smooth(
  points('2.26,0.3 1.9,0.34 1.76,0.3 0.9,0.3 -0.86,0.34 -1.8,0.36 -2.2,0.42 -2.16,0.28 -1.9,0.2 0,0.15 2.0,0.16'),
  3,
);

const SPOILER = smooth(points('-1.82,1.2 -1.9,1.25 -2.3,1.29 -2.42,1.25 -2.36,1.2'), 3);
const SPLITTER = points('2.42,0.11 2.43,0.135 2.26,0.2 1.8,0.21 1.8,0.12');
const STRIPE = points('2.12,0.46 1.9,0.58 0.86,0.7 -2.22,0.76 -2.24,0.62 0.8,0.6 1.86,0.46');
const LAMP = smooth(points('2.2,0.54 1.94,0.64 1.84,0.61 2.08,0.5'), 3);

export function car({ body, sill, glass, stripe, trim, rim, number, lamp }: CarKit, speed: number): Body {
  const spokes = { spokes: 10, spoke: trim, spokeWidth: 0.022 };
  const tyre: Wheel = { radius: RADIUS, tyre: trim, disc: rim, tyreWidth: 0.075, ...spokes };
  const arch = (x: number): Part => ({ fill: trim, outline: ellipse(x, RADIUS + 0.02, 0.41, 0.4, 40) });
  const shell: Part[] = [
    { fill: trim, outline: strut([-2.02, 0.9], [-2.1, 1.2], 0.05) },
    { fill: trim, outline: SPOILER },
    { fill: trim, outline: box(-2.42, 1.12, 0.1, 0.19) },
    { fill: body, outline: SHELL },
    { fill: trim, outline: SPLITTER, counts: true },
    { fill: stripe, outline: STRIPE },
    { fill: sill, outline: SILL },
    { fill: glass, outline: GLASS },
    { fill: body, outline: strut([-0.34, 1.21], [-0.52, 0.9], 0.07) },
    { fill: lamp, outline: LAMP },
    { fill: trim, outline: bar([0.46, 0.95], [0.6, 1.0], 0.035) },
    ...plate(number, [-0.34, 0.66], { width: 0.62, height: 0.4 }),
    arch(FRONT),
    arch(REAR),
  ];
  const figure: Figure = (time) => [
    ...shell,
    ...[FRONT, REAR].flatMap((x): Part[] => [
      ...wheel([x, RADIUS], time * speed, tyre),
      { fill: 'steel', outline: ring([x, RADIUS], 0.325, 0.318) },
    ]),
  ];
  return { figure, speed };
}
