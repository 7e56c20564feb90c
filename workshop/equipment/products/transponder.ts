/** Transponder on the pages. */
import { curveBasis } from 'd3-shape';
import { curve } from '../../kit/curve.ts';
import { circle, each, ellipse, line, type Point, path, rect } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { LAMP_RED, PANEL } from '../kit/materials.ts';
import { type Product, words } from '../kit/product.ts';
import { shoe } from '../kit/shoe.ts';

/** A lower leg from its outer side, the toes to the left; beside it what the antenna in the ground hears. */
const LEG =
  'M122-12C116 44 142 110 146 176C148 214 144 246 130 286L226 304C218 266 222 226 236 180C254 122 282 60 274-12Z';
const CALF =
  'M274-12C282 60 254 122 236 180C222 226 218 266 226 304L204 300C198 254 204 210 218 164C236 110 254 52 244-12Z';
const SHIN =
  'M122-12C116 44 142 110 146 176C148 214 144 246 134 278L146 280C156 244 160 212 158 174C154 110 130 44 138-12Z';
const SOCK = 'M140 252C162 262 200 266 222 260C220 276 222 292 228 312L122 306C132 288 138 270 140 252Z';
/** The strap goes round the leg: its edges are arcs. */
const STRAP = 'M144 158C166 168 216 168 242 156L231 206C210 216 168 216 147 208Z';

const PEAK = 444;
const BASE = 356;

function signal(): string {
  const at = (x: number): Point => [x, BASE - 200 / (1 + ((x - PEAK) / 40) ** 2) ** 1.5];
  const points = Array.from({ length: 45 }, (_, index) => at(328 + index * 5.6));
  return (
    faded(0.12, path(`${curve(points, curveBasis)}L574 ${BASE}L328 ${BASE}Z`, LAMP_RED)) +
    stroke(curve(points, curveBasis), 'l', 3.5, { cap: 'round' }) +
    line(318, BASE, 584, BASE, 'm') +
    stroke(`M${PEAK} 124V${BASE + 22}`, 'rl', 3) +
    each([-16, 16], (dx) => circle(PEAK + dx, BASE + 22, 8, 'steel') + circle(PEAK + dx, BASE + 22, 4, 'metal'))
  );
}

export const transponderProduct: Product = {
  caption: 'Transponder at the ankle and the signal it gives',
  alt: 'A red transponder on a strap above an ankle sends waves; beside it the curve of its signal peaks at a red line over the antenna.',
  markers: [
    { text: 'The signal peaks over the antenna: the moment of passing.', at: [PEAK, 102], measures: true },
    { text: 'Transponder, whose code tells who has passed.', at: [56, 96], target: [170, 166] },
    { text: 'Antenna loop in the ground at the line.', at: [546, 406], target: [PEAK + 16, BASE + 22] },
  ],
  beside: (lettering) => signal() + words(lettering, PEAK, 56, 'Signal at the line', 'middle'),
  draw: () =>
    faded(0.16, ellipse(146, 398, 138, 11, PANEL)) +
    path(LEG, 'skin-2') +
    path(CALF, 'skin-3') +
    path(SHIN, 'skin-1') +
    path(SOCK, 'kit-white') +
    faded(0.5, path('M204 264C200 280 204 296 208 312L228 312C222 292 220 276 222 260Z', 'kit-grey')) +
    shoe() +
    faded(0.25, path('M147 208C168 216 210 216 231 206L229 216C210 226 168 226 148 218Z', PANEL)) +
    path(STRAP, 'kit-ink') +
    stroke('M146 166C168 176 214 176 240 164M148 200C170 208 208 208 232 198', 'm', 1.5) +
    tag() +
    waves(),
};

/** The unit on its strap, towards the viewer. */
const tag = (): string =>
  rect(162, 148, 68, 72, 'kit-red-d', 14) +
  rect(160, 144, 68, 70, 'kit-red', 14) +
  faded(0.25, rect(164, 147, 60, 12, 'p', 6)) +
  rect(172, 166, 44, 22, 'kit-white', 4) +
  circle(194, 201, 5.5, 'kit-white');

const waves = (): string =>
  each([42, 62, 82], (radius) => {
    const p = (turn: number): string =>
      `${(206 + radius * Math.cos(turn)).toFixed(1)} ${(178 + radius * Math.sin(turn)).toFixed(1)}`;
    return stroke(`M${p(-0.6)}A${radius} ${radius} 0 0 1 ${p(0.6)}`, 'rl', 4, { cap: 'round' });
  });
