import type { Lettering } from '../lettering.ts';
import { circle, line, type Point, path, pointsToPath, rect, round } from '../shapes.ts';
import { aboveAt, course, FINISH, INTERMEDIATES, profile, RADARS, sideAt, TRAP } from './alpine-course.ts';
import { band, createScale, pin, planDrawing, thick } from './plan-kit.ts';

/** The same scale for both views, one under the other. */
const UNITS = 0.42;
const LEFT = 40;
const above = createScale([LEFT, 202], UNITS);
const side = createScale([LEFT, 296], UNITS);
const BASE = 634;
const DISCS = 110;
const finish = aboveAt(FINISH);

function contours(): string {
  return Array.from({ length: 15 }, (_, index) => {
    const at = profile.points.findIndex((point) => point[1] >= (index + 1) * 50);
    const x = above.x(profile.points[at]?.[0] ?? 0);
    return path(`M${round(x - 14)} 130C${round(x + 10)} 170 ${round(x + 10)} 225 ${round(x - 10)} 272`, 'h');
  }).join('');
}

function run(): string {
  const points = course.points.map(above.at);
  const [fx, fy] = above.at(finish);
  return (
    band(points, 18, 'snow-2') +
    band(points, 16, 'snow-1') +
    rect(fx, fy - 26, 58, 52, 'snow-2') +
    rect(fx + 1, fy - 25, 56, 50, 'snow-1') +
    rect(fx - 4, fy - 7, 10, 14, 'snow-1') +
    thick(pointsToPath(course.part(0, FINISH).map(above.at)), 'rl', 1.25)
  );
}

function slope(): string {
  const data = pointsToPath(profile.points.map(side.at));
  const timed = profile.points.filter(([x]) => x >= 0 && x <= finish[0]).map(side.at);
  return (
    path(`${data}V${BASE}H${round(side.x(-30))}Z`, 'snow-1') + path(data, 'l') + thick(pointsToPath(timed), 'rl', 2.5)
  );
}

/** From the point seen from above down to the same point seen from the side. */
function link(distance: number): string {
  const [x, y] = above.at(aboveAt(distance));
  const [, below] = side.at(sideAt(distance));
  return line(x, y + 8, x, below, 'h') + circle(x, below, 3.5, 'r');
}

function across(distance: number, width: number): string {
  return thick(
    pointsToPath([above.at(course.beside(distance, -26)), above.at(course.beside(distance, 26))]),
    'rl',
    width,
  );
}

function places(lettering: Lettering): string {
  const [sx, sy] = above.at(aboveAt(0));
  const [fx, fy] = above.at(finish);
  const text = (x: number, y: number, words: string, fill = 'i'): string =>
    lettering.text(x, y, words, { size: 13, fill });
  const beside = (distance: number, words: string): string => {
    const [x, y] = side.at(sideAt(distance));
    return text(x + 9, y - 8, words);
  };
  return (
    rect(sx - 12, sy - 9, 9, 18, 'i') +
    rect(fx + 48, fy - 18, 5, 36, 'i') +
    rect(fx - 6, fy + 38, 26, 14, 'p') +
    rect(fx - 6, fy + 38, 26, 14, 'l') +
    rect(fx - 3.5, fy - 34, 7, 10, 'i') +
    // The wire, from the start hut along the course to the timing room.
    thick(`${pointsToPath(wire())}L${round(fx - 6)} ${round(fy + 45)}`, 'd', 1, '5 3') +
    text(side.x(0) + 4, side.y(0) - 12, 'Start') +
    text(fx - 48, side.y(768) - 14, 'Finish') +
    INTERMEDIATES.map((distance, index) => beside(distance, `Intermediate ${index + 1}`)).join('') +
    beside(TRAP[0], 'Speed trap') +
    beside(RADARS[2], 'Jump') +
    text(side.x(-30) + 16, BASE - 16, 'Height and length at one scale: slopes are as steep as drawn', 'g5')
  );
}

function wire(): Point[] {
  return Array.from({ length: 83 }, (_, index) => above.at(course.beside(10 + index * 30, 46)));
}

function markers(lettering: Lettering): string {
  const top = (number: number, distance: number, dx = 0): string => {
    const [x, y] = above.at(course.beside(distance, -26));
    return pin(lettering, number, [x, y], [x + dx, DISCS]);
  };
  const [sx, sy] = above.at(aboveAt(0));
  const [fx, fy] = above.at(finish);
  return (
    pin(lettering, 1, [sx, sy], [sx, DISCS]) +
    pin(lettering, 2, [sx - 7, sy + 9], [sx - 7, sy + 42]) +
    INTERMEDIATES.map((distance) => top(3, distance)).join('') +
    top(4, (TRAP[0] + TRAP[1]) / 2, 12) +
    RADARS.map((distance) => top(5, distance, distance === RADARS[1] ? -12 : 0)).join('') +
    pin(lettering, 6, [fx, fy - 8], [fx - 26, DISCS]) +
    pin(lettering, 7, [fx, fy - 33], [fx, DISCS]) +
    pin(lettering, 8, [fx + 50, fy - 18], [fx + 50, DISCS]) +
    pin(lettering, 9, [fx + 14, fy + 45], [fx + 42, fy + 45]) +
    pin(lettering, 10, wire()[66] ?? [0, 0], [(wire()[66]?.[0] ?? 0) - 14, 262])
  );
}

export const alpineSkiingPlan = planDrawing({
  slug: 'AlpineSkiing',
  name: 'Alpine skiing',
  subtitle: 'Downhill from above, with contour lines every 50 m, and from the side; schematic',
  title: 'Downhill course from above and from the side',
  description:
    'Schematic downhill course in two views at one scale, from the start gate to the finish area. Numbers mark the start gate, three intermediate photocells, a speed trap of two beams, radar at start, steep part and jump, the finish with photocells A and B, and the fixed wire that links them.',
  height: 790,
  unitsPerMetre: UNITS,
  bar: [0, 100, 200, 400],
  legend: [
    { name: 'Start gate', note: 'one wand works two isolated contacts, for systems A and B' },
    { name: 'Start clock', note: 'start allowed from 5 s before to 5 s after zero' },
    { name: 'Intermediate photocells', note: 'times and gaps on the way down' },
    { name: 'Speed trap', note: 'two beams a measured distance apart' },
    { name: 'Radar', note: 'with a chip of 10 to 12 g on the boot: live speed, jump data' },
    { name: 'Finish photocells A and B', note: 'at most 20 cm apart in height' },
    { name: 'Photo-finish camera', note: 'compulsory at the highest event level' },
    { name: 'Finish board', note: 'time, place and gap' },
    { name: 'Timing room', note: 'A and B on one time of day; net time cut to 1/100 s' },
    { name: 'Fixed wire', note: 'every link, at Winter Games and World Championships' },
  ],
  legendPlace: { top: 650, gap: 7 },
  body: (lettering) =>
    contours() +
    [0, ...INTERMEDIATES, TRAP[0], RADARS[2], FINISH].map(link).join('') +
    run() +
    slope() +
    [...INTERMEDIATES, FINISH].map((distance) => across(distance, 2.5)).join('') +
    TRAP.map((distance) => across(distance, 1.5)).join('') +
    [0, ...INTERMEDIATES, TRAP[0], RADARS[2], FINISH]
      .map((distance) => circle(...side.at(sideAt(distance)), 4, 'r'))
      .join('') +
    places(lettering) +
    markers(lettering),
});
