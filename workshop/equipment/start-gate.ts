/** The gate that starts a ski racer's clock: its wand, its two contacts and the window of time for the start. */
import { arc, arcArrow, arrow, polar } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, type Point, path, rect, repeat } from '../kit/shapes.ts';
import { dashed } from '../kit/strokes.ts';
import { plate } from './plate.ts';
import { startGateProduct } from './products/start-gate.ts';
import { drawWand } from './wand.ts';

const TRIP = 24;

function wandFromAbove(lettering: Lettering): string {
  const hinge: Point = [92, 128];
  const length = 154;
  const shin = polar(hinge, 90 - TRIP, 104);
  const leg = (x: number, y: number): string =>
    `M${x - 22} ${y - 13}H${x + 10}A13 13 0 0 1 ${x + 10} ${y + 13}H${x - 22}Z`;
  return (
    note(lettering, 32, 108, 'Top') +
    path(leg(shin[0] - 17, shin[1]), 'g1 m') +
    path(leg(56, 262), 'm', '4 3') +
    arrow([92, 232], [126, 232]) +
    dashed(drawWand(hinge, 12, length, 'p', 'm'), '5 4') +
    drawWand(hinge, 90, length, 'p', 'l') +
    drawWand(hinge, 90 - TRIP, length, 'r', 'rl') +
    arcArrow(hinge, 132, 90, 90 - TRIP, 'rl', 'r') +
    arc(hinge, 132, 90 - TRIP - 3, 14, 'm', '3 4') +
    rect(72, 112, 40, 32, 'g2 l', 4) +
    circle(...hinge, 9, 'p l')
  );
}

function gateFromFront(lettering: Lettering): string {
  const snow = 262;
  const box = (y: number, name: string): string =>
    rect(352, y, 34, 22, 'p l', 2) + lettering.text(369, y + 15.5, name, { style: 'bold', anchor: 'middle' });
  return (
    note(lettering, 318, 108, 'Front') +
    rect(318, snow, 290, 22, 'snow-1') +
    line(318, snow, 608, snow, 'l') +
    each([328, 580], (x) => rect(x, 128, 12, 134, 'g2 l')) +
    box(158, 'A') +
    box(184, 'B') +
    each([169, 195], (y) => path(`M352 ${y}H346V${snow + 12}H340`, 'm')) +
    rect(340, 150, 8, 64, 'i') +
    rect(386, 179, 132, 6, 'r') +
    line(386, 169, 392, 169, 'l') +
    line(386, 195, 392, 195, 'l') +
    rect(388, 164, 8, 36, 'g4', 2) +
    each([450, 486], (x) => {
      const [left, right] = [x - 11, x + 11];
      const shank = `M${x - 9} 128V232H${x + 9}V128M${left} 232H${right}V254H${left}Z`;
      return path(`${shank}M${x - 14} 254H${x + 14}V${snow}H${x - 14}Z`, 'm');
    })
  );
}

/** Where a second before or after zero stands, and the axis of time. */
const at = (second: number): number => 360 + second * 24;
const AXIS = 362;

const startWindow = (lettering: Lettering): string =>
  rect(at(-5), AXIS - 18, at(5) - at(-5), 36, 'g2') +
  line(at(-12.6), AXIS, at(9.4), AXIS, 'l') +
  repeat(21, (index) => line(at(index - 12), AXIS - 4, at(index - 12), AXIS + 4, 'd')) +
  each([-10, -5, -4, -3, -2, -1], (second) => circle(at(second), AXIS - 28, 4, 'i')) +
  note(lettering, at(-12.6), AXIS - 23, 'Beeps') +
  line(at(0), AXIS - 34, at(0), AXIS + 18, 'l') +
  each([-10, -5, 0, 5], (second) =>
    note(lettering, at(second), AXIS + 32, String(second).replace('-', '−'), 'middle'),
  ) +
  note(lettering, 608, AXIS + 32, 'Seconds', 'end') +
  line(at(0.7), AXIS - 24, at(0.7), AXIS + 18, 'rl');

export const startGate = plate({
  name: 'start-gate',
  heading: 'Alpine start gate',
  part: 'One wand works two separate contacts, one for each system',
  title: 'Start gate with its wand at rest and tripped',
  description:
    'Seen from above, the leg pushes the wand out of its rest position; at one angle two isolated contacts start ' +
    'systems A and B. The start is allowed from 5 s before to 5 s after zero, with beeps at 10 s and in the last 5 ' +
    's. Not to scale.',
  legend: [
    { text: 'Wand as it trips the clock', at: [222, 262], target: [151, 262], measures: true },
    { text: 'Wand at rest', at: [60, 216], target: [91, 216] },
    { text: 'Isolated contacts A and B', at: [420, 136], target: [380, 162] },
    { text: 'Start allowed: 5 s each side of zero', at: [at(7), AXIS - 28], target: [at(4.5), AXIS - 12] },
  ],
  product: startGateProduct,
  body: (lettering) => wandFromAbove(lettering) + gateFromFront(lettering) + startWindow(lettering),
});
