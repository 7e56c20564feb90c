/** Two runs through the same gates in one picture, as if raced together; the one behind is half transparent. */
import { note } from '../../kit/callouts.ts';
import { createCamera } from '../../kit/camera.ts';
import { television } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, path, placed, rect, repeat } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { turningSkier } from '../figures.ts';
import { screen } from '../screen.ts';
import { first, GATES, NOW, onSlope, SPEED, second, track } from './slalom.ts';

const camera = createCamera({ eye: [-1.5, -7, 7.4], target: [0, 26, 8], focal: 900, centre: [430, 184] });

/** The grid both pictures are brought onto, five metres wide and ten long. */
function grid(): string {
  const data = each(
    [
      ...[-25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25].map((x) => [onSlope(x, -1), onSlope(x, 90)]),
      ...[0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((y) => [onSlope(-60, y), onSlope(60, y)]),
    ],
    (ends) => camera.trace(ends),
  );
  return stroke(data, 'wl', 1.5);
}

function gate([y, x]: readonly [number, number]): string {
  const outer = x + Math.sign(x) * 6;
  const panel = (at: number) => {
    const corners = [
      onSlope(at - 0.38, y),
      onSlope(at - 0.38, y, 1.75),
      onSlope(at + 0.38, y, 1.75),
      onSlope(at + 0.38, y),
    ];
    const low = [onSlope(at - 0.38, y, 0.75), onSlope(at + 0.38, y, 0.75)];
    const width = y < 50 ? 2 : 1.2;
    return stroke(camera.trace(corners), 'l', width) + stroke(camera.trace(low), 'l', width);
  };
  return panel(x) + panel(outer);
}

/** Joins the places of both at the same moments, every half second. */
const sameMoments = (): string =>
  repeat(9, (index) => {
    const a = NOW.first + index * 0.5 * SPEED;
    const b = a + (NOW.second - NOW.first) * (1 - index / 9);
    const [p, q] = [camera.see(onSlope(first(a), a)), camera.see(onSlope(second(b), b))];
    const radius = 3.5 * (1 - index / 14);
    return (
      line(p[0], p[1], q[0], q[1], index === 0 ? 'rl' : 'm') +
      circle(p[0], p[1], radius, 'i') +
      circle(q[0], q[1], radius, 'g4')
    );
  });

function skier(run: (y: number) => number, y: number): string {
  const [x, footY] = camera.see(onSlope(run(y), y));
  const [, headY] = camera.see(onSlope(run(y), y, 1.75));
  const scale = (footY - headY) / 62;
  return placed(x, footY, `<g transform="scale(${scale.toFixed(3)})">${turningSkier({ fill: 'i', line: 'l' })}</g>`);
}

function panel(lettering: Lettering): string {
  const row = (y: number, fill: string, bib: string, code: string, time: string) =>
    rect(60, y, 52, 38, fill) +
    lettering.text(86, y + 26, bib, { size: 19, style: 'bold', anchor: 'middle', fill: 'p' }) +
    rect(112, y, 228, 38, 'p') +
    lettering.text(128, y + 26, code, { size: 19, style: 'bold' }) +
    lettering.text(324, y + 26, time, { size: 19, anchor: 'end' });
  return (
    row(434, 'i', '4', 'SUI', '48.37') +
    row(474, 'g4', '6', 'AUT', '+0.48') +
    rect(60, 512, 280, 3, 'r') +
    rect(112, 434, 228, 78, 'h')
  );
}

export const simulcam = screen({
  name: 'simulcam',
  title: 'Simulcam: two runs in one picture',
  description:
    'Giant slalom seen from below with gates in outline: bib 4 from SUI and, half transparent, bib 6 from AUT, both at the same moment of their runs and 0.48 s apart. Thin lines join their places every half second. Sample data.',
  draw: (lettering) =>
    television(
      'ice-1',
      path('M32 128L180 60L300 104L430 44L560 96L700 40L830 90L928 62V240H32Z', 'snow'),
      path(`${camera.trace([onSlope(-300, 92), onSlope(300, 92), onSlope(40, -2), onSlope(-40, -2)])}Z`, 'snow-1'),
      grid(),
      each(GATES.toReversed(), gate),
      faded(0.5, stroke(camera.trace(track(second, NOW.second)), 'l', 3)),
      stroke(camera.trace(track(first, NOW.first)), 'l', 3),
      sameMoments(),
      faded(0.5, skier(second, NOW.second)),
      skier(first, NOW.first),
    ) +
    panel(lettering) +
    note(lettering, 60, 564, 'Both pictures lie on one grid; thin lines join the runs every half second', 'start', 14),
});
