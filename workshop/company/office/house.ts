/** The office in front of its place: desks above, the ground floor below, people at work and on their way. */
import { circle, each, line, path, placed, rect, repeat } from '../../kit/shapes.ts';
import { litBy } from '../../screens/screen.ts';
import { flightCase } from './flight-case.ts';
import { atWork, passer } from './staff.ts';

export const HOUSE = { width: 400, height: 170 } as const;
const FLOOR = -92;

/** A desk with a screen, and somebody at it. */
function desk(x: number, index: number): string {
  return (
    rect(x + 6, FLOOR - 13, 15, 3, 'kit-ink') +
    rect(x + 6, FLOOR - 25, 3, 14, 'kit-ink') +
    rect(x + 12, FLOOR - 12, 2.4, 12, 'steel') +
    atWork('seated', [x + 15, FLOOR], index) +
    rect(x + 25, FLOOR - 18, 34, 2.6, 'timber-2') +
    rect(x + 54, FLOOR - 16, 2.4, 16, 'timber-2') +
    rect(x + 43, FLOOR - 21, 3, 4, 'steel') +
    rect(x + 42, FLOOR - 35, 4, 15, 'tv-panel')
  );
}

/** Two in front of a plan on the wall. */
const talk = (x: number, index: number): string =>
  rect(x + 20, FLOOR - 42, 27, 19, 'p') +
  path(`M${x + 24} ${FLOOR - 30}h8l4 -6h7`, 'rl') +
  atWork('reaching', [x + 15, FLOOR], index) +
  atWork('talking', [x + 54, FLOOR], index + 3, true);

/** The upper floor: five bays of glass; a letter a bay, d for a desk and t for a talk. */
const bays = (plan: string, first: number): string =>
  each([...plan], (bay, index) => {
    const x = 14 + index * 75;
    return (
      rect(x, -148, 70, 56, 'ice-1') +
      rect(x + 12, -147, 46, 2.5, 'kit-yellow') +
      (bay === 't' ? talk(x, index + first) : desk(x, index + first)) +
      rect(x, FLOOR, 70, 4, 'kit-white-s')
    );
  });

/** The way in, under its roof. */
const entrance = (): string =>
  rect(280, -62, 54, 62, 'ice-2') +
  line(307, -62, 307, 0, 'wl') +
  each([300, 314], (x) => line(x, -34, x, -22, 'l')) +
  rect(272, -70, 70, 6, 'r');

/** The open gate, and what is about to leave. */
const gate = (): string =>
  rect(348, -72, 42, 72, 'g5') +
  repeat(5, (index) => rect(348, -72 + index * 4, 42, 3, 'g3')) +
  flightCase(352, 0, 34, 20) +
  flightCase(354, -20, 28, 16);

/** Somebody rolls a case out. */
const departure = (x: number, y: number, who: number): string =>
  flightCase(x, y - 4, 30, 24) +
  each([5, 25], (wheel) => circle(x + wheel, y - 2, 2.4, 'rubber')) +
  atWork('pushing', [x + 46, y], who, true);

/** What differs from site to site. */
export interface Fittings {
  /** Colour of the roof. */
  readonly roof: string;
  /** Five bays of the upper floor, as in "dtdtd". */
  readonly bays: string;
  readonly groundFloor: () => string;
  /** Every number is other people. */
  readonly people: number;
}

/** Left end and foot of the house. */
export function house(x: number, base: number, { roof, bays: plan, groundFloor, people }: Fittings): string {
  const { width, height } = HOUSE;
  return litBy(
    'day',
    placed(
      x,
      base,
      rect(0, 12 - height, width, height - 12, 'kit-white') +
        rect(width - 8, 12 - height, 8, height - 12, 'kit-white-s') +
        rect(-8, -height, width + 16, 12, roof) +
        rect(0, 12 - height, width, 3, 'kit-white-s') +
        bays(plan, people) +
        groundFloor() +
        entrance() +
        gate() +
        passer([298, 5], 5 + people, true) +
        departure(196, 14, 2 + people) +
        passer([60, 15], 3 + people) +
        passer([360, 16], people, true),
    ),
  );
}
