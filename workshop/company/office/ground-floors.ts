/** What is behind the glass of the ground floors: a workshop, a room of servers and screens, a store where devices are checked. */
import { circle, each, line, path, rect, repeat } from '../../kit/shapes.ts';
import { flightCase } from './flight-case.ts';
import { atWork } from './staff.ts';

const X = 14;
const BASE = -6;

/** Its wall, the lamps under its ceiling, and the frames of the glass before everything. */
const room = (...parts: readonly string[]): string =>
  [
    rect(X, -78, 252, 72, 'g2'),
    repeat(4, (index) => rect(X + 12 + index * 62, -76, 42, 3, 'p')),
    ...parts,
    repeat(3, (index) => line(X + 63 * (index + 1), -78, X + 63 * (index + 1), -6, 'wl')),
  ].join('');

/** A board on the wall, its lamps on test. */
const boardOnTest = (x: number, y: number): string =>
  rect(x, y, 76, 30, 'led-ground') +
  each([0, 1, 2], (row) => rect(x + 7, y + 6 + row * 8, 12, 3, 'led-lit')) +
  each([0, 1, 2], (row) => rect(x + 25, y + 6 + row * 8, 20 - row * 4, 3, 'led-lit')) +
  each([0, 1, 2], (row) => rect(x + 55, y + 6 + row * 8, 14, 3, row === 0 ? 'led-red' : 'led-lit'));

/** A photo-finish camera on its tripod, looking to the left. */
const camera = (x: number, base: number): string =>
  path(`M${x} ${base - 27}L${x - 9} ${base}M${x} ${base - 27}L${x + 9} ${base}M${x} ${base - 27}V${base}`, 'l') +
  rect(x - 9, base - 39, 20, 12, 'kit-ink') +
  rect(x - 15, base - 37, 6, 8, 'steel') +
  rect(x - 6, base - 36, 12, 2, 'kit-red');

function bench(x: number, base: number): string {
  return (
    rect(x, base - 22, 78, 4, 'timber') +
    each([4, 70], (leg) => rect(x + leg, base - 18, 3.5, 18, 'timber-2')) +
    rect(x + 8, base - 31, 17, 9, 'kit-red') +
    rect(x + 30, base - 28, 12, 6, 'steel') +
    rect(x + 52, base - 33, 18, 11, 'metal') +
    rect(x + 54, base - 31, 9, 5, 'tv-panel')
  );
}

/** Boards on test, a bench, a camera on its tripod. */
export const workshop = (): string =>
  room(
    boardOnTest(X + 10, -66),
    atWork('reaching', [X + 100, BASE], 1, true),
    rect(X + 116, -56, 66, 2.5, 'timber-2'),
    each([0, 1, 2, 3], (index) => rect(X + 119 + index * 16, -64, 11, 8, index % 2 ? 'kit-grey' : 'steel')),
    bench(X + 128, BASE),
    atWork('atBench', [X + 122, BASE], 5),
    atWork('atBench', [X + 212, BASE], 4, true),
    camera(X + 238, BASE),
    rect(X + 14, BASE - 26, 40, 26, 'kit-yellow'),
    repeat(7, (index) => line(X + 19 + index * 5, BASE - 26, X + 19 + index * 5, BASE, 'm')),
  );

/** A rack of servers, its lamps lit. */
const rack = (x: number): string =>
  rect(x, BASE - 62, 26, 62, 'kit-ink') +
  repeat(
    8,
    (row) =>
      rect(x + 3, BASE - 58 + row * 7, 20, 4, 'steel') +
      rect(x + 5 + ((row * 5) % 11), BASE - 57 + row * 7, 5, 2, row % 3 ? 'led-green' : 'led-lit'),
  );

/** A desk with two screens, and somebody at it. */
const station = (x: number, who: number): string =>
  atWork('seated', [x, BASE], who) +
  rect(x - 9, BASE - 13, 15, 3, 'kit-ink') +
  rect(x - 9, BASE - 26, 3, 14, 'kit-ink') +
  rect(x - 3, BASE - 12, 2.4, 12, 'steel') +
  rect(x + 11, BASE - 18, 40, 2.6, 'timber-2') +
  each([14, 45], (leg) => rect(x + leg, BASE - 16, 2.4, 16, 'timber-2')) +
  each([27, 37], (screen) => rect(x + screen, BASE - 36, 4, 16, 'tv-panel'));

/** Servers, and a wall of pictures before which results are tried out. */
export const dataRoom = (): string =>
  room(
    each([6, 36], (left) => rack(X + left)),
    each([0, 1, 2, 3], (index) => {
      const [left, top] = [X + 84 + (index % 2) * 46, -70 + Math.floor(index / 2) * 22];
      const tones = ['piste', 'water', 'tartan', 'ice'] as const;
      return (
        rect(left, top, 43, 19, 'tv-panel') +
        rect(left + 2, top + 2, 39, 11, tones[index] ?? 'ice') +
        rect(left + 5, top + 14.5, 22, 2, 'led-lit')
      );
    }),
    station(X + 92, 2),
    atWork('reaching', [X + 194, BASE], 4, true),
    station(X + 202, 0),
  );

/** Devices out of their cases, on two benches, and shelves of what is ready to go. */
export const store = (): string =>
  room(
    each(
      [-58, -40],
      (top) =>
        rect(X + 6, top, 76, 2.5, 'timber-2') +
        each([0, 1, 2, 3], (index) =>
          rect(X + 10 + index * 18, top - 10, 13, 10, index % 2 === (top === -58 ? 0 : 1) ? 'kit-red' : 'kit-ink'),
        ),
    ),
    flightCase(X + 8, BASE, 36, 24),
    flightCase(X + 48, BASE, 32, 18),
    atWork('reaching', [X + 98, BASE], 0, true),
    bench(X + 116, BASE),
    atWork('atBench', [X + 112, BASE], 3),
    atWork('talking', [X + 204, BASE], 2, true),
    camera(X + 236, BASE),
    circle(X + 150, -60, 9, 'p'),
    path(`M${X + 150} -60v-6M${X + 150} -60h4`, 'l'),
  );
