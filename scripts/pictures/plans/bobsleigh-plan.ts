import type { Lettering } from '../lettering.ts';
import { circle, line, type Point, placed, pointsToPath, polygon, rect } from '../shapes.ts';
import { barriers, course, RUN, RUN_UP } from './bobsleigh-course.ts';
import { band, createScale, pin, planDrawing, thick } from './plan-kit.ts';

/** The channel is 1.4 m wide; drawn five times that to be seen. */
const CHANNEL = 12;
const scale = createScale([44, 226], 1.72);
const INTERMEDIATES = [6, 14, 20, 26] as const;
const OVER = 520;
const SLED = 1105;

function beside(distance: number, aside: number): Point {
  return scale.at(course.beside(distance, aside));
}

function piece(from: number, to: number): string {
  const points = course.part(from, to).map(scale.at);
  return band(points, CHANNEL + 3, 'ice-2') + band(points, CHANNEL, 'ice-1');
}

function channel(): string {
  const arrows = [95, 690, 1165].map((distance) => {
    const { point, heading } = course.at(distance);
    return placed(
      ...scale.at(point),
      polygon(
        [
          [-5, -3.5],
          [5, 0],
          [-5, 3.5],
        ],
        'ice-2',
      ),
      (heading * 180) / Math.PI,
    );
  });
  // The second part last: it passes over the first where they cross.
  return piece(0, OVER) + piece(OVER - 0.5, RUN_UP + RUN + 72) + arrows.join('');
}

function isIntermediate(index: number): boolean {
  return INTERMEDIATES.some((each) => each === index);
}

function barrierMarks(lettering: Lettering): string {
  return barriers
    .map((distance, index) => {
      const isOfficial = index === 0 || index === 1 || index === 31 || isIntermediate(index);
      const half = isOfficial ? 7 : 4.6;
      // Beside the crossing the figure stands on the free side.
      const [tx, ty] = beside(distance, index === 8 ? -12.5 : 12.5);
      return (
        thick(pointsToPath([beside(distance, -half), beside(distance, half)]), 'rl', isOfficial ? 3 : 1.5) +
        lettering.text(tx, ty + 4.5, `${index + 1}`, {
          size: 12,
          anchor: 'middle',
          fill: isOfficial ? 'i' : 'g5',
          style: isOfficial ? 'bold' : 'regular',
        })
      );
    })
    .join('');
}

function surroundings(lettering: Lettering): string {
  const [startX, startY] = beside(0, 0);
  const [endX, endY] = beside(RUN_UP + RUN, 0);
  const { point, heading } = course.at(SLED);
  return (
    line(startX, startY - 9, startX, startY + 9, 'l') +
    lettering.text(startX + 16, startY + 51, 'Start block', { size: 13 }) +
    lettering.text(endX + 8, endY - 15, 'Finish', { size: 13 }) +
    lettering.text(endX + 84, endY + 24, 'Outrun', { size: 13, anchor: 'middle', fill: 'g5' }) +
    // Running-time display, timing room.
    rect(endX + 68, endY - 28, 44, 10, 'i') +
    rect(endX - 20, endY + 46, 76, 32, 'g1') +
    rect(endX - 20, endY + 46, 76, 32, 'l') +
    line(endX, endY + 28, endX, endY + 46, 'd', '4 3') +
    placed(...scale.at(point), rect(-6, -2.5, 12, 5, 'i', 2), (heading * 180) / Math.PI) +
    circle(startX - 2, startY + 20, 3.5, 'i')
  );
}

function markers(lettering: Lettering): string {
  const at = (number: number, index: number, aside: number): string => {
    const distance = barriers[index] ?? 0;
    return pin(lettering, number, beside(distance, Math.sign(aside) * 7), beside(distance, aside));
  };
  const [endX, endY] = beside(RUN_UP + RUN, 0);
  const [startX, startY] = beside(0, 0);
  return (
    pin(lettering, 1, [startX - 2, startY + 20], [startX - 2, startY + 46]) +
    at(2, 0, -22) +
    at(3, 1, -22) +
    INTERMEDIATES.map((index) => at(4, index, -22)).join('') +
    at(5, 23, -20) +
    at(6, 31, -22) +
    pin(lettering, 7, [endX + 90, endY - 23], [endX + 90, endY - 50]) +
    pin(lettering, 8, [endX + 18, endY + 62], [endX + 80, endY + 62]) +
    pin(lettering, 9, scale.at(course.at(SLED).point), beside(SLED, -22))
  );
}

export const bobsleighPlan = planDrawing({
  slug: 'Bobsleigh',
  name: 'Bobsleigh',
  subtitle: 'Ice channel of 1,200 m with 32 light barriers; course schematic, channel drawn wider',
  title: 'Ice channel with 32 timing points',
  description:
    'Schematic plan of an ice channel, 1,200 m from the first light barrier to the last, with fourteen bends. All 32 barriers are numbered along the course; the start, 50 m, four official intermediates and the finish stand out.',
  unitsPerMetre: scale.unitsPerMetre,
  bar: [0, 50, 100],
  legend: [
    { name: 'Countdown display', note: 'with start lights; start gate on request' },
    { name: 'Start barrier', note: 'twin light barrier, the running time begins' },
    { name: '50 m barrier', note: 'push time of 4.8 to 5.3 s' },
    { name: 'Official intermediate', note: 'four for bob, three for luge (rules of 1993)' },
    { name: 'Light barriers', note: 'up to 32 along the course, twin and heated' },
    { name: 'Finish barrier', note: 'bob to 1/100 s, luge to 1/1000 s' },
    { name: 'Running-time display', note: 'in sight of crew and stand' },
    {
      name: 'Timing room',
      note: 'two impulse modules, main and backup, feed two Quantum timers; control module with a lamp for each barrier and a printer',
    },
    { name: 'Measurement unit', note: 'in the sled: speed, acceleration and rotation on 3 axes' },
  ],
  legendPlace: { x: 800, top: 104, width: 296, columns: 1, gap: 9 },
  body: (lettering) => channel() + surroundings(lettering) + barrierMarks(lettering) + markers(lettering),
});
