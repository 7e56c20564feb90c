/** Photocells: the pair across a finish, two systems on one post, and what the clock sees. */
import type { Lettering } from '../kit/lettering.ts';
import { circle, dimension, line, type Point, path, pointsToPath, polyline, rect } from '../kit/shapes.ts';
import { callout, plate } from './equipment-kit.ts';
import { horseFromFront } from './horse-from-front.ts';
import { arrow, dashed, ground, levels, note } from './plate-marks.ts';

export const photocell = plate({
  name: 'photocell',
  heading: 'Photocell',
  part: 'Light barrier: emitter and receiver, one each side of the line',
  title: 'Photocell pair with its beam across the finish',
  description:
    'An emitter and a receiver stand on posts either side of the finish line; the first body to break ' +
    'the beam gives the ' +
    'time. In show jumping the beam lies 1.10 m high; in alpine skiing beams A and B are at most 20 ' +
    'cm apart. Not to scale.',
  legend: [
    { text: 'Beam at the height of what counts', measures: true },
    { text: 'Emitter' },
    { text: 'Receiver: light gone, time taken' },
    { text: 'Two systems, each with its clock' },
  ],
  body: (lettering) => photocellElevation(lettering) + photocellPair(lettering) + photocellSignal(lettering),
});

/** Body with its hood on the side the light leaves or enters; `way` 1 looks right, -1 left. */
function cell(x: number, y: number, way: 1 | -1): string {
  const at = (dx: number, dy: number): Point => [x + way * dx, y + dy];
  const hood: Point[] = [at(40, -11), at(52, -15), at(52, 15), at(40, 11)];
  const left = way === 1 ? x : x - 40;
  return (
    path(`${pointsToPath(hood)}Z`, 'g1 l') +
    rect(left, y - 17, 40, 34, 'g1 l', 3) +
    polyline([at(31, -17), at(31, 17)], 'm') +
    rect(way === 1 ? x - 12 : x, y - 6, 12, 12, 'g4') +
    circle(...at(18, 0), 4, 'g3')
  );
}

function post(x: number, top: number, foot: number): string {
  return rect(x - 4, top, 8, foot - top, 'g2 l') + rect(x - 24, foot - 6, 48, 6, 'i');
}

function photocellElevation(lettering: Lettering): string {
  const floor = 372;
  const beam = 207;
  return (
    ground(40, 404, floor) +
    horseFromFront(222, floor) +
    post(96, 160, floor) +
    post(348, 160, floor) +
    cell(100, beam, 1) +
    cell(344, beam, -1) +
    line(152, beam, 184, beam, 'rl') +
    dashed(line(262, beam, 292, beam, 'rl'), '4 4') +
    dashed(line(52, beam, 98, beam, 'h'), '3 3') +
    dimension(lettering, [60, floor], [60, beam], '1.10 m in show jumping', { size: 13 }) +
    callout(lettering, 1, [168, 152], [168, beam], true) +
    callout(lettering, 2, [142, 267], [126, 219]) +
    callout(lettering, 3, [302, 267], [318, 219])
  );
}

function photocellPair(lettering: Lettering): string {
  const beams = [140, 180];
  return (
    post(446, 112, 222) +
    rect(420, 216, 52, 8, 'p') +
    path('M440 214l5 5l-7 5l5 5M447 214l5 5l-7 5l5 5', 'd') +
    each(beams, (y) => cell(450, y, 1) + line(502, y, 548, y, 'rl')) +
    dimension(lettering, [556, 140], [556, 180], '') +
    each(['A', 'B'], (name, index) => lettering.text(420, 145 + index * 40, name, { style: 'bold' })) +
    note(lettering, 608, 155, 'at most', 'end') +
    note(lettering, 608, 172, '20 cm', 'end') +
    callout(lettering, 4, [528, 116], [486, 130])
  );
}

function photocellSignal(lettering: Lettering): string {
  const row = (y: number, name: string, start: number): string =>
    note(lettering, 430, y + 15, name) +
    levels(
      [
        [452, y],
        [start, y + 20],
        [570, y],
      ],
      608,
      'l',
    );
  return (
    line(526, 250, 526, 354, 'rl') +
    row(262, 'A', 526) +
    row(304, 'B', 526) +
    arrow([452, 354], [608, 354]) +
    lettering.text(526, 372, 'Time of day', { anchor: 'middle', fill: 'g5' })
  );
}
