/** Where the time comes from: satellite clock, two timers with the same time of day, sensors on both, batteries behind them. */
import { arrowHead, polar } from '../../kit/arrows.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, path, placed, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { NARROW, screen } from '../screen.ts';
import { note } from '../small-print.ts';

const MASTER = { x: 270, y: 180 } as const;
const TIMERS = [
  { x: 452, y: 106, name: 'Timer A', words: 'main', line: 'l' },
  { x: 452, y: 254, name: 'Timer B', words: 'backup', line: 'm' },
] as const;
const SENSORS = ['Start', 'Intermediate', 'Finish'];
const sensorY = (index: number) => 72 + index * 108;
/** The time of day on the clock and the timers: hours, minutes, seconds. */
const TIME = [11, 42, 36] as const;
const PULSES = { left: 176, right: 846, a: 462, b: 506 } as const;

const antenna = (lettering: Lettering): string =>
  path('M60 158A46 46 0 0 0 116 122Z', 'l') +
  stroke('M92 150L100 180M78 180H122', 'l', 3) +
  line(88, 140, 66, 108, 'l') +
  circle(66, 108, 4, 'i') +
  each([16, 26, 36], (radius) =>
    path(`M${66 - radius} ${108 - radius * 0.2}A${radius} ${radius} 0 0 1 ${66 - radius * 0.1} ${108 - radius}`, 'm'),
  ) +
  lettering.text(88, 212, 'GPS, UTC', { size: 16, style: 'bold', anchor: 'middle' });

function clockFace(x: number, y: number): string {
  const [hours, minutes, seconds] = TIME;
  const minute = (minutes + seconds / 60) / 60;
  const hand = (turn: number, from: number, to: number) =>
    pointsToPath([from, to].map((distance) => polar([x, y], turn * 360 - 90, distance)));
  return (
    circle(x, y, 72, 'p l') +
    path(
      repeat(60, (index) => hand(index / 60, index % 5 === 0 ? 56 : 61, 65)),
      'l',
    ) +
    stroke(hand((hours + minute) / 12, -12, 38) + hand(minute, -12, 58), 'l', 4) +
    stroke(hand(seconds / 60, -16, 64), 'rl', 1.8) +
    circle(x, y, 4, 'r')
  );
}

const timer = (lettering: Lettering, { x, y, name, words, line: className }: (typeof TIMERS)[number]): string =>
  rect(x, y - 40, 186, 80, 'p l') +
  lettering.text(x + 18, y - 10, name, { size: 20, style: 'bold' }) +
  note(lettering, x + 168, y - 10, words, 'end', 15) +
  lettering.text(x + 18, y + 22, '11:42:36.104207', { size: 18 }) +
  battery(x + 64, y + 40, className) +
  note(lettering, x + 96, y + 62, '12 V', 'start', 14);

const battery = (x: number, y: number, className: 'l' | 'm'): string =>
  line(x, y, x, y + 10, className) +
  rect(x - 15, y + 10, 30, 16, `p ${className}`) +
  rect(x - 12, y + 13, 18, 10, 'g4');

const sensors = (lettering: Lettering): string =>
  stroke(`M700 ${sensorY(0)}V${sensorY(2)}M638 106H700`, 'l', 2.5) +
  stroke(`M722 ${sensorY(0)}V${sensorY(2)}M638 254H722`, 'm', 2.5) +
  each(SENSORS, (words, index) => {
    const y = sensorY(index);
    return (
      line(700, y, 792, y, 'l') +
      circle(700, y, 4, 'i') +
      circle(722, y, 4, 'g4') +
      circle(798, y, 6.5, 'p l') +
      lettering.text(816, y + 6, words, { size: 17 })
    );
  });

/** The common pulse and the check a minute later, as one line per timer. */
function pulses(lettering: Lettering): string {
  const signal = (y: number) => `M${PULSES.left} ${y}H230V${y - 24}H246V${y}H760V${y - 24}H776V${y}H${PULSES.right}`;
  return (
    line(44, 372, 916, 372, 'h') +
    note(lettering, 44, 402, 'One common pulse sets both timers', 'start', 15) +
    note(lettering, 916, 402, 'after a minute: within 0.001 s', 'end', 15) +
    lettering.text(44, PULSES.a - 2, 'Timer A', { size: 16, style: 'bold' }) +
    lettering.text(44, PULSES.b - 2, 'Timer B', { size: 16, style: 'bold' }) +
    stroke(signal(PULSES.a), 'l', 2) +
    stroke(signal(PULSES.b), 'm', 2) +
    stroke('M230 424V524M760 424V524', 'rl', 1.5) +
    lettering.text(230, 548, '0 s', { size: 16, anchor: 'middle' }) +
    lettering.text(760, 548, '60 s', { size: 16, anchor: 'middle' }) +
    note(lettering, 495, 548, 'resolution 0.000001 s · drift at most 0.1 ppm', 'middle', 15)
  );
}

export const clockNetwork = screen({
  name: 'clock-network',
  title: 'Clocks: one time of day, two timers',
  description:
    'A GPS clock on UTC sets timer A, main, and timer B, backup, each with a 12 V battery and wired to every sensor. One pulse sets both; a minute later they may differ by at most 0.001 s (FIS booklet of 2015). Timer resolution is 1 µs, drift at most 0.1 ppm.',
  part: { x: 28, y: 40, width: 904, height: 526 },
  narrow: {
    height: 420,
    draw: (lettering) =>
      placed(-160, -86, clockFace(MASTER.x, MASTER.y)) +
      lettering.text(214, 74, 'GPS, UTC', { size: 22, style: 'bold' }) +
      lettering.text(214, 104, 'one time of day', { size: 18, fill: 'g5' }) +
      stroke('M110 168V200M110 168V186H280V200', 'rl', 3) +
      each(TIMERS, ({ name, words }, index) => {
        const x = 16 + index * 182;
        return (
          rect(x, 200, 176, 92, 'p l') +
          lettering.text(x + 14, 232, name, { size: 21, style: 'bold' }) +
          lettering.text(x + 162, 232, words, { size: 16, fill: 'g5', anchor: 'end' }) +
          lettering.text(x + 14, 270, '11:42:36.10', { size: 22 })
        );
      }) +
      line(16, 316, NARROW - 16, 316, 'h') +
      lettering.text(16, 354, 'Resolution', { size: 18, fill: 'g5' }) +
      lettering.text(NARROW - 16, 356, '1 µs', { size: 26, style: 'wide', anchor: 'end' }) +
      line(16, 370, NARROW - 16, 370, 'h') +
      lettering.text(16, 404, 'After a minute, within', { size: 18, fill: 'g5' }) +
      lettering.text(NARROW - 16, 406, '0.001 s', { size: 26, style: 'wide', anchor: 'end' }),
  },
  draw: (lettering) =>
    antenna(lettering) +
    stroke('M130 180H198', 'l', 2) +
    clockFace(MASTER.x, MASTER.y) +
    stroke('M342 180H396V106H442M396 180V254H442', 'rl', 2.5) +
    arrowHead([451, 106], 0, 'r', 12) +
    arrowHead([451, 254], 0, 'r', 12) +
    each(TIMERS, (one) => timer(lettering, one)) +
    sensors(lettering) +
    pulses(lettering),
});
