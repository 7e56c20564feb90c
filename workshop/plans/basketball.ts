import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, line, path, rect, repeat, round } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { type Pin, type Place, planDrawing, SIDES, type Side } from './kit/plan.ts';
import { BOARD, painted } from './kit/signs.ts';
import { between } from './kit/view.ts';

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
    rect(Math.min(end, throwLine), y(-2.45), of(5.8), of(4.9), 'timber-2') +
    painted(rect(Math.min(end, throwLine), y(-2.45), of(5.8), of(4.9), 'wl')) +
    painted(path(`M${end} ${arc(ARC, bend, ARC_STRAIGHT)}H${end}`, 'wl')) +
    painted(path(`M${throwLine} ${arc(1.8, TO_FREE_THROW, 1.8)}`, 'wl')) +
    painted(path(`M${board} ${arc(1.25, TO_BASKET, 1.25)}H${board}`, 'wl'))
  );
}

/** Basket, board, its stand and the shot clock on top of it. */
function basket(side: Side): string {
  const from = (metres: number, depth: number): number => Math.min(x(side * metres), x(side * (metres + depth)));
  return (
    rect(from(TO_BOARD + 0.1, 3.2), y(-0.25), of(3.2), of(0.5), 'g3') +
    rect(from(16, 1.4), y(-0.8), of(1.4), of(1.6), 'g4') +
    rect(from(TO_BOARD, 0.12), y(-0.9), of(0.12), of(1.8), 'p l') +
    painted(circle(x(side * TO_BASKET), y(0), of(0.225), 'wl')) +
    rect(from(TO_BOARD + 0.45, 0.2), y(-0.4), of(0.2), of(0.8), 'r')
  );
}

function court(): string {
  return (
    rect(x(-16), y(-9.5), of(32), of(19), 'timber-1') +
    rect(x(-LENGTH / 2), y(-WIDTH / 2), of(LENGTH), of(WIDTH), 'timber') +
    circle(x(0), y(0), of(1.8), 'timber-2') +
    painted(circle(x(0), y(0), of(1.8), 'wl')) +
    each(SIDES, endLines) +
    painted(stroke(`M${round(x(0))} ${round(y(-7.65))}V${round(y(7.65))}`, 'wl', 1.5)) +
    // The lines lie outside the measured court.
    painted(stroke(`M${round(x(-14))} ${round(y(-7.5))}H${round(x(14))}V${round(y(7.5))}H${round(x(-14))}Z`, 'wl', 2)) +
    each(SIDES, basket)
  );
}

/** Table of 6 m with its seats, team benches either side, and the two boards of the hall. */
function surroundings(): string {
  const seats = [-2.25, -1.35, -0.45, 0.45, 1.35, 2.25].map((seat) => circle(x(seat), y(9.35), of(0.22), 'g4'));
  const bench = (side: Side): string =>
    repeat(9, (seat) => circle(x(side * (6 + seat * 0.85)), y(9.05), of(0.25), 'g4')) +
    painted(line(x(side * 5), y(7.5), x(side * 5), y(9.5), 'wl')) +
    painted(line(x(side * 14), y(7.5), x(side * 14), y(9.5), 'wl'));
  const board = (side: Side): string =>
    rect(x(side * 16.7) - of(0.2), y(-8.4), of(0.4), of(5), BOARD) +
    rect(x(side * 16.45) - 1.5, y(-8.4), 3, of(5), 'r');
  return rect(x(-3), y(8.3), of(6), of(0.8), 'p l') + seats.join('') + each(SIDES, bench) + each(SIDES, board);
}

const scene = (): string => court() + surroundings();

function words(lettering: Lettering): string {
  const bench = (side: Side): string =>
    lettering.text(x(side * 9.4), y(8.55), 'Team bench', { size: 13, anchor: 'middle' });
  return (
    each(SIDES, bench) +
    dimension(lettering, at([-14, -8.2]), at([14, -8.2]), '28 m', { size: 14 }) +
    dimension(lettering, at([-14.6, -7.5]), at([-14.6, 7.5]), '', { size: 14 }) +
    lettering.text(x(-14.6) - 5, y(4.6), '15 m', { size: 14, fill: 'g5', anchor: 'middle', rotate: -90 })
  );
}

function portraitWords(lettering: Lettering, at: Place): string {
  const bench = (side: Side): string => {
    const [bx, by] = at([x(side * 9.6), y(8.3)]);
    return lettering.text(bx, by, 'Team bench', { size: 14, anchor: 'middle', rotate: -90 });
  };
  const [left, right] = [at([x(-15.4), y(-7.5)]), at([x(-15.4), y(7.5)])];
  return (
    each(SIDES, bench) +
    dimension(lettering, at([x(-14), y(-8.2)]), at([x(14), y(-8.2)]), '28 m', { size: 15 }) +
    dimension(lettering, left, right, '', { size: 15 }) +
    lettering.text(left[0] + 60, left[1] - 5, '15 m', { size: 15, fill: 'g5', anchor: 'middle' })
  );
}

const CONSOLES = [-1.35, -0.45, 0.45, 1.35, 2.25];

export const basketballPlan = planDrawing({
  slug: 'Basketball',
  title: 'Basketball court of 28 × 15 m with clocks, boards and scorers’ table',
  description:
    'Plan to scale of a FIBA court, 28 m long and 15 m wide. A shot clock stands on each backboard, a board behind each end, and the consoles for game clock, points and 24 seconds on the scorers’ table at the side line.',
  box: between(at([-17.4, -9.6]), at([17.4, 11.5])),
  scene,
  words,
  pins: [
    ...SIDES.flatMap((side): Pin[] => [
      [1, at([side * (TO_BOARD + 0.55), -0.4]), at([side * (TO_BOARD + 0.55), -4.4])],
      [2, at([side * TO_BOARD, 0.9]), at([side * TO_BOARD, 4.4])],
      [3, at([side * 16.5, -3.4]), at([side * 16.7, -2.2])],
    ]),
    ...CONSOLES.map((seat, index): Pin => [index + 4, at([seat, 8.7]), at([-3.2 + index * 1.6, 10.8])]),
  ],
  scale,
  bar: { marks: [0, 1, 2, 5], end: at([16, 10.1]) },
  legend: [
    'The shot clock on either backboard counts 24 s, and 14 s after an offensive rebound.',
    'Board lights turn red when the period ends and yellow when the shot clock has run out.',
    'A scoreboard at either end shows the game clock in sight of benches and table.',
    'The scorer enters points and fouls, which feed boards and TV graphics.',
    'The data port serves statistics, media information and live results.',
    'The timer starts and stops the game clock: four periods of 10 min.',
    'The shot clock has its own console and operator.',
    'The horn sounds at 113 dB, in another tone for the shot clock.',
  ],
  portrait: [
    {
      box: between(at([-17.2, -9.5]), at([17.2, 11.6])),
      turn: -90,
      scene,
      words: portraitWords,
      pins: [
        [1, at([TO_BOARD + 0.55, -0.4]), at([TO_BOARD + 0.55, -4.4])],
        [2, at([-TO_BOARD, 0.9]), at([-TO_BOARD, 4.4])],
        [3, at([16.5, -3.4]), at([16.2, -1.9])],
        ...CONSOLES.map((seat, index): Pin => [index + 4, at([seat, 8.7]), at([-3.4 + index * 1.9, 10.6])]),
      ],
    },
  ],
});
