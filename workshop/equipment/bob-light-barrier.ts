/** The heated twin photocell of a bobsleigh track. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, ellipse, line, type Point, path, rect } from '../kit/shapes.ts';
import { plate } from './plate.ts';
import { bobBarrierProduct } from './products/bob-light-barrier.ts';

const CENTRE = 196;

/** The channel's trough, `offset` outside of the ice surface. */
function trough(offset: number): string {
  const half = 104 + offset;
  const foot = 352 + offset;
  const r = 38 + offset;
  return (
    `M${CENTRE - half} 168V${foot - r}A${r} ${r} 0 0 0 ${CENTRE - half + r} ${foot}` +
    `H${CENTRE + half - r}A${r} ${r} 0 0 0 ${CENTRE + half} ${foot - r}V168`
  );
}

function channel(): string {
  const wall = [-1, 1].flatMap((side) => [190, 214, 238, 308].map((y): Point => [CENTRE + side * 121, y]));
  const floor = [-66, -33, 0, 33, 66].map((x): Point => [CENTRE + x, 369]);
  return (
    path(`${trough(42)}Z`, 'g1') +
    path(`${trough(10)}Z`, 'ice-1') +
    path(`${trough(0)}Z`, 'p') +
    path(`${trough(42)}H${CENTRE + 104}`, 'l') +
    path(`M${CENTRE - 146} 168H${CENTRE - 104}`, 'l') +
    path(trough(10), 'm') +
    path(trough(0), 'l') +
    each([...wall, ...floor], ([x, y]) => circle(x, y, 5, 'p m')) +
    bobFromFront() +
    each([-1, 1], wallHead) +
    each(
      [268, 282],
      (y) => line(CENTRE - 104, y, CENTRE - 41, y, 'rl') + line(CENTRE + 41, y, CENTRE + 104, y, 'rl', '4 4'),
    )
  );
}

/** Cowling, push bumpers and runners. */
function bobFromFront(): string {
  const x = (dx: number): number => CENTRE + dx;
  const hull =
    `M${x(-36)} 334C${x(-48)} 300 ${x(-40)} 236 ${x(0)} 234C${x(40)} 236 ${x(48)} 300 ${x(36)} 334Z` +
    `M${x(-26)} 250C${x(-22)} 228 ${x(22)} 228 ${x(26)} 250C${x(14)} 242 ${x(-14)} 242 ${x(-26)} 250Z`;
  const bumper = (side: number): string => rect(x(side * 48) - 7, 306, 14, 10, 'p m', 3);
  const runner = (side: number): string => rect(x(side * 30) - 3, 334, 6, 18, 'g4');
  return bumper(-1) + bumper(1) + runner(-1) + runner(1) + path(hull, 'g1 m');
}

function wallHead(side: number): string {
  const x = side < 0 ? CENTRE - 158 : CENTRE + 104;
  return rect(x, 258, 54, 34, 'p l', 2) + rect(side < 0 ? x - 6 : x + 54, 268, 6, 14, 'i');
}

function barrierHead(lettering: Lettering): string {
  const winding = 'l10 1.8l-10 1.8'.repeat(4);
  const window = (y: number): string =>
    ellipse(448, y, 4, 17, 'p l') +
    path(`M443 ${y - 38}${winding}M443 ${y + 23}${winding}`, 'm') +
    line(404, y, 444, y, 'rl') +
    rect(490, y - 9, 26, 18, 'i', 2) +
    line(452, y, 490, y, 'rl', '3 3') +
    line(516, y, 552, y, 'l');
  const lamp = (y: number, name: string): string =>
    rect(552, y - 24, 56, 48, 'p l', 2) + lettering.text(580, y + 5, name, { anchor: 'middle' });
  return (
    note(lettering, 434, 118, 'Head in section') +
    rect(434, 130, 96, 200, 'g1 l', 4) +
    each([188, 272], window) +
    lamp(188, 'Main') +
    lamp(272, 'Backup')
  );
}

export const bobLightBarrier = plate({
  name: 'bob-light-barrier',
  heading: 'Bobsleigh photocell',
  part: 'TIM021: up to 32 twin photocells, two Quantum timers',
  title: 'Heated twin photocell across the bobsleigh track',
  description:
    'Section through the track with a twin photocell set into both walls; each beam serves one of two ' +
    'impulse modules, main and backup, and heaters keep the windows clear. Up to 32 twin photocells report to two ' +
    'Quantum timers. Not to scale.',
  legend: [
    { text: 'Twin beams, broken by the sled', at: [CENTRE - 76, 220], target: [CENTRE - 64, 268], measures: true },
    { text: 'Photocell heads set into the walls', at: [CENTRE - 132, 128], target: [CENTRE - 132, 264] },
    { text: 'Heater round each window', at: [420, 352], target: [446, 302] },
    { text: 'Ice on concrete, cooling pipes inside', at: [CENTRE - 66, 320], target: [CENTRE - 84, 346] },
  ],
  product: bobBarrierProduct,
  body: (lettering) => channel() + barrierHead(lettering),
});
