/** The shipment to Melbourne in 1956: 42 crates in isometric view, seven by six. */

import type { Lettering } from '../../kit/lettering.ts';
import { type Point, pointsToPath, polygon, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { bigFigure, sheet } from '../kit/sheet.ts';

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
  const number = lettering.text(0, 10, String(index + 1), { size: 30, style: 'bold', anchor: 'middle' });
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
    bigFigure(lettering, 32, 190, '42', 'crates', { size: 84 }) +
    lettering.text(32, 248, 'August to', { size: 30, fill: 'g5' }) +
    lettering.text(32, 286, 'November 1956', { size: 30, fill: 'g5' }) +
    bigFigure(lettering, 32, 560, '2,475', 'kg', { size: 84, fill: 'r' }),
});
