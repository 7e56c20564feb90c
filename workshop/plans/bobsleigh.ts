/** Bobsleigh: a made-up ice channel, 1,200 m from the first barrier to the last; its course is in metres. */
import type { Lettering, TextOptions } from '../kit/lettering.ts';
import { range } from '../kit/range.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, line, placed, rect } from '../kit/shapes.ts';
import { arcs, type Course, courseOf, drawCourse, type Piece } from './kit/course.ts';
import { type Pin, planDrawing } from './kit/plan.ts';

/** Fourteen bends, each after a straight; the last straight is the finish and the outrun. */
const BENDS: readonly (readonly [straight: number, radius: number, degrees: number])[] = [
  [108, 45, 35],
  [20, 40, -62],
  [20, 45, 50],
  [26, 40, -23],
  [52, 34, -270],
  [48, 36, 115],
  [25, 40, -55],
  [25, 42, 60],
  [22, 38, -60],
  [34, 42, -165],
  [28, 40, 45],
  [25, 40, -55],
  [25, 40, 45],
  [30, 60, -20],
];
const PIECES = [...BENDS.flatMap(([straight, radius, degrees]): Piece[] => [straight, [radius, degrees]]), 300];

/** The block stands this far above the first barrier. */
const RUN_UP = 15;
const RUN = 1200;
const course: Course = courseOf(arcs([0, 0], 0, PIECES));

/** 32 barriers: the start, 50 m, and even steps from there to the finish. */
const barriers = [RUN_UP, ...range(31).map((index) => RUN_UP + 50 + ((RUN - 50) * index) / 30)];

/** The channel is 1.4 m wide; drawn five times that to be seen. */
const CHANNEL = 12;
const scale = createScale([44, 226], 1.72);
const INTERMEDIATES = [6, 14, 20, 26];
const OFFICIAL = [0, 1, ...INTERMEDIATES, 31];
const OVER = 520;
const SLED = 1105;

const { beside, surface, across, arrow, pin } = drawCourse(course, scale);
const [startX, startY] = beside(0, 0);
const [endX, endY] = beside(RUN_UP + RUN, 0);

function piece(from: number, to: number): string {
  return surface(from, to, CHANNEL + 3, 'ice-2') + surface(from, to, CHANNEL, 'ice-1');
}

function channel(): string {
  // The second part last: it passes over the first where they cross.
  const pieces = piece(0, OVER) + piece(OVER - 0.5, RUN_UP + RUN + 72);
  return pieces + each([95, 690, 1165], (distance) => arrow(distance, 'ice-2'));
}

const FIGURE: TextOptions = { size: 12, anchor: 'middle', fill: 'g5' };
const OFFICIAL_FIGURE: TextOptions = { size: 12, anchor: 'middle', style: 'bold' };

function barrierMarks(lettering: Lettering): string {
  return each(barriers, (distance, index) => {
    const isOfficial = OFFICIAL.includes(index);
    const half = isOfficial ? 7 : 4.6;
    // Beside the crossing the figure stands on the free side.
    const [tx, ty] = beside(distance, index === 8 ? -12.5 : 12.5);
    return (
      across(distance, half, isOfficial ? 3 : 1.5) +
      lettering.text(tx, ty + 4.5, `${index + 1}`, isOfficial ? OFFICIAL_FIGURE : FIGURE)
    );
  });
}

function surroundings(lettering: Lettering): string {
  const { point, heading } = course.at(SLED);
  return (
    line(startX, startY - 9, startX, startY + 9, 'l') +
    lettering.text(startX + 16, startY + 51, 'Start block', { size: 13 }) +
    lettering.text(endX + 8, endY - 15, 'Finish', { size: 13 }) +
    lettering.text(endX + 84, endY + 24, 'Outrun', { size: 13, anchor: 'middle', fill: 'g5' }) +
    // Running-time display, timing room.
    rect(endX + 68, endY - 28, 44, 10, 'i') +
    rect(endX - 20, endY + 46, 76, 32, 'g1 l') +
    line(endX, endY + 28, endX, endY + 46, 'd', '4 3') +
    placed(...scale.at(point), rect(-6, -2.5, 12, 5, 'i', 2), heading) +
    circle(startX - 2, startY + 20, 3.5, 'i')
  );
}

function barrierPin(number: number, index: number): Pin {
  return pin(number, barriers[index] ?? 0, -7, -22);
}

export const bobsleighPlan = planDrawing({
  slug: 'Bobsleigh',
  name: 'Bobsleigh',
  subtitle: 'Ice channel of 1,200 m with 32 light barriers; course schematic, channel drawn wider',
  title: 'Ice channel with 32 timing points',
  description:
    'Schematic plan of an ice channel, 1,200 m from the first light barrier to the last, with fourteen bends. All 32 barriers are numbered along the course; the start, 50 m, four official intermediates and the finish stand out.',
  scale,
  pins: [
    [1, [startX - 2, startY + 20], [startX - 2, startY + 46]],
    barrierPin(2, 0),
    barrierPin(3, 1),
    ...INTERMEDIATES.map((index) => barrierPin(4, index)),
    barrierPin(5, 23),
    barrierPin(6, 31),
    [7, [endX + 90, endY - 23], [endX + 90, endY - 50]],
    [8, [endX + 18, endY + 62], [endX + 80, endY + 62]],
    [9, scale.at(course.at(SLED).point), beside(SLED, -22)],
  ],
  bar: [0, 50, 100],
  legend: {
    'Countdown display': 'with start lights; start gate on request',
    'Start barrier': 'twin light barrier, the running time begins',
    '50 m barrier': 'push time of 4.8 to 5.3 s',
    'Official intermediate': 'four for bob, three for luge (rules of 1993)',
    'Light barriers': 'up to 32 along the course, twin and heated',
    'Finish barrier': 'bob to 1/100 s, luge to 1/1000 s',
    'Running-time display': 'in sight of crew and stand',
    'Timing room':
      'two impulse modules, main and backup, feed two Quantum timers; control module with a lamp for each barrier and a printer',
    'Measurement unit': 'in the sled: speed, acceleration and rotation on 3 axes',
  },
  legendPlace: { x: 800, top: 104, width: 296, columns: 1, gap: 9 },
  body: (lettering) => channel() + surroundings(lettering) + barrierMarks(lettering),
});
