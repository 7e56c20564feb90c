/** Live positions on the track: a tag on every bib, receivers round the oval, gaps and speeds in the middle. */
import { marker } from '../../kit/callouts.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, path, polyline, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { NARROW, screen } from '../screen.ts';
import { heads, narrowRows, row } from '../small-print.ts';
import { crop } from '../television/crop.ts';
import { createOval, LANES, WIDTH } from './oval.ts';

const oval = createOval([480, 292], 4.72);
/** Where the leader is, in metres after the finish line, in the third lap of 1500 m. */
const LEADER = 163;
const RUNNERS: readonly (readonly [bib: number, code: string, gap: number, speed: number, outside: number])[] = [
  [12, 'KEN', 0, 23.6, 0.4],
  [7, 'GBR', 4.4, 23.7, 0.4],
  [31, 'NOR', 8.7, 23.5, 1.5],
  [4, 'ETH', 13.4, 23.4, 0.4],
  [22, 'USA', 19.1, 23.1, 0.4],
  [9, 'AUS', 26.3, 22.9, 0.4],
  [15, 'SUI', 41.2, 22.4, 0.4],
  [28, 'ESP', 63.8, 21.8, 0.4],
];

function track(lettering: Lettering): string {
  const lanes = repeat(LANES - 1, (index) => path(oval.line((index + 1) * 1.22), 'wl'));
  const [x1, y1] = oval.at(0, 0);
  const [, y2] = oval.at(0, WIDTH);
  return (
    path(`${oval.line(WIDTH)}${oval.line(0)}`, 'tartan-1').replace('/>', ' fill-rule="evenodd"/>') +
    `<g opacity="0.8">${lanes}</g>` +
    path(oval.line(0), 'l') +
    path(oval.line(WIDTH), 'h') +
    stroke(`M${x1} ${y1 - 6}V${y2 + 8}`, 'l', 4) +
    lettering.text(x1, y2 + 26, 'Finish', { size: 16, anchor: 'middle' })
  );
}

const receivers = (): string =>
  repeat(12, (index) => {
    const [x, y] = oval.at(18 + index * 33.33, WIDTH + 3.6);
    return rect(x - 5, y - 5, 10, 10, 'p l') + circle(x, y, 1.8, 'i');
  });

const runners = (lettering: Lettering): string =>
  each(RUNNERS, ([bib, , gap, , outside], index) => {
    const at = LEADER - gap;
    const tail = Array.from({ length: 9 }, (_, step) => oval.at(at - step * 0.8, outside));
    const [x, y] = oval.at(at, outside);
    const [labelX, labelY] = oval.at(at, -4.2);
    return (
      polyline(tail, index === 0 ? 'rl' : 'l') +
      circle(x, y, 6.5, index === 0 ? 'r' : 'i') +
      lettering.text(labelX, labelY + 5, String(bib), { size: 16, style: 'bold', anchor: 'middle' })
    );
  });

function gaps(lettering: Lettering): string {
  const columns = [
    { x: 316, anchor: 'end', style: 'bold' },
    { x: 364, anchor: 'end' },
    { x: 386, style: 'bold' },
    { x: 510, anchor: 'end' },
    { x: 592, anchor: 'end' },
    { x: 676, anchor: 'end' },
  ] as const;
  return (
    lettering.text(292, 196, '1500 m, lap 3', { size: 18, style: 'bold' }) +
    lettering.text(676, 196, '2:32.4', { size: 20, style: 'wide', anchor: 'end' }) +
    heads(lettering, 226, columns, ['', 'Bib', 'NOC', 'Gap m', 'Gap s', 'km/h'], [292, 676]) +
    each(RUNNERS, ([bib, code, gap, speed], index) => {
      const seconds = gap / (speed / 3.6);
      const cells = [
        String(index + 1),
        String(bib),
        code,
        gap === 0 ? '' : gap.toFixed(1),
        gap === 0 ? '' : `+${seconds.toFixed(2)}`,
        speed.toFixed(1),
      ];
      return row(lettering, 253 + index * 24, columns, cells, { size: 16 });
    })
  );
}

/** Both stand clear of the lanes: outside of a receiver, and inside of the leader's bib. */
function pins(lettering: Lettering): string {
  const [receiverX, receiverY] = oval.at(18 + 4 * 33.33, WIDTH + 3.6);
  const [leaderX, leaderY] = oval.at(LEADER + 6.4, -6);
  return marker(lettering, receiverX + 26, receiverY, 1, 14) + marker(lettering, leaderX, leaderY, 2, 14);
}

const scene = (lettering: Lettering): string => track(lettering) + receivers() + runners(lettering);

export const positioningMap = screen({
  name: 'positioning-map',
  title: 'Live positions on the 400 m track',
  description:
    'A 400 m track from above with eight runners of a 1500 m race as dots with their bibs, twelve receivers around it, and in the middle gaps from 4.4 to 63.8 m and speeds from 21.8 to 23.7 km/h. Sample data.',
  part: { x: 40, y: 20, width: 880, height: 560 },
  draw: (lettering) => scene(lettering) + gaps(lettering) + pins(lettering),
  legend: ['Twelve receivers stand around the track.', 'The leader in red, with the last six metres as a tail.'],
  narrow: {
    height: 446,
    draw: (lettering) =>
      crop('track', { x: 0, y: 0, width: NARROW, height: 146 }, { x: 378, y: 44, width: 330 }, 'p', scene(lettering)) +
      line(16, 150, NARROW - 16, 150, 'l') +
      lettering.text(16, 184, '1500 m, lap 3', { size: 19, style: 'bold' }) +
      lettering.text(NARROW - 16, 186, '2:32.4', { size: 24, style: 'wide', anchor: 'end' }) +
      narrowRows(
        lettering,
        226,
        [
          { x: 36, anchor: 'end', style: 'bold' },
          { x: 60, style: 'bold' },
          { x: 250, anchor: 'end' },
          { x: NARROW - 16, anchor: 'end' },
        ],
        RUNNERS.slice(0, 6).map(([bib, code, gap, speed]) => [
          String(bib),
          code,
          gap === 0 ? 'leader' : `${gap.toFixed(1)} m`,
          `${speed.toFixed(1)} km/h`,
        ]),
        [16, NARROW - 16],
        { size: 19, step: 41 },
      ),
  },
});
