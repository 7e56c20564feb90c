/** Two runs through the same gates in one picture, as if raced together; the one behind is half transparent. */
import { createCamera } from '../../kit/camera.ts';
import { PICTURE } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { area, circle, each, line, path, polygon, rect, repeat } from '../../kit/shapes.ts';
import { cutTo, stroke } from '../../kit/strokes.ts';
import { screen } from '../screen.ts';
import { veiled } from '../veiled.ts';
import { racerFromFront } from './racer-from-front.ts';
import { first, GATES, NOW, onSlope, SPEED, second, track } from './slalom.ts';

const camera = createCamera({ eye: [-1.5, -7, 7.4], target: [0, 26, 8], focal: 1020, centre: [420, 142] });
/** Nearer than this, in metres to go, nothing is drawn: it would lie at the camera's eye. */
const NEAR = 3;

/** The grid both pictures are brought onto, five metres wide and ten long. */
function grid(): string {
  const across = [-25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25].map((x) => [onSlope(x * 0.4, NEAR), onSlope(x, 90)]);
  const along = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((y) => [onSlope(-40, y), onSlope(40, y)]);
  return veiled(
    0.7,
    stroke(
      each([...across.slice(4, 7), ...along], (ends) => camera.trace(ends)),
      'h',
      1.2,
    ),
  );
}

/** Two panels on two poles each, six metres apart; red and blue gates take turns. */
function gate([y, x]: readonly [number, number], index: number): string {
  const fill = index % 2 === 0 ? 'kit-red' : 'kit-blue';
  const panel = (at: number) => {
    const corner = (side: number, height: number) => camera.see(onSlope(at + side * 0.38, y, height));
    const pole = (side: number) => {
      const [[x1, y1], [x2, y2]] = [corner(side, 0), corner(side, 1.75)];
      return stroke(`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, 'd', y < 20 ? 3.5 : 1.5);
    };
    return pole(-1) + pole(1) + polygon([corner(-1, 0.95), corner(-1, 1.7), corner(1, 1.7), corner(1, 0.95)], fill);
  };
  return panel(x) + panel(x + Math.sign(x) * 6);
}

/** Joins the places of both at the same moments, every half second. */
const sameMoments = (): string =>
  repeat(9, (index) => {
    const a = NOW.first + index * 0.5 * SPEED;
    const b = a + (NOW.second - NOW.first) * (1 - index / 9);
    const [p, q] = [camera.see(onSlope(first(a), a)), camera.see(onSlope(second(b), b))];
    const radius = 3.5 * (1 - index / 14);
    return line(p[0], p[1], q[0], q[1], 'rl') + circle(p[0], p[1], radius, 'r') + circle(q[0], q[1], radius, 'g5');
  });

const SUITS = {
  first: { suit: 'kit-red', helmet: 'kit-yellow', boots: 'kit-ink', skin: 'skin-1' },
  // As see-through as it can be drawn: pale, and the lines of both runs lie over it.
  second: { suit: 'water-1', helmet: 'ice', boots: 'g4', skin: 'skin-1' },
} as const;

/** Leaning into the turn, towards the pole that is next. */
function skier(
  run: (y: number) => number,
  y: number,
  suit: (typeof SUITS)['first' | 'second'],
  isTurned: boolean,
): string {
  const foot = camera.see(onSlope(run(y), y));
  const [, headY] = camera.see(onSlope(run(y), y, 1.75));
  return racerFromFront(foot, ((foot[1] - headY) / 1.75) * 1.62, suit, isTurned);
}

const scene = (): string =>
  area({ x: 0, y: 0, width: 960, height: 600 }, 'ice-1') +
  path('M0 60L180 20L300 50L430 8L560 46L700 6L830 44L960 26V240H0Z', 'snow') +
  path('M0 110C240 44 420 24 560 26C700 24 860 50 960 80V600H0Z', 'snow-1') +
  path('M-60 640L398 25L470 25L1010 640Z', 'p') +
  grid() +
  each(GATES.toReversed(), (one, index) => gate(one, GATES.length - 1 - index)) +
  skier(second, NOW.second, SUITS.second, true) +
  veiled(0.5, stroke(camera.trace(track(second, NOW.second)), 'l', 3)) +
  stroke(camera.trace(track(first, NOW.first)), 'l', 3) +
  sameMoments() +
  skier(first, NOW.first, SUITS.first, false);

function panel(lettering: Lettering, x: number, y: number, width: number): string {
  const row = (top: number, fill: string, bib: string, code: string, time: string) =>
    rect(x, top, 60, 48, fill) +
    lettering.text(x + 30, top + 33, bib, { size: 28, style: 'bold', anchor: 'middle', fill: 'p' }) +
    rect(x + 60, top, width - 60, 48, 'tv-panel') +
    lettering.text(x + 78, top + 33, code, { size: 28, style: 'bold', fill: 'p' }) +
    lettering.text(x + width - 16, top + 33, time, { size: 28, anchor: 'end', fill: 'p' });
  return (
    row(y, 'kit-red', '4', 'SUI', '48.37') +
    row(y + 50, 'kit-blue', '6', 'AUT', '+0.48') +
    rect(x, y + 98, width, 4, 'r')
  );
}

export const simulcam = screen({
  name: 'simulcam',
  title: 'Simulcam: two runs in one picture',
  description:
    'Giant slalom seen from below the gates: bib 4 from SUI and, pale, bib 6 from AUT, both at the same moment of their runs and 0.48 s apart. Both pictures lie on one grid; thin red lines join the racers’ places every half second. Sample data.',
  light: 'day',
  part: PICTURE,
  draw: (lettering) => cutTo('picture', PICTURE, scene()) + panel(lettering, 56, 402, 330),
});
