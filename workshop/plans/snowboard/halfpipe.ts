/** A halfpipe from its lower end, at true proportions of a usual size: both walls, and a ride from lip to lip. */
import { Studio } from '../../equipment/kit/studio.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { type Box, each, line, type Point, path, pointsToPath, polygon, round } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import type { Pin } from '../kit/plan.ts';

/** Metres; the fall is that of the floor, and what is shown of the pipe is its lower part. */
const LENGTH = 92;
const FALL = Math.tan((18 * Math.PI) / 180);
const DEPTH = 6.5;
const WIDTH = 19.5;
const DECK = 7;
/** Where the rider leaves a wall, up from the lower end, by turns on the right and on the left. */
const JUMPS = [17, 43, 69] as const;
/** Half of the way along the pipe that a jump takes, and how high it is over the lip. */
const FLIGHT = 5;
const HEIGHT = 5;

export const PIPE_BOX: Box = { x: 568, y: 246, width: 530, height: 312 };

/** x across the pipe from its middle, y up the slope, z over the floor at the lower end. */
const view = new Studio({ origin: [708, 524], scale: 4.75, yaw: -50, pitch: 25 });
const at = (across: number, along: number, up: number): Point => view.at([across, along, up + along * FALL]);

/** Across the pipe: from the left lip down the wall, over the floor and up the right wall; 0 to 1. */
const RADIUS = DEPTH;
const FLOOR = WIDTH - 2 * RADIUS;
const ARC = (Math.PI / 2) * RADIUS;
function across(share: number): readonly [x: number, z: number] {
  const way = share * (2 * ARC + FLOOR);
  const half = FLOOR / 2;
  if (way < ARC) {
    const angle = way / RADIUS;
    return [-half - RADIUS * Math.cos(angle), RADIUS - RADIUS * Math.sin(angle)];
  }
  if (way < ARC + FLOOR) return [-half + way - ARC, 0];
  const angle = (way - ARC - FLOOR) / RADIUS;
  return [half + RADIUS * Math.sin(angle), RADIUS - RADIUS * Math.cos(angle)];
}

const STEPS = 14;
/** How dark each strip of the walls is: the light comes from the left, so that the left wall lies in shadow. */
function strip(index: number): string {
  const [from, to] = [index / STEPS, (index + 1) / STEPS];
  const [[ax, az], [bx, bz]] = [across(from), across(to)];
  const middle = (from + to) / 2;
  const dark = middle < 0.42 ? 0.85 - middle * 1.5 : middle < 0.58 ? 0.2 : 0.05 + (middle - 0.58) * 0.35;
  const corners = [at(ax, 0, az), at(bx, 0, bz), at(bx, LENGTH, bz), at(ax, LENGTH, az)];
  return polygon(corners, 'snow-1') + faded(round(dark * 100) / 100, polygon(corners, 'snow'));
}

const deck = (from: number, to: number): string =>
  polygon([at(from, 0, DEPTH), at(to, 0, DEPTH), at(to, LENGTH, DEPTH), at(from, LENGTH, DEPTH)], 'snow-1');

/** The block of snow that the pipe is cut into, at its lower end and on its right. */
function block(): string {
  const profile = range(STEPS * 2 + 1).map((index): Point => {
    const [x, z] = across(index / (STEPS * 2));
    return at(x, 0, z);
  });
  const [left, right] = [-WIDTH / 2 - DECK, WIDTH / 2 + DECK];
  const under = -2.5;
  const front = [at(left, 0, under), at(left, 0, DEPTH), ...profile, at(right, 0, DEPTH), at(right, 0, under)];
  const side = [at(right, 0, under), at(right, 0, DEPTH), at(right, LENGTH, DEPTH), at(right, LENGTH, under)];
  return (
    deck(left, -WIDTH / 2) +
    each(range(STEPS), strip) +
    line(...at(-WIDTH / 2, 0, DEPTH), ...at(-WIDTH / 2, LENGTH, DEPTH), 'm') +
    trace() +
    // The right wall turns its back to us: its deck lies before it.
    deck(WIDTH / 2, right) +
    polygon(side, 'snow') +
    polygon(front, 'snow') +
    stroke(pointsToPath([at(left, 0, DEPTH), ...profile, at(right, 0, DEPTH)]), 'l', 1.8) +
    line(...at(WIDTH / 2, 0, DEPTH), ...at(WIDTH / 2, LENGTH, DEPTH), 'm')
  );
}

/** By turns on the right wall and on the left one. */
const sideOf = (index: number): 1 | -1 => (index % 2 === 0 ? 1 : -1);

function flight(index: number): Point[] {
  const jump = JUMPS[index] ?? 0;
  return range(13).map((step): Point => {
    const along = -FLIGHT + (step / 12) * 2 * FLIGHT;
    const up = HEIGHT * (1 - (along / FLIGHT) ** 2);
    return at((sideOf(index) * WIDTH) / 2 + sideOf(index) * up * 0.08, jump - along, DEPTH + up);
  });
}

/** Down one wall, over the floor and up the other: from above, the rider comes down the slope. */
function crossing(from: number, to: number, side: 1 | -1): Point[] {
  return range(19).map((step): Point => {
    const share = step / 18;
    const eased = share - Math.sin(2 * Math.PI * share) / (2 * Math.PI) / 1.6;
    const [x, z] = across(side === 1 ? 1 - eased : eased);
    return at(x, from + (to - from) * share, z);
  });
}

const down = [...JUMPS].reverse();

/** On the snow. */
function trace(): string {
  const ground = down.slice(0, -1).map((jump, order) => {
    const index = JUMPS.length - 1 - order;
    const next = down[order + 1] ?? 0;
    return pointsToPath(crossing(jump - FLIGHT, next + FLIGHT, sideOf(index)));
  });
  const entry = pointsToPath(crossing(LENGTH, (down[0] ?? 0) + FLIGHT, sideOf(JUMPS.length)).slice(3));
  const end = pointsToPath(crossing((JUMPS[0] ?? 0) - FLIGHT, 0, sideOf(0)).slice(0, 12));
  return stroke([entry, ...ground, end].join(''), 'd', 1.8);
}

const air = (): string =>
  stroke(JUMPS.map((_, index) => pointsToPath(flight(index))).join(''), 'rl', 2.8, { cap: 'round' });

/** The height of a jump: from the lip to its top. */
const MEASURED = 1;
const [, topY] = at((sideOf(MEASURED) * WIDTH) / 2, JUMPS[MEASURED], DEPTH + HEIGHT);
const [lipX, lipY] = at((sideOf(MEASURED) * WIDTH) / 2, JUMPS[MEASURED], DEPTH);
const height = (): string =>
  stroke(`M${round(lipX)} ${round(lipY)}V${round(topY)}`, 'd', 1.2, { dash: '3 2.5' }) +
  line(lipX - 5, lipY, lipX + 5, lipY, 'd');

/** The judges look up the pipe from below its end. */
const [standX, standY]: Point = [606, 516];
function judges(): string {
  const [x, y] = [standX, standY];
  return (
    path(`M${round(x - 30)} ${round(y)}v-32h60v32Z`, 'g2 l') +
    path(`M${round(x - 24)} ${round(y - 26)}h48v11h-48Z`, 'i') +
    path(`M${round(x - 34)} ${round(y - 32)}l6 -7h56l6 7Z`, 'g4')
  );
}

/** Where the first jump leaves the wall: the sensor is at the rider's feet. */
const [feetX, feetY] = flight(0)[3] ?? [0, 0];

export const halfpipePins: readonly Pin[] = [
  [6, [feetX, feetY], [feetX + 34, feetY + 6]],
  [7, [lipX, (lipY + topY) / 2], [lipX - 34, topY - 8]],
  [8, [standX, standY - 20], [standX, standY - 62]],
];

export function halfpipeWords(lettering: Lettering): string {
  return lettering.text(620, PIPE_BOX.y + 10, 'Halfpipe from its lower end', { size: 16, style: 'bold' });
}

export function halfpipe(): string {
  return block() + height() + air() + judges();
}
