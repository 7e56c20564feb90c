/** The gate that starts a ski racer's clock: its wand, its two contacts and the window of time for the start. */
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, type Point, path, rect } from '../kit/shapes.ts';
import { callout, plate } from './equipment-kit.ts';
import { arc, arcArrow, arrow, dashed, note, polar } from './plate-marks.ts';
import { drawWand } from './wand.ts';

const TRIP = 24;

export const startGate = plate({
  name: 'start-gate',
  heading: 'Alpine start gate',
  part: 'One wand works two separate contacts, one for each system',
  title: 'Start gate with its wand at rest and tripped',
  description:
    'Seen from above, the leg pushes the wand out of its rest position; at one angle two isolated ' +
    'contacts start systems A and B. ' +
    'The start is allowed from 5 s before to 5 s after zero, with beeps at 10 s and in the last 5 s. Not to scale.',
  legend: [
    { text: 'Wand as it trips the clock', measures: true },
    { text: 'Wand at rest' },
    { text: 'Isolated contacts A and B' },
    { text: 'Start allowed: 5 s each side of zero' },
  ],
  body: (lettering) => wandFromAbove(lettering) + gateFromFront(lettering) + startWindow(lettering),
});

function wandFromAbove(lettering: Lettering): string {
  const hinge: Point = [92, 128];
  const length = 154;
  const leg = (x: number, y: number, parts: (shape: string) => string): string =>
    parts(`M${x - 22} ${y - 13}H${x + 10}A13 13 0 0 1 ${x + 10} ${y + 13}H${x - 22}Z`);
  const shin = polar(hinge, 90 - TRIP, 104);
  return (
    note(lettering, 32, 108, 'Top') +
    leg(shin[0] - 17, shin[1], (shape) => path(shape, 'g1 m')) +
    leg(56, 262, (shape) => dashed(path(shape, 'm'), '4 3')) +
    arrow([92, 232], [126, 232]) +
    dashed(drawWand(hinge, 12, length, 'p', 'm'), '5 4') +
    drawWand(hinge, 90, length, 'p', 'l') +
    drawWand(hinge, 90 - TRIP, length, 'r', 'rl') +
    arcArrow(hinge, 132, 90, 90 - TRIP, 'rl', 'r') +
    dashed(arc(hinge, 132, 90 - TRIP - 3, 14, 'm'), '3 4') +
    rect(72, 112, 40, 32, 'g2 l', 4) +
    circle(...hinge, 9, 'p l') +
    callout(lettering, 1, [222, 262], [151, 262], true) +
    callout(lettering, 2, [60, 216], [91, 216])
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
      const boot =
        `M${x - 9} 128V232H${x + 9}V128M${x - 11} 232H${x + 11}V254H${x - 11}ZM${x - 14} ` +
        `254H${x + 14}V${snow}H${x - 14}Z`;
      return path(boot, 'm');
    }) +
    callout(lettering, 3, [420, 136], [380, 162])
  );
}

function startWindow(lettering: Lettering): string {
  const at = (second: number): number => 360 + second * 24;
  const axis = 362;
  const ticks = Array.from({ length: 21 }, (_, index) => index - 12);
  return (
    rect(at(-5), axis - 18, at(5) - at(-5), 36, 'g2') +
    line(at(-12.6), axis, at(9.4), axis, 'l') +
    each(ticks, (second) => line(at(second), axis - 4, at(second), axis + 4, 'd')) +
    each([-10, -5, -4, -3, -2, -1], (second) => circle(at(second), axis - 28, 4, 'i')) +
    note(lettering, at(-12.6), axis - 23, 'Beeps') +
    line(at(0), axis - 34, at(0), axis + 18, 'l') +
    each([-10, -5, 0, 5], (second) =>
      lettering.text(at(second), axis + 32, String(second).replace('-', '−'), { anchor: 'middle', fill: 'g5' }),
    ) +
    note(lettering, 608, axis + 32, 'Seconds', 'end') +
    line(at(0.7), axis - 24, at(0.7), axis + 18, 'rl') +
    callout(lettering, 4, [at(7), axis - 28], [at(4.5), axis - 12])
  );
}
