/** A start shared by two venues: the command waits for the longest way, then both displays show it at the same instant. */
import { arrowHead } from '../../kit/arrows.ts';
import { plaque } from '../../kit/frames.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { NARROW, screen } from '../screen.ts';
import { note } from '../small-print.ts';

/** Delays of the signal from the coordinator, in milliseconds. */
const VENUES = [
  { name: 'Venue A', place: 'SUI', delay: 38, y: 168, side: -1 },
  { name: 'Venue B', place: 'USA', delay: 112, y: 404, side: 1 },
] as const;
const COORDINATOR_Y = 286;
const LARGEST = Math.max(...VENUES.map(({ delay }) => delay));
const LEFT = 236;
const PER_MS = 4.6;

const x = (milliseconds: number) => LEFT + milliseconds * PER_MS;

function axis(lettering: Lettering): string {
  const ticks = Array.from({ length: 15 }, (_, index) => index * 10);
  return (
    line(x(0), 496, x(140), 496, 'l') +
    each(
      ticks,
      (ms) =>
        line(x(ms), 496, x(ms), ms % 20 === 0 ? 506 : 502, 'l') +
        (ms % 20 === 0 ? lettering.text(x(ms), 528, String(ms), { size: 16, anchor: 'middle' }) : ''),
    ) +
    note(lettering, x(140) + 22, 528, 'ms', 'start', 15)
  );
}

const coordinator = (lettering: Lettering): string =>
  lettering.text(44, COORDINATOR_Y - 2, 'Coordinator', { size: 19, style: 'bold' }) +
  note(lettering, 44, COORDINATOR_Y + 20, 'starter', 'start', 15) +
  line(x(0), COORDINATOR_Y, x(140), COORDINATOR_Y, 'h') +
  circle(x(0), COORDINATOR_Y, 8, 'i') +
  lettering.text(x(0) + 150, COORDINATOR_Y - 12, 'command sent at 0 ms', { size: 16 });

function venue(lettering: Lettering, { name, place, delay, y, side }: (typeof VENUES)[number]): string {
  const wait = LARGEST - delay;
  const from = COORDINATOR_Y + side * 8;
  const to = y - side * 12;
  const bar = side < 0 ? y - 50 : y + 20;
  return (
    lettering.text(44, y - 2, name, { size: 19, style: 'bold' }) +
    note(lettering, 44, y + 20, place, 'start', 15) +
    line(x(0), y, x(140), y, 'h') +
    stroke(`M${x(0)} ${from}L${x(delay)} ${to}`, 'l', 1.5) +
    arrowHead([x(delay) + 2, to + side * 2], (Math.atan2(to - from, x(delay) - x(0)) * 180) / Math.PI, 'i', 11) +
    rect(x(0), bar, delay * PER_MS, 30, 'g2') +
    lettering.text(x(0) + (delay * PER_MS) / 2, bar + 21, `delay ${delay} ms`, { size: 16, anchor: 'middle' }) +
    (wait === 0
      ? ''
      : rect(x(delay), bar, wait * PER_MS, 30, 'i') +
        lettering.text(x(delay) + (wait * PER_MS) / 2, bar + 21, `waits ${wait} ms`, {
          size: 16,
          anchor: 'middle',
          fill: 'p',
        })) +
    circle(x(delay), y, 7, 'p l')
  );
}

export const distributedStart = screen({
  name: 'distributed-start',
  title: 'One start for two venues',
  description:
    'Timeline: the starter’s command needs 38 ms to venue A and 112 ms to venue B. The largest delay counts: venue A waits 74 ms, and at 112 ms both venues show the start at the same instant. Sample data.',
  part: { x: 28, y: 26, width: 904, height: 520 },
  narrow: {
    height: 392,
    draw: (lettering) => {
      const at = (ms: number) => 16 + ms * 2.75;
      const bars = ({ name, place, delay }: (typeof VENUES)[number], y: number) => {
        const wait = LARGEST - delay;
        return (
          lettering.text(16, y - 14, name, { size: 21, style: 'bold' }) +
          lettering.text(118, y - 14, place, { size: 18, fill: 'g5' }) +
          rect(at(0), y, delay * 2.75, 46, 'g2') +
          lettering.text(at(0) + 10, y + 30, `${delay} ms`, { size: 19 }) +
          (wait === 0
            ? ''
            : rect(at(delay), y, wait * 2.75, 46, 'i') +
              lettering.text(at(delay) + 12, y + 30, `waits ${wait} ms`, { size: 19, fill: 'p' }))
        );
      };
      return (
        lettering.text(16, 34, 'Command sent', { size: 18 }) +
        circle(at(0) + 5, 58, 8, 'i') +
        line(at(0) + 5, 58, NARROW - 16, 58, 'h') +
        bars(VENUES[0], 126) +
        bars(VENUES[1], 238) +
        stroke(`M${at(LARGEST)} 48V318`, 'rl', 3) +
        each([149, 261], (y) => circle(at(LARGEST), y, 9, 'r')) +
        plaque(lettering, { x: NARROW - 216, y: 318, width: 200, height: 46 }, 'start at both', 22)
      );
    },
  },
  draw: (lettering) => {
    const top = 52;
    return (
      coordinator(lettering) +
      each(VENUES, (one) => venue(lettering, one)) +
      axis(lettering) +
      stroke(`M${x(LARGEST)} ${top + 26}V496`, 'rl', 3) +
      each(VENUES, ({ y }) => circle(x(LARGEST), y, 9, 'r')) +
      plaque(lettering, { x: x(LARGEST) - 96, y: top - 12, width: 192, height: 38 }, 'start at both', 20) +
      ''
    );
  },
});
