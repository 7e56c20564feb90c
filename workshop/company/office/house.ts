/** The office in front of its place: desks above, the workshop below, people at work and on their way. */
import { circle, each, line, path, placed, rect, repeat } from '../../kit/shapes.ts';
import { litBy } from '../../screens/screen.ts';
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

/** The upper floor: five bays of glass. */
const bays = (): string =>
  repeat(5, (index) => {
    const x = 14 + index * 75;
    return (
      rect(x, -148, 70, 56, 'ice-1') +
      rect(x + 12, -147, 46, 2.5, 'kit-yellow') +
      (index % 3 === 1 ? talk(x, index) : desk(x, index)) +
      rect(x, FLOOR, 70, 4, 'kit-white-s')
    );
  });

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

function workshop(): string {
  const [x, base] = [14, -6];
  return [
    rect(x, -78, 252, 72, 'g2'),
    repeat(4, (index) => rect(x + 12 + index * 62, -76, 42, 3, 'p')),
    boardOnTest(x + 10, -66),
    atWork('reaching', [x + 100, base], 1, true),
    rect(x + 116, -56, 66, 2.5, 'timber-2'),
    each([0, 1, 2, 3], (index) => rect(x + 119 + index * 16, -64, 11, 8, index % 2 ? 'kit-grey' : 'steel')),
    bench(x + 128, base),
    atWork('atBench', [x + 122, base], 5),
    atWork('atBench', [x + 212, base], 4, true),
    camera(x + 238, base),
    rect(x + 14, base - 26, 40, 26, 'kit-yellow'),
    repeat(7, (index) => line(x + 19 + index * 5, base - 26, x + 19 + index * 5, base, 'm')),
    repeat(3, (index) => line(x + 63 * (index + 1), -78, x + 63 * (index + 1), -6, 'wl')),
  ].join('');
}

/** The way in, under its roof. */
const entrance = (): string =>
  rect(280, -62, 54, 62, 'ice-2') +
  line(307, -62, 307, 0, 'wl') +
  each([300, 314], (x) => line(x, -34, x, -22, 'l')) +
  rect(272, -70, 70, 6, 'r');

/** A case as they travel: corners of metal, a red label. */
const flightCase = (x: number, y: number, width: number, height: number): string =>
  rect(x, y - height, width, height, 'kit-ink') +
  rect(x, y - height, width, 2, 'metal') +
  rect(x, y - 2, width, 2, 'metal') +
  rect(x + width / 2 - 4, y - height / 2 - 2, 8, 4, 'kit-red');

/** The open gate, and what is about to leave. */
const gate = (): string =>
  rect(348, -72, 42, 72, 'g5') +
  repeat(5, (index) => rect(348, -72 + index * 4, 42, 3, 'g3')) +
  flightCase(352, 0, 34, 20) +
  flightCase(354, -20, 28, 16);

/** Somebody rolls a case out. */
const departure = (x: number, y: number): string =>
  flightCase(x, y - 4, 30, 24) +
  each([5, 25], (wheel) => circle(x + wheel, y - 2, 2.4, 'rubber')) +
  atWork('pushing', [x + 46, y], 2, true);

/** Left end and foot of the house; `roof` is its colour. */
export function house(x: number, base: number, roof: string): string {
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
        bays() +
        workshop() +
        entrance() +
        gate() +
        passer([298, 5], 5, true) +
        departure(196, 14) +
        passer([60, 15], 3) +
        passer([360, 16], 0, true),
    ),
  );
}
