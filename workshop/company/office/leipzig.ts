/** Leipzig: the flat city, its tracks running out of the arches of the terminal station. */
import { range } from '../../kit/range.ts';
import { each, line, type Point, path, points, polygon, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { leipzig } from '../kit/sites.ts';
import { office, VIEW } from './frame.ts';
import { desk, rack, screens } from './furniture.ts';
import { BAY } from './house.ts';
import { atWork } from './staff.ts';

/** Half the width of the yard, in tracks. */
const HALF = 6;
const HORIZON = 62;
/** Of the yard and the halls: the house stands at the right. */
const MIDDLE = 220;
const FOOT = 172;
/** Depth of the arches; the lower edge of the view has depth 1. */
const DEPTH = (VIEW.height - HORIZON) / (FOOT - HORIZON);
const SPREAD = (440 / HALF) * DEPTH;

function at(track: number, depth: number): Point {
  return [MIDDLE + (track * SPREAD) / depth, HORIZON + (VIEW.height - HORIZON) / depth];
}

function strip(from: number, to: number, className: string): string {
  return polygon([at(from, DEPTH), at(to, DEPTH), at(to, 0.98), at(from, 0.98)], className);
}

/** Nearer and nearer, at even steps on the ground. */
const SLEEPERS = range(26).map((index) => 1 / (1 / DEPTH + (index + 0.5) * ((1 / 0.98 - 1 / DEPTH) / 26)));

/** Ballast, sleepers and two rails. */
function track(middle: number): string {
  const sleeper = (depth: number): string =>
    polygon(
      [
        at(middle - 0.25, depth),
        at(middle + 0.25, depth),
        at(middle + 0.25, depth * 0.975),
        at(middle - 0.25, depth * 0.975),
      ],
      'kit-ink',
    );
  return (
    strip(middle - 0.34, middle + 0.34, 'asphalt') +
    each(SLEEPERS, sleeper) +
    each([-0.17, 0.17], (side) => strip(middle + side - 0.018, middle + side + 0.018, 'metal'))
  );
}

/** A train that stands at a platform, from the front. */
function train(middle: number, depth: number, colour: string): string {
  const [[x, y], [side]] = [at(middle, depth), at(middle + 0.29, depth)];
  const half = side - x;
  const box = (left: number, up: number, wide: number, high: number, tone: string, radius = 0) =>
    rect(x + left * half, y - up * half, wide * half, high * half, tone, radius * half);
  return (
    box(-1, 2.7, 2, 2.55, 'kit-white', 0.3) +
    box(-1, 1.25, 2, 0.95, colour) +
    box(-0.8, 2.4, 1.6, 1, 'tv-panel', 0.15) +
    box(-0.85, 0.95, 0.34, 0.24, 'led-white') +
    box(0.51, 0.95, 0.34, 0.24, 'led-white') +
    box(-1, 0.3, 2, 0.2, 'kit-ink')
  );
}

function yard(): string {
  const tracks = range(HALF * 2).map((index) => index - HALF + 0.5);
  return (
    rect(0, FOOT, VIEW.width, VIEW.height - FOOT, 'asphalt-1') +
    each(tracks, track) +
    repeat(HALF, (index) => strip(index * 2 - HALF + 0.86, index * 2 - HALF + 1.14, 'g1'))
  );
}

/** One hall: arch, ribs and the dark of its mouth. */
function hall(index: number): string {
  const width = 880 / 6;
  const x = MIDDLE - 440 + index * width;
  const arch = (inset: number, rise: number) =>
    `M${round(x + inset)} ${FOOT}v-14A${round(width / 2 - inset)} ${rise} 0 0 1 ${round(x + width - inset)} ${FOOT - 14}v14`;
  const mullions = repeat(9, (step) => {
    const part = (step + 1) / 10;
    const rise = Math.sqrt(1 - (part * 2 - 1) ** 2) * 66;
    return `M${round(x + 6 + part * (width - 12))} ${FOOT - 30}V${round(FOOT - 14 - rise)}`;
  });
  return (
    path(`${arch(0, 78)}Z`, 'g5') +
    path(`${arch(6, 70)}Z`, 'sand-1') +
    stroke(mullions, 'd', 1) +
    rect(x + 6, FOOT - 32, width - 12, 32, 'g5') +
    rect(x - 4, FOOT - 92, 8, 92, 'g4')
  );
}

/** Blocks and towers on the horizon, far and even. */
function skyline(): string {
  const blocks = [46, 62, 40, 54, 70, 48, 58, 44, 66, 50, 38, 60, 52, 68, 44, 56];
  return (
    each(blocks, (height, index) =>
      rect(index * 60, FOOT - 40 - height, 58, height + 40, index % 3 === 1 ? 'g2' : 'g1'),
    ) +
    polygon(points('668,172 668,26 676,18 694,40 694,172'), 'g3') +
    polygon(points('268,172 268,56 280,34 292,56 292,172'), 'g3')
  );
}

function view(): string {
  const [x, y] = at(0, 0.98);
  return (
    rect(0, 0, VIEW.width, VIEW.height, 'ice-1') +
    skyline() +
    yard() +
    repeat(6, hall) +
    litBy('day', train(-1.5, 2.3, 'kit-yellow') + train(-0.5, 1.75, 'kit-blue')) +
    rect(MIDDLE + 436, FOOT - 92, 8, 92, 'g4') +
    line(x, FOOT - 110, x, y, 'rl') +
    rect(0, 374, VIEW.width, 120, 'asphalt')
  );
}

/** A hall of the business park: a flat roof, ribbed metal, glass from floor to ceiling. */
export const leipzigOffice = office({
  site: leipzig,
  title: 'Leipzig, flat city of tracks',
  description:
    'A drawn view of Leipzig: a flat skyline, the arches of the terminal station with the fan of tracks in front of it, and in front a low hall of metal and glass. Behind the glass one person types at a desk beside servers, one shows pictures of a race on a wall of screens, and one more works at a desk.',
  narrow: [30, 0],
  wall: 'g3',
  shade: 'g4',
  bays: [
    () => rack(4, -14) + desk(76, -14, 'led-lit') + atWork('typing', [74, -14], 2),
    () => screens(58, -180) + atWork('showing', [34, -14], 4),
    () => desk(46, -14, 'led-green') + atWork('typing', [44, -14], 5),
  ],
  bars: () => stroke(`M1 ${-BAY.window}V0M${BAY.width - 1} ${-BAY.window}V0`, 'm', 3),
  roof: (width) =>
    rect(-6, -26, width + 12, 28, 'g5') +
    stroke(
      repeat(Math.floor(width / 9), (index) => `M${index * 9 + 2} -26V0`),
      'm',
      1.4,
    ) +
    rect(-8, -30, width + 16, 6, 'g4') +
    path(`M${width * 0.16} -30l6 -22h4l6 22Z`, 'g4') +
    path(`M${width * 0.16 - 12} -66a22 22 0 0 0 38 18Z`, 'p h') +
    stroke(`M${width * 0.16 + 6} -52l12 -16`, 'm', 2) +
    rect(width * 0.62, -46, 54, 18, 'g4') +
    repeat(5, (index) => rect(width * 0.62 + 5 + index * 10, -42, 5, 10, 'g5')),
  view,
});
