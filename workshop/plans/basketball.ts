import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, line, path, rect, repeat, round } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { type Pin, planDrawing, SIDES, type Side } from './kit/plan.ts';

/** Metres from the middle of the court; y grows towards the scorers' table. */
const scale = createScale([391, 342], 20.8);
const { x, y, of, at } = scale;
const LENGTH = 28;
const WIDTH = 15;
const TO_BASKET = LENGTH / 2 - 1.575;
const TO_BOARD = LENGTH / 2 - 1.2;
const TO_FREE_THROW = LENGTH / 2 - 5.8;
const ARC = 6.75;
const ARC_STRAIGHT = WIDTH / 2 - 0.9;

function endLines(side: Side): string {
  const at = (metres: number): number => round(x(side * metres));
  const arc = (radius: number, from: number, depth: number): string => {
    const r = round(of(radius));
    return `${round(y(-depth))}H${at(from)}A${r} ${r} 0 0 ${side === 1 ? 0 : 1} ${at(from)} ${round(y(depth))}`;
  };
  const bend = TO_BASKET - Math.sqrt(ARC ** 2 - ARC_STRAIGHT ** 2);
  const [end, board, throwLine] = [at(LENGTH / 2), at(TO_BOARD), at(TO_FREE_THROW)];
  return (
    rect(Math.min(end, throwLine), y(-2.45), of(5.8), of(4.9), 'timber-2 wl') +
    path(`M${end} ${arc(ARC, bend, ARC_STRAIGHT)}H${end}`, 'wl') +
    path(`M${throwLine} ${arc(1.8, TO_FREE_THROW, 1.8)}`, 'wl') +
    path(`M${board} ${arc(1.25, TO_BASKET, 1.25)}H${board}`, 'wl')
  );
}

/** Basket, board, its stand and the shot clock on top of it. */
function basket(side: Side): string {
  const from = (metres: number, depth: number): number => Math.min(x(side * metres), x(side * (metres + depth)));
  return (
    rect(from(TO_BOARD + 0.1, 3.2), y(-0.25), of(3.2), of(0.5), 'g3') +
    rect(from(16, 1.4), y(-0.8), of(1.4), of(1.6), 'g4') +
    rect(from(TO_BOARD, 0.12), y(-0.9), of(0.12), of(1.8), 'p l') +
    circle(x(side * TO_BASKET), y(0), of(0.225), 'wl') +
    rect(from(TO_BOARD + 0.45, 0.2), y(-0.4), of(0.2), of(0.8), 'r')
  );
}

function court(): string {
  return (
    rect(x(-16), y(-9.5), of(32), of(19), 'timber-1') +
    rect(x(-LENGTH / 2), y(-WIDTH / 2), of(LENGTH), of(WIDTH), 'timber') +
    circle(x(0), y(0), of(1.8), 'timber-2 wl') +
    each(SIDES, endLines) +
    stroke(`M${round(x(0))} ${round(y(-7.65))}V${round(y(7.65))}`, 'wl', 1.5) +
    // The lines lie outside the measured court.
    stroke(`M${round(x(-14))} ${round(y(-7.5))}H${round(x(14))}V${round(y(7.5))}H${round(x(-14))}Z`, 'wl', 2) +
    each(SIDES, basket)
  );
}

/** Table of 6 m with its seats, team benches either side, and the two boards of the hall. */
function surroundings(lettering: Lettering): string {
  const seats = [-2.25, -1.35, -0.45, 0.45, 1.35, 2.25].map((seat) => circle(x(seat), y(9.35), of(0.22), 'g4'));
  const bench = (side: Side): string =>
    repeat(9, (seat) => circle(x(side * (6 + seat * 0.85)), y(9.05), of(0.25), 'g4')) +
    line(x(side * 5), y(7.5), x(side * 5), y(9.5), 'wl') +
    line(x(side * 14), y(7.5), x(side * 14), y(9.5), 'wl');
  const board = (side: Side): string =>
    rect(x(side * 16.7) - of(0.2), y(-8.4), of(0.4), of(5), 'i') + rect(x(side * 16.45) - 1.5, y(-8.4), 3, of(5), 'r');
  return (
    rect(x(-3), y(8.3), of(6), of(0.8), 'p l') +
    seats.join('') +
    each(SIDES, bench) +
    each(SIDES, board) +
    lettering.text(x(-9.4), y(8.55), 'Team bench', { size: 13, anchor: 'middle' }) +
    lettering.text(x(9.4), y(8.55), 'Team bench', { size: 13, anchor: 'middle' })
  );
}

function measures(lettering: Lettering): string {
  const level = y(-9.5) - 14;
  return (
    dimension(lettering, [x(-14), level], [x(14), level], '28 m', { size: 13 }) +
    dimension(lettering, [x(-15), y(-7.5)], [x(-15), y(7.5)], '', { size: 13 }) +
    lettering.text(x(-15) - 5, y(4.6), '15 m', { size: 13, anchor: 'middle', rotate: -90 })
  );
}

export const basketballPlan = planDrawing({
  slug: 'Basketball',
  name: 'Basketball',
  subtitle: 'Court of 28 × 15 m with its clocks, boards and scorers’ table',
  title: 'Basketball court with clocks and scorers’ table',
  description:
    'Plan to scale of a FIBA court, 28 m long and 15 m wide. A shot clock stands on each backboard, a board behind each end, and the consoles for game clock, points and 24 seconds on the scorers’ table at the side line.',
  scale,
  pins: [
    ...SIDES.flatMap((side): Pin[] => [
      [1, at([side * (TO_BOARD + 0.55), -0.4]), at([side * (TO_BOARD + 0.55), -4.4])],
      [2, at([side * TO_BOARD, 0.9]), at([side * TO_BOARD, 4.4])],
      [3, at([side * 16.5, -3.4]), at([side * 16.7, -2.4])],
    ]),
    ...[-1.35, -0.45, 0.45, 1.35, 2.25].map(
      (seat, index): Pin => [index + 4, at([seat, 8.7]), at([-3.1 + index * 1.55, 10.9])],
    ),
  ],
  bar: [0, 1, 2, 5],
  legend: {
    'Shot clock': 'on both backboards: 24 s, back to 14 s after an offensive rebound',
    'Board lights': 'red when the period ends, amber when the shot clock has run out',
    Scoreboard: 'with the game clock, one at each end, in sight of benches and table',
    'Points and fouls': 'scorer’s console, feeds boards and TV graphics',
    'Data port': 'for statistics, media information and live results',
    'Game clock': 'timer’s console, starts and stops 4 × 10 min',
    'Shot clock control': 'a console and an operator of its own',
    Horn: '113 dB, a different sound for each clock',
  },
  legendPlace: { x: 790, top: 104, width: 306, columns: 1, gap: 12 },
  body: (lettering) => court() + surroundings(lettering) + measures(lettering),
});
