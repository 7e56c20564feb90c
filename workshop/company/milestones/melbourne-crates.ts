/** The shipment to Melbourne in 1956: 42 crates in isometric view, seven by six, and their weight on a beam. */

import { scaleLinear } from 'd3-scale';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, type Point, pointsToPath, polygon, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { axis } from '../kit/axis.ts';
import { bigFigure, LABEL, NOTE, sheet } from '../kit/sheet.ts';

const ALONG = 7;
const ACROSS = 6;
const SIZE = 46;
const PITCH = 58;
const HEIGHT = 32;
const ORIGIN: Point = [586, 132];
const COS = Math.cos(Math.PI / 6);

/** Ground plan to sheet; `up` lifts off the ground. */
function iso(a: number, b: number, up = 0): Point {
  return [ORIGIN[0] + (a - b) * COS, ORIGIN[1] + (a + b) / 2 - up];
}

function crate(lettering: Lettering, index: number): string {
  const a = (index % ALONG) * PITCH;
  const b = Math.floor(index / ALONG) * PITCH;
  const corner = (da: number, db: number, up = HEIGHT): Point => iso(a + da * SIZE, b + db * SIZE, up);
  const left = [corner(0, 1), corner(1, 1), corner(1, 1, 0), corner(0, 1, 0)];
  const right = [corner(1, 0), corner(1, 1), corner(1, 1, 0), corner(1, 0, 0)];
  const top = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  // One brace a side: level boards would look like crates on each other.
  const braces =
    pointsToPath([corner(0, 1, 3), corner(1, 1, HEIGHT - 3)]) +
    pointsToPath([corner(1, 1, HEIGHT - 3), corner(1, 0, 3)]);
  const edges =
    pointsToPath([corner(0, 1), corner(1, 1), corner(1, 0)]) + pointsToPath([corner(1, 1), corner(1, 1, 0)]);
  const [x, y] = corner(0.5, 0.5);
  const number = lettering.text(0, 7, String(index + 1), { size: 22.5, style: 'bold', anchor: 'middle' });
  const matrix = [COS, 0.5, -COS, 0.5, x, y].map((value) => Math.round(value * 1000) / 1000).join(' ');
  return (
    polygon(left, 'timber') +
    polygon(right, 'timber-2') +
    polygon(top, 'timber-1') +
    stroke(braces, 'wl', 1.6) +
    stroke(edges, 'wl', 1.2) +
    `<g transform="matrix(${matrix})">${number}</g>`
  );
}

/** A beam from 0 to 2,500 kg with the reading in red. */
function beam(lettering: Lettering): string {
  const foot = 524;
  const at = scaleLinear([0, 2500], [32, 357]);
  const name = { ...NOTE, anchor: 'middle' } as const;
  return (
    axis(at, foot, at.ticks(25), { isLong: (kg) => kg % 500 === 0, ticks: [-6, -12] }) +
    line(at(2475), foot - 26, at(2475), foot + 8, 'rl') +
    lettering.text(at(0), foot + 22, '0', NOTE) +
    lettering.text(at(1000), foot + 22, '1,000', name) +
    lettering.text(at(2000), foot + 22, '2,000', name) +
    lettering.text(at(2475), foot + 22, 'kg', name)
  );
}

function months(lettering: Lettering): string {
  const [x, y, width] = [32, 342, 52];
  return (
    each(
      ['Aug', 'Sep', 'Oct', 'Nov'],
      (month, index) =>
        rect(x + index * width, y, width - 3, 8, 'i') + lettering.text(x + index * width, y + 27, month, NOTE),
    ) + lettering.text(x, y - 12, 'On the way in 1956', { ...LABEL, style: 'medium' })
  );
}

export const melbourneCrates = sheet({
  id: 'milestones/melbourne-crates',
  title: 'Forty-two crates for Melbourne 1956',
  description:
    'The 42 numbered crates of timing equipment that travelled to the Games of Melbourne between August and November 1956. Together they weighed 2,475 kg and were insured for one million Swiss francs.',
  body: (lettering) =>
    litBy(
      'day',
      repeat(ALONG * ACROSS, (index) => crate(lettering, index)),
    ) +
    bigFigure(lettering, 32, 170, '42', 'crates', { size: 64 }) +
    lettering.text(32, 204, 'of timing equipment,', LABEL) +
    lettering.text(32, 224, 'insured for CHF 1 million', LABEL) +
    months(lettering) +
    bigFigure(lettering, 32, 478, '2,475', 'kg', { size: 44, fill: 'r' }) +
    beam(lettering),
  narrow: {
    height: 440,
    body: (lettering) =>
      crop(
        'crates',
        { x: 0, y: 0, width: 390, height: 276 },
        { x: 278, y: 88, width: 666 },
        'p',
        litBy(
          'day',
          repeat(ALONG * ACROSS, (index) => crate(lettering, index)),
        ),
      ) +
      bigFigure(lettering, 16, 334, '42', 'crates', { size: 46 }) +
      bigFigure(lettering, 190, 334, '2,475', 'kg', { size: 38, fill: 'r' }) +
      line(16, 354, 374, 354, 'h') +
      lettering.text(16, 386, 'On the way August to November 1956,', { size: 18, fill: 'g5' }) +
      lettering.text(16, 412, 'insured for CHF 1 million', { size: 18, fill: 'g5' }),
  },
});
