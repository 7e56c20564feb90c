import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { createScale } from '../../kit/scale.ts';
import { circle, each, line, path, pointsToPath, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { band, drawCourse } from '../kit/course.ts';
import { type Pin, planDrawing } from '../kit/plan.ts';
import { aboveAt, course, FINISH, INTERMEDIATES, profile, RADARS, sideAt, TRAP } from './course.ts';

/** The same scale for both views, one under the other. */
const above = createScale([40, 202], 0.42);
const side = createScale([40, 296], 0.42);
const { across, beside } = drawCourse(course, above);
const BASE = 634;
const DISCS = 110;
const finish = aboveAt(FINISH);
const [startX, startY] = above.at(aboveAt(0));
const [finishX, finishY] = above.at(finish);
const wire = range(83).map((index) => beside(10 + index * 30, 46));
const [wireX, wireY] = beside(1990, 46);

function contours(): string {
  return repeat(15, (index) => {
    const at = profile.points.findIndex((point) => point[1] >= (index + 1) * 50);
    const x = above.x(profile.points[at]?.[0] ?? 0);
    return path(`M${round(x - 14)} 130C${round(x + 10)} 170 ${round(x + 10)} 225 ${round(x - 10)} 272`, 'h');
  });
}

function run(): string {
  const points = course.points.map(above.at);
  return (
    band(points, 18, 'snow-2') +
    band(points, 16, 'snow-1') +
    rect(finishX, finishY - 26, 58, 52, 'snow-2') +
    rect(finishX + 1, finishY - 25, 56, 50, 'snow-1') +
    rect(finishX - 4, finishY - 7, 10, 14, 'snow-1') +
    stroke(pointsToPath(course.part(0, FINISH).map(above.at)), 'rl', 1.25)
  );
}

function slope(): string {
  const data = pointsToPath(profile.points.map(side.at));
  const timed = profile.points.filter(([x]) => x >= 0 && x <= finish[0]).map(side.at);
  return (
    path(`${data}V${BASE}H${round(side.x(-30))}Z`, 'snow-1') + path(data, 'l') + stroke(pointsToPath(timed), 'rl', 2.5)
  );
}

/** From the point seen from above down to the same point seen from the side. */
function link(distance: number): string {
  const [x, y] = above.at(aboveAt(distance));
  const [, below] = side.at(sideAt(distance));
  return line(x, y + 8, x, below, 'h') + circle(x, below, 3.5, 'r');
}

function places(lettering: Lettering): string {
  const text = (x: number, y: number, words: string, fill = 'i'): string =>
    lettering.text(x, y, words, { size: 13, fill });
  const place = (distance: number, words: string): string => {
    const [x, y] = side.at(sideAt(distance));
    return text(x + 9, y - 8, words);
  };
  return (
    rect(startX - 12, startY - 9, 9, 18, 'i') +
    rect(finishX + 48, finishY - 18, 5, 36, 'i') +
    rect(finishX - 6, finishY + 38, 26, 14, 'p l') +
    rect(finishX - 3.5, finishY - 34, 7, 10, 'i') +
    // The wire, from the start hut along the course to the timing room.
    stroke(`${pointsToPath(wire)}L${round(finishX - 6)} ${round(finishY + 45)}`, 'd', 1, { dash: '5 3' }) +
    text(side.x(0) + 4, side.y(0) - 12, 'Start') +
    text(finishX - 48, side.y(768) - 14, 'Finish') +
    each(INTERMEDIATES, (distance, index) => place(distance, `Intermediate ${index + 1}`)) +
    place(TRAP[0], 'Speed trap') +
    place(RADARS[2], 'Jump') +
    text(side.x(-30) + 16, BASE - 16, 'Height and length at one scale: slopes are as steep as drawn', 'g5')
  );
}

function top(number: number, distance: number, dx = 0): Pin {
  const [x, y] = beside(distance, -26);
  return [number, [x, y], [x + dx, DISCS]];
}

export const alpineSkiingPlan = planDrawing({
  slug: 'AlpineSkiing',
  name: 'Alpine skiing',
  subtitle: 'Downhill from above, with contour lines every 50 m, and from the side; schematic',
  title: 'Downhill course from above and from the side',
  description:
    'Schematic downhill course in two views at one scale, from the start gate to the finish area. Numbers mark the start gate, three intermediate photocells, a speed trap of two beams, radar at start, steep part and jump, the finish with photocells A and B, and the fixed wire that links them.',
  height: 790,
  scale: above,
  pins: [
    [1, [startX, startY], [startX, DISCS]],
    [2, [startX - 7, startY + 9], [startX - 7, startY + 42]],
    ...INTERMEDIATES.map((distance) => top(3, distance)),
    top(4, (TRAP[0] + TRAP[1]) / 2, 12),
    ...RADARS.map((distance) => top(5, distance, distance === RADARS[1] ? -12 : 0)),
    [6, [finishX, finishY - 8], [finishX - 26, DISCS]],
    [7, [finishX, finishY - 33], [finishX, DISCS]],
    [8, [finishX + 50, finishY - 18], [finishX + 50, DISCS]],
    [9, [finishX + 14, finishY + 45], [finishX + 42, finishY + 45]],
    [10, [wireX, wireY], [wireX - 14, 262]],
  ],
  bar: [0, 100, 200, 400],
  legend: {
    'Start gate': 'one wand works two isolated contacts, for systems A and B',
    'Start clock': 'start allowed from 5 s before to 5 s after zero',
    'Intermediate photocells': 'times and gaps on the way down',
    'Speed trap': 'two beams a measured distance apart',
    Radar: 'with a chip of 10 to 12 g on the boot: live speed, jump data',
    'Finish photocells A and B': 'at most 20 cm apart in height',
    'Photo-finish camera': 'compulsory at the highest event level',
    'Finish board': 'time, place and gap',
    'Timing room': 'A and B on one time of day; net time cut to 1/100 s',
    'Fixed wire': 'every link, at Winter Games and World Championships',
  },
  legendPlace: { top: 650, gap: 7 },
  body: (lettering) =>
    contours() +
    each([0, ...INTERMEDIATES, TRAP[0], RADARS[2], FINISH], link) +
    run() +
    slope() +
    each([...INTERMEDIATES, FINISH], (distance) => across(distance, 26, 2.5)) +
    each(TRAP, (distance) => across(distance, 26, 1.5)) +
    each([0, ...INTERMEDIATES, TRAP[0], RADARS[2], FINISH], (distance) =>
      circle(...side.at(sideAt(distance)), 4, 'r'),
    ) +
    places(lettering),
});
