/** Photocells: the pair across a finish, two systems on one post, and what the clock sees. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, type Point, path, polygon, polyline, rect } from '../kit/shapes.ts';
import { ground, levels, post } from './parts.ts';
import { plate } from './plate.ts';
import { photocellProduct } from './products/photocell.ts';

/** Body with its hood on the side the light leaves or enters; `way` 1 looks right, -1 left. */
function cell(x: number, y: number, way: 1 | -1): string {
  const at = (dx: number, dy: number): Point => [x + way * dx, y + dy];
  const left = way === 1 ? x : x - 40;
  return (
    polygon([at(40, -11), at(52, -15), at(52, 15), at(40, 11)], 'g1 l') +
    rect(left, y - 17, 40, 34, 'g1 l', 3) +
    polyline([at(31, -17), at(31, 17)], 'm') +
    rect(way === 1 ? x - 12 : x, y - 6, 12, 12, 'g4') +
    circle(...at(18, 0), 4, 'g3')
  );
}

/** Height of the beam on the plate. */
const BEAM = 207;

function photocellElevation(lettering: Lettering): string {
  const floor = 372;
  return (
    ground(40, 404, floor) +
    post(96, 160, floor) +
    post(348, 160, floor) +
    cell(100, BEAM, 1) +
    cell(344, BEAM, -1) +
    line(152, BEAM, 292, BEAM, 'rl') +
    line(52, BEAM, 98, BEAM, 'h', '3 3') +
    dimension(lettering, [60, floor], [60, BEAM], 'Height by the rules', { size: 13 })
  );
}

const photocellPair = (lettering: Lettering): string =>
  post(446, 112, 222) +
  rect(420, 216, 52, 8, 'p') +
  path('M440 214l5 5l-7 5l5 5M447 214l5 5l-7 5l5 5', 'd') +
  each([140, 180], (y) => cell(450, y, 1) + line(502, y, 548, y, 'rl')) +
  dimension(lettering, [556, 140], [556, 180], '') +
  each(['A', 'B'], (name, index) => lettering.text(420, 145 + index * 40, name, { style: 'bold' })) +
  note(lettering, 608, 155, 'at most', 'end') +
  note(lettering, 608, 172, '20 cm', 'end');

function photocellSignal(lettering: Lettering): string {
  const row = (y: number, name: string, start: number): string =>
    note(lettering, 430, y + 15, name) + levels(608, [452, y], [start, y + 20], [570, y]);
  return (
    line(526, 250, 526, 354, 'rl') +
    row(262, 'A', 526) +
    row(304, 'B', 526) +
    arrow([452, 354], [608, 354]) +
    note(lettering, 526, 372, 'Time of day', 'middle')
  );
}

export const photocell = plate({
  name: 'photocell',
  heading: 'Photocell',
  part: 'Light barrier: emitter and receiver, one each side of the line',
  title: 'Photocell pair with its beam across the finish',
  description:
    'An emitter and a receiver stand on posts either side of the finish line; the first body to break the beam ' +
    'gives the time. The height of the beam follows the rules of the sport; beams A and B are at most 20 cm ' +
    'apart. Not to scale.',
  legend: [
    { text: 'Beam at the height the rules ask for', at: [168, 152], target: [168, BEAM], measures: true },
    { text: 'Emitter', at: [142, 267], target: [126, 219] },
    { text: 'Receiver: light gone, time taken', at: [302, 267], target: [318, 219] },
    { text: 'Two systems, each with its clock', at: [528, 116], target: [486, 130] },
  ],
  product: photocellProduct,
  body: (lettering) => photocellElevation(lettering) + photocellPair(lettering) + photocellSignal(lettering),
});
