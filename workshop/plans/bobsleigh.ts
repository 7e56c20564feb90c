/** Bobsleigh: a made-up ice channel, 1,200 m from the first barrier to the last; its course is in metres. */
import type { Lettering, TextOptions } from '../kit/lettering.ts';
import { range } from '../kit/range.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, line, type Point, placed, pointsToPath, rect } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { arcs, type Course, courseOf, drawCourse, type Piece } from './kit/course.ts';
import { type Pin, type Place, planDrawing } from './kit/plan.ts';
import { BOARD } from './kit/signs.ts';

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
const SLED = 1105;

const { beside, surface, across, arrow, pin } = drawCourse(course, scale);
const [startX, startY] = beside(0, 0);
const [endX, endY] = beside(RUN_UP + RUN, 0);

function piece(from: number, to: number): string {
  return surface(from, to, CHANNEL + 3, 'ice-2') + surface(from, to, CHANNEL, 'ice-1');
}

/** Where the track passes over itself, and how far its bridge reaches to each side of that. */
const BRIDGE = { over: 546, half: 13, wing: 4 } as const;

/** The bridge: a deck that hides the lower track, between two walls that open at their ends. */
function bridge(): string {
  const { over, half, wing } = BRIDGE;
  const deck = surface(over - half, over + half, CHANNEL + 9, 'p');
  const wall = (side: number): string => {
    const [near, far] = [
      (side * (CHANNEL + 7)) / 2 / scale.unitsPerMetre,
      (side * (CHANNEL + 7 + 2 * wing)) / 2 / 1.72,
    ];
    const line: Point[] = [
      beside(over - half - 3, far),
      beside(over - half, near),
      beside(over + half, near),
      beside(over + half + 3, far),
    ];
    return stroke(pointsToPath(line), 'l', 2);
  };
  return deck + piece(over - half - 1, over + half + 1) + wall(-1) + wall(1);
}

function channel(): string {
  return piece(0, RUN_UP + RUN + 72) + bridge() + each([95, 690, 1165], (distance) => arrow(distance, 'ice-2'));
}

function barrierMarks(): string {
  return each(barriers, (distance, index) => {
    const isOfficial = OFFICIAL.includes(index);
    return across(distance, isOfficial ? 7 : 4.6, isOfficial ? 3 : 1.5);
  });
}

function scene(): string {
  const { point, heading } = course.at(SLED);
  return (
    channel() +
    barrierMarks() +
    line(startX, startY - 9, startX, startY + 9, 'l') +
    // Running-time display, timing room.
    rect(endX + 68, endY - 28, 44, 10, BOARD) +
    rect(endX - 20, endY + 46, 76, 32, 'g1 l') +
    line(endX + 18, endY + 9, endX + 18, endY + 46, 'd', '4 3') +
    placed(...scale.at(point), rect(-6, -2.5, 12, 5, 'i', 2), heading) +
    circle(startX - 2, startY + 20, 3.5, 'i')
  );
}

/** Metres from the course to a figure where 13 do not do: near the bridge. */
const ASIDE: Readonly<Record<number, number>> = { 8: -13, 14: 17 };

const FIGURE: TextOptions = { size: 13, anchor: 'middle', fill: 'g5' };
const OFFICIAL_FIGURE: TextOptions = { size: 14, anchor: 'middle', style: 'bold' };

function words(lettering: Lettering): string {
  const figures = each(barriers, (distance, index) => {
    const [tx, ty] = beside(distance, ASIDE[index] ?? 13);
    return lettering.text(tx, ty + 4.5, `${index + 1}`, OFFICIAL.includes(index) ? OFFICIAL_FIGURE : FIGURE);
  });
  return (
    figures +
    lettering.text(startX + 16, startY + 51, 'Start', { size: 14 }) +
    lettering.text(endX + 8, endY - 15, 'Finish', { size: 14 }) +
    lettering.text(endX + 84, endY + 26, 'Outrun', { size: 14, anchor: 'middle', fill: 'g5' })
  );
}

/** Only the official times are numbered. */
function portraitWords(lettering: Lettering, at: Place): string {
  const figures = each(OFFICIAL, (index) => {
    const [tx, ty] = at(beside(barriers[index] ?? 0, ASIDE[index] ?? 13));
    return lettering.text(tx, ty + 5, `${index + 1}`, OFFICIAL_FIGURE);
  });
  const [sx, sy] = at([startX, startY]);
  const [fx, fy] = at([endX, endY]);
  return (
    figures +
    lettering.text(sx + 12, sy + 4, 'Start', { size: 14 }) +
    lettering.text(fx + 14, fy - 20, 'Finish', { size: 14 })
  );
}

function barrierPin(number: number, index: number, disc = -22): Pin {
  return pin(number, barriers[index] ?? 0, -7, disc);
}

export const bobsleighPlan = planDrawing({
  slug: 'Bobsleigh',
  title: 'Bobsleigh track of 1,200 m with 32 timing points',
  description:
    'Schematic plan of a bobsleigh track, drawn wider than it is, 1,200 m from the first photocell to the last, with fourteen bends; after the great loop it passes over itself on a bridge. All 32 timing points are numbered along the course; the start, 50 m, four official intermediates and the finish stand out.',
  box: { x: 24, y: 100, width: 740, height: 500 },
  scene,
  words,
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
  scale,
  bar: { marks: [0, 50, 100], end: [240, 560] },
  legend: [
    'A countdown display and start lights release the crew.',
    'The running time begins at a twin photocell.',
    'The photocell at 50 m gives the push time, 4.8 to 5.3 s.',
    'Official intermediates: four for bob, three for luge.',
    'Up to 32 photocells line the course, twin and heated.',
    'The finish photocell stops the time: bob to 1/100 s, luge to 1/1000 s.',
    'The running time is shown in sight of crew and stand.',
    'In the timing room, two impulse modules feed two Quantum timers, main and backup. The control module has a lamp for every photocell.',
    'A unit in the sled measures speed, acceleration and rotation on three axes.',
  ],
  portrait: [
    {
      box: { x: 24, y: 100, width: 740, height: 500 },
      turn: 90,
      scene,
      words: portraitWords,
      pins: [
        [1, [startX - 2, startY + 20], [startX - 2, startY + 50]],
        barrierPin(2, 0, -26),
        barrierPin(3, 1, -26),
        barrierPin(4, 14, -26),
        barrierPin(5, 23, -26),
        barrierPin(6, 31, -28),
        [7, [endX + 90, endY - 23], [endX + 90, endY - 54]],
        [8, [endX + 18, endY + 62]],
        [9, scale.at(course.at(SLED).point), beside(SLED, -26)],
      ],
    },
  ],
});
