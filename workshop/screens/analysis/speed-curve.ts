/** Two downhill runs compared: speed over distance, and below it who is ahead by how much. */
import { scaleLinear } from 'd3-scale';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, type Point, path, pointsToPath, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { NARROW, screen } from '../screen.ts';
import { note } from '../small-print.ts';
import { LENGTH, type RunPoint, run } from './downhill-model.ts';

const first = run({ 700: 2, 800: 3, 1380: 4, 1480: 5, 1580: 2, 1900: 3, 2500: 2 }, 101.87);
const second = run({ 200: 3, 290: 4, 520: 2, 1180: 2, 1380: -3, 1480: -4, 2300: 2 }, 102.05);
const LEFT = 84;
const RIGHT = 884;
/** Upper and lower edge of the speeds; where no gap in time stands. */
const [TOP, BOTTOM, ZERO] = [78, 378, 470];

const x = scaleLinear([0, LENGTH], [LEFT, RIGHT]);
const speedY = scaleLinear([0, 140], [BOTTOM, TOP]);
const gapY = scaleLinear([0, 1], [ZERO, ZERO - 84]);
/** Time the second racer needs more, or less, to the point with that index. */
const gapAt = (index: number) => (second[index]?.seconds ?? 0) - (first[index]?.seconds ?? 0);

const fastest = (points: readonly RunPoint[]): RunPoint =>
  points.reduce((best, point) => (point.speed > best.speed ? point : best));

const axes = (lettering: Lettering): string =>
  each(
    speedY.ticks(8),
    (speed) =>
      line(LEFT, speedY(speed), RIGHT, speedY(speed), speed === 0 ? 'l' : 'h') +
      lettering.text(LEFT - 14, speedY(speed) + 5, String(speed), { size: 16, anchor: 'end' }),
  ) +
  each(
    x.ticks(6),
    (metres) =>
      line(x(metres), BOTTOM, x(metres), BOTTOM + 6, 'l') +
      lettering.text(x(metres), BOTTOM + 26, String(metres), { size: 16, anchor: 'middle' }),
  ) +
  note(lettering, LEFT - 14, TOP - 24, 'km/h', 'end', 14) +
  note(lettering, RIGHT, BOTTOM + 26, 'm', 'end', 14);

const curve = (points: readonly RunPoint[], className: string, width: number): string =>
  stroke(pointsToPath(points.map(({ metres, speed }) => [x(metres), speedY(speed)])), className, width);

function peaks(lettering: Lettering): string {
  const label = (points: readonly RunPoint[], code: string, fill: string, [dx, dy]: Point, anchor: 'start' | 'end') => {
    const { metres, speed } = fastest(points);
    const words = `${code} ${speed.toFixed(1)} km/h`;
    return (
      circle(x(metres), speedY(speed), 5, fill) +
      lettering.text(x(metres) + dx, speedY(speed) + dy, words, { size: 17, style: 'bold', anchor })
    );
  };
  return (
    label(second, 'AUT', 'i', [-4, -14], 'end') +
    label(first, 'SUI', 'r', [14, -8], 'start') +
    line(x(56), speedY(100), x(56), BOTTOM, 'h') +
    circle(x(56), speedY(100), 4.5, 'i') +
    note(lettering, x(56) + 10, BOTTOM - 12, '100 km/h after 4 s', 'start', 14)
  );
}

function gapStrip(lettering: Lettering): string {
  const places = first.map(({ metres }, index) => [x(metres), gapY(gapAt(index))] as const);
  const under = `${pointsToPath([...places, [RIGHT, ZERO], [LEFT, ZERO]])}Z`;
  const [endX, endY] = places.at(-1) ?? [0, 0];
  return (
    path(under, 'g2') +
    line(LEFT, ZERO, RIGHT, ZERO, 'l') +
    stroke(pointsToPath(places), 'rl', 2) +
    circle(endX, endY, 5.5, 'r') +
    lettering.text(endX + 12, endY + 6, gapAt(first.length - 1).toFixed(2), { size: 17, style: 'bold' }) +
    lettering.text(LEFT - 14, ZERO + 5, '0 s', { size: 16, anchor: 'end' }) +
    note(lettering, LEFT - 14, ZERO - 20, 'SUI', 'end', 14) +
    note(lettering, LEFT - 14, ZERO + 30, 'AUT', 'end', 14) +
    note(lettering, LEFT + 10, ZERO - 14, 'Gap in time', 'start', 14)
  );
}

const legend = (lettering: Lettering): string =>
  rect(LEFT, 553, 26, 4, 'r') +
  lettering.text(LEFT + 36, 560, 'Bib 7, SUI  1:41.87', { size: 17 }) +
  rect(LEFT + 250, 553.5, 26, 3, 'i') +
  lettering.text(LEFT + 286, 560, 'Bib 3, AUT  1:42.05', { size: 17 }) +
  '';

export const speedCurve = screen({
  name: 'analysis-speed-curve',
  title: 'Speed down the course, two runs compared',
  description: `Speed over ${LENGTH} m of a downhill for SUI and AUT: 100 km/h after 4 s, peaks of ${fastest(first).speed.toFixed(1)} and ${fastest(second).speed.toFixed(1)} km/h, and below it the gap in time, 0.18 s in favour of SUI at the finish. Sample data.`,
  part: { x: 16, y: 30, width: 928, height: 546 },
  narrow: {
    height: 398,
    draw: (lettering) => {
      const narrowX = scaleLinear([0, LENGTH], [44, NARROW - 14]);
      const narrowY = scaleLinear([0, 140], [240, 30]);
      const trace = (points: readonly RunPoint[], className: string, width: number) =>
        stroke(pointsToPath(points.map(({ metres, speed }) => [narrowX(metres), narrowY(speed)])), className, width);
      const row = (y: number, fill: string, name: string, points: readonly RunPoint[], time: string) =>
        rect(16, y - 8, 26, 5, fill) +
        lettering.text(54, y, name, { size: 20, style: 'bold' }) +
        lettering.text(226, y, time, { size: 20, anchor: 'end' }) +
        lettering.text(NARROW - 16, y, `${fastest(points).speed.toFixed(1)} km/h`, {
          size: 20,
          style: 'bold',
          anchor: 'end',
        });
      return (
        each(
          [0, 50, 100],
          (speed) =>
            line(44, narrowY(speed), NARROW - 14, narrowY(speed), speed === 0 ? 'l' : 'h') +
            lettering.text(36, narrowY(speed) + 6, String(speed), { size: 16, anchor: 'end' }),
        ) +
        lettering.text(16, 22, 'km/h', { size: 16, fill: 'g5' }) +
        each([1000, 2000], (metres) =>
          lettering.text(narrowX(metres), 264, `${metres} m`, { size: 16, anchor: 'middle' }),
        ) +
        trace(second, 'l', 2) +
        trace(first, 'rl', 3) +
        row(308, 'r', 'SUI', first, '1:41.87') +
        line(16, 322, NARROW - 16, 322, 'h') +
        row(350, 'i', 'AUT', second, '1:42.05') +
        lettering.text(16, 386, 'Speed down the course, and its peak', { size: 16, fill: 'g5' })
      );
    },
  },
  draw: (lettering) =>
    axes(lettering) +
    curve(second, 'l', 2) +
    curve(first, 'rl', 3) +
    peaks(lettering) +
    gapStrip(lettering) +
    legend(lettering),
});
