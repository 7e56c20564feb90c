/** Requests over the day of an event, as a scheme without a scale: low ground, a peak at every final. */
import { scaleLinear } from 'd3-scale';
import { plaque } from '../../kit/frames.ts';
import { circle, each, line, path, pointsToPath, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { NARROW, screen } from '../screen.ts';
import { note } from '../small-print.ts';

/** Peaks at hours of the day with their height (1 is the highest) and half width in hours. */
const PEAKS: readonly (readonly [hour: number, height: number, width: number])[] = [
  [10.2, 0.3, 0.22],
  [11.1, 0.34, 0.2],
  [12.0, 0.38, 0.24],
  [15.4, 0.3, 0.25],
  [19.2, 0.62, 0.16],
  [19.7, 0.74, 0.15],
  [20.1, 1, 0.16],
  [20.6, 0.7, 0.18],
  [21.1, 0.52, 0.3],
];
const SESSIONS = [
  [10, 12.5, 'Heats'],
  [14.6, 16.8, 'Semi-finals'],
  [19, 21.3, 'Finals'],
] as const;
const CHART = { left: 60, right: 900, top: 130, bottom: 430 } as const;

const x = scaleLinear([7, 24], [CHART.left, CHART.right]);
const y = scaleLinear([0, 1], [CHART.bottom, CHART.top]);

function load(hour: number): number {
  const ground = 0.05 + 0.07 * Math.exp(-(((hour - 15) / 6) ** 2));
  const edge = (distance: number) => 1 / (1 + Math.exp(-distance / 0.07));
  const session = SESSIONS.reduce((sum, [from, to]) => sum + 0.08 * edge(hour - from) * edge(to - hour), 0);
  const peaks = PEAKS.map(([at, height, width]) => (height - 0.2) * Math.exp(-(((hour - at) / width) ** 2)));
  return ground + session + Math.max(...peaks);
}

/** Capacity kept ready: steps that rise before a session begins. */
function capacity(): string {
  // biome-ignore format: steps
  const steps = [[7, 0.3], [9, 0.55], [13.4, 0.5], [17.5, 1.12], [22, 1.12], [22, 0.4], [24, 0.4]] as const;
  const data = each(steps, ([hour, share], index) =>
    index === 0 ? `M${x(hour)} ${y(share)}` : `H${x(hour).toFixed(1)}V${y(share).toFixed(1)}`,
  );
  return stroke(data, 'm', 2, { dash: '7 5' });
}

export const hostingLoad = screen({
  name: 'hosting-load',
  title: 'Requests over an event day, schematic',
  description:
    'Schematic curve without a scale: requests to a results site from 7 to 24 h stay low, rise with heats and semi-finals and peak within minutes at the finals; a dashed line shows the capacity kept ready above it. Sample data.',
  part: { x: 30, y: 80, width: 910, height: 450 },
  narrow: {
    height: 356,
    draw: (lettering) => {
      const hours = scaleLinear([17.5, 23], [0, NARROW]);
      const share = scaleLinear([0, 1.2], [300, 20]);
      const curve = Array.from({ length: 181 }, (_, index) => 17.5 + (index * 5.5) / 180).map(
        (hour) => [hours(hour), share(load(hour))] as const,
      );
      return (
        rect(hours(19), 0, hours(21.3) - hours(19), 300, 'g1') +
        path(`${pointsToPath(curve)}L${NARROW} 300H0Z`, 'g2') +
        stroke(`M0 ${share(1.12).toFixed(1)}H${hours(22).toFixed(1)}V${share(0.4).toFixed(1)}H${NARROW}`, 'm', 2, {
          dash: '7 5',
        }) +
        stroke(pointsToPath(curve), 'rl', 3) +
        circle(hours(20.1), share(load(20.1)), 7, 'r') +
        lettering.text(hours(20.1) - 14, share(load(20.1)) + 4, 'last touch', {
          size: 18,
          style: 'bold',
          anchor: 'end',
        }) +
        lettering.text(8, share(1.12) - 9, 'capacity ready', { size: 16, fill: 'g5' }) +
        line(0, 300, NARROW, 300, 'l') +
        each([18, 19, 20, 21, 22], (hour) =>
          lettering.text(hours(hour), 324, `${hour}:00`, { size: 16, anchor: 'middle' }),
        ) +
        plaque(lettering, { x: hours(19), y: 268, width: hours(21.3) - hours(19), height: 32 }, 'Finals', 18, 'i')
      );
    },
  },
  draw: (lettering) => {
    const curve = Array.from({ length: 341 }, (_, index) => 7 + index * 0.05).map(
      (hour) => [x(hour), y(load(hour))] as const,
    );
    const [peakX, peakY] = [x(20.1), y(load(20.1))];
    return (
      '' +
      each(SESSIONS, ([from, to]) => rect(x(from), 92, x(to) - x(from), CHART.bottom - 92, 'g1')) +
      path(`${pointsToPath(curve)}L${x(24)} ${CHART.bottom}H${CHART.left}Z`, 'g2') +
      capacity() +
      stroke(pointsToPath(curve), 'rl', 2.5) +
      circle(peakX, peakY, 6, 'r') +
      lettering.text(peakX - 14, peakY + 6, 'last touch', { size: 20, style: 'bold', anchor: 'end' }) +
      note(lettering, x(13.6), y(0.5) + 26, 'capacity kept ready', 'start', 15) +
      line(CHART.left, CHART.bottom, CHART.right, CHART.bottom, 'l') +
      each(
        x.ticks(17),
        (hour) =>
          line(x(hour), CHART.bottom, x(hour), CHART.bottom + (hour % 2 === 0 ? 9 : 5), 'l') +
          (hour % 3 === 0
            ? lettering.text(x(hour), CHART.bottom + 29, `${hour}:00`, { size: 18, anchor: 'middle' })
            : ''),
      ) +
      each(SESSIONS, ([from, to, words]) =>
        plaque(lettering, { x: x(from), y: 486, width: x(to) - x(from), height: 34 }, words, 16, 'i'),
      ) +
      ''
    );
  },
});
