/** A made-up downhill in metres: from above (x along the valley, y across) and from the side (x, drop below the start). */
import type { Point } from '../../kit/shapes.ts';
import { type Course, courseOf, riding } from '../kit/course.ts';

export const course: Course = courseOf(
  riding(
    [
      { at: [0, -40], turn: 25 },
      { at: [260, 60], turn: 8 },
      { at: [560, 10], turn: -28 },
      { at: [800, -85], turn: 5 },
      { at: [1030, 15], turn: 38 },
      { at: [1260, 95], turn: 0 },
      { at: [1520, 10], turn: -32 },
      { at: [1760, -70], turn: 6 },
      { at: [2000, 20], turn: 26 },
      { at: [2200, 50], turn: 0 },
      { at: [2480, 50], turn: 0 },
    ],
    12,
  ),
);

/** The slope from the side, its angles as they are. */
export const profile: Course = courseOf(
  riding(
    [
      { at: [-30, -2], turn: 4 },
      { at: [0, 0], turn: 14 },
      { at: [150, 86], turn: 34 },
      { at: [430, 196], turn: 10 },
      { at: [700, 240], turn: 12 },
      { at: [920, 340], turn: 29 },
      { at: [1180, 430], turn: 9 },
      { at: [1400, 462], turn: 6 },
      { at: [1560, 530], turn: 27 },
      { at: [1820, 610], turn: 12 },
      { at: [2080, 700], turn: 22 },
      { at: [2300, 762], turn: 6 },
      { at: [2480, 768], turn: 0 },
    ],
    8,
  ),
);

function dropAt(x: number): number {
  const index = profile.points.findIndex((point) => point[0] >= x);
  const [ax, ay] = profile.points[index - 1] ?? [0, 0];
  const [bx, by] = profile.points[index] ?? [0, 0];
  return ay + ((by - ay) * (x - ax)) / (bx - ax);
}

/** Distances along the course, seen from above. */
export const FINISH = 2520;
export const INTERMEDIATES = [560, 1250, 1900] as const;
export const TRAP = [1030, 1070] as const;
/** Where a skier is seen by radar: the start, the steepest part, the jump. */
export const RADARS = [120, 980, 1650] as const;

export function aboveAt(distance: number): Point {
  return course.at(distance).point;
}

export function sideAt(distance: number): Point {
  const [x] = aboveAt(distance);
  return [x, dropAt(x)];
}
