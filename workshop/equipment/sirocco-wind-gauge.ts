/** Plate of the wind gauge at the track. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, points, rect, repeat } from '../kit/shapes.ts';
import { ground } from './parts.ts';
import { plate } from './plate.ts';
import { siroccoProduct } from './products/sirocco-wind-gauge.ts';
import { View } from './view.ts';

const TRIPOD = 0.2;

const drawTripod = (view: View): string =>
  view.path('M-20 560 L-300 1220 L-272 1220 L14 560 Z', 'g1 l') +
  view.path('M20 560 L300 1220 L272 1220 L-14 560 Z', 'g1 l') +
  view.rect(-18, 540, 36, 660, 'g2 l', 8) +
  view.line(-150, 880, 150, 880, 'm') +
  view.rect(-11, 150, 22, 420, 'p l', 4) +
  view.rect(-34, 520, 68, 60, 'g2 l', 10) +
  view.rect(-56, 40, 112, 120, 'g1 l', 14) +
  each([-46, 38], (x) => view.rect(x, -32, 8, 74, 'g4')) +
  view.line(-46, 0, 46, 0, 'rl') +
  view.rect(-62, -62, 124, 32, 'g1 l', 14) +
  view.path('M11 300 Q140 320 150 520 Q160 900 250 1050 Q300 1120 420 1190', 'm');

/** The four transducers; the paths between them lie along and across the track. */
function drawHead(): string {
  const [x, y] = [380, 174];
  return (
    circle(x, y, 56, 'g1 l') +
    circle(x, y, 49, 'm') +
    line(x - 31, y, x + 31, y, 'rl') +
    line(x, y - 31, x, y + 31, 'rl') +
    each(points('0,-38 38,0 0,38 -38,0'), ([dx, dy]) => circle(x + dx, y + dy, 7, 'p l')) +
    each([45, 135, 225], (angle) =>
      circle(x + 44 * Math.cos((angle * Math.PI) / 180), y + 44 * Math.sin((angle * Math.PI) / 180), 2.5, 'g4'),
    )
  );
}

/** Plan of the last metres: 4.6 units a metre along the track. */
function drawTrack(lettering: Lettering): string {
  const [left, finish, top] = [290, 574, 300];
  const gauge = finish - 230;
  return (
    rect(left, top, 310, 56, 'tartan-1') +
    repeat(9, (lane) => line(left, top + lane * 7, 600, top + lane * 7, 'wl')) +
    line(finish, top, finish, top + 56, 'l') +
    circle(gauge, top - 10, 4, 'r') +
    line(gauge, top - 18, gauge, top - 32, 'h') +
    line(finish, top, finish, top - 32, 'h') +
    line(gauge, top - 28, finish, top - 28, 'd') +
    line(gauge, top - 32, gauge, top - 24, 'd') +
    line(finish, top - 32, finish, top - 24, 'd') +
    note(lettering, (gauge + finish) / 2, top - 33, '50 m', 'middle') +
    note(lettering, gauge - 12, top - 8, 'at most 2 m', 'end') +
    arrow([left + 8, top + 72], [left + 90, top + 72], 'd', 'g5') +
    note(lettering, left + 98, top + 76, 'Running direction')
  );
}

const foot = 380;
const stand = new View(150, foot - 1220 * TRIPOD, TRIPOD);

export const windGauge = plate({
  name: 'sirocco-wind-gauge',
  heading: 'Sirocco wind gauge',
  part: 'Part 3436, ultrasonic, 9–30 V, RS422',
  title: 'Sirocco wind gauge at 1.22 m',
  description:
    'Ultrasonic wind gauge Sirocco on its tripod, measuring 1220 mm above the ground, with its head seen from above ' +
    'and its place at the track: 50 m before the finish line and at most 2 m from the track. Only the height is to ' +
    'scale.',
  scale: { unitsPerMm: TRIPOD, barMm: 500 },
  legend: [
    { text: 'Sound paths along and across', at: [470, 150], target: [404, 174], measures: true },
    { text: 'Measuring height 1.22 m', at: [204, 150], target: stand.at(60, 0) },
    { text: 'Cable of up to 400 m', at: [236, 330], target: [199, 345] },
    { text: 'Finish line', at: [590, 268], target: [574, 290] },
  ],
  product: siroccoProduct,
  body: (lettering) =>
    drawTripod(stand) +
    ground(56, 262, foot) +
    stand.dimY(lettering, 0, 1220, -340, 0) +
    line(86, stand.y0, 136, stand.y0, 'h', '4 3') +
    drawHead() +
    drawTrack(lettering) +
    note(lettering, 150, 106, 'Side', 'middle') +
    note(lettering, 380, 106, 'Head from above', 'middle'),
});
