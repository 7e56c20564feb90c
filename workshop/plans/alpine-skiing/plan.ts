import { curveBasis } from 'd3-shape';
import { curve } from '../../kit/curve.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { createScale, type Scale } from '../../kit/scale.ts';
import { circle, each, line, type Point, path, pointsToPath, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { band, drawCourse } from '../kit/course.ts';
import { type Pin, type Place, PORTRAIT, planDrawing } from '../kit/plan.ts';
import { BOARD } from '../kit/signs.ts';
import { aboveAt, course, FINISH, INTERMEDIATES, profile, RADARS, sideAt, TRAP } from './course.ts';

/** The same scale for both views, one under the other. */
const above = createScale([40, 202], 0.42);
const side = createScale([40, 296], 0.42);
const BASE = 640;
const DISCS = 113;
const MARKED = [0, ...INTERMEDIATES, TRAP[0], RADARS[2], FINISH];
const NAMES: readonly (readonly [distance: number, name: string])[] = [
  ...INTERMEDIATES.map((distance, index) => [distance, `Intermediate ${index + 1}`] as const),
  [TRAP[0], 'Speed trap'],
  [RADARS[2], 'Jump'],
];

/** Contour lines every 50 m, between two levels of the picture: they run downhill over ridges and back into gullies. */
function contours(scale: Scale, top: number, bottom: number): string {
  const k = scale.unitsPerMetre / above.unitsPerMetre;
  const middle = (top + bottom) / 2;
  return repeat(15, (index) => {
    const at = profile.points.findIndex((point) => point[1] >= (index + 1) * 50);
    const x = scale.x(profile.points[at]?.[0] ?? 0);
    const points = range(25).map((step): Point => {
      const y = top + ((bottom - top) * step) / 24;
      const across = (y - middle) / k;
      const fold = 15 * Math.cos(across / 31 + index * 0.34) + 7 * Math.sin(across / 14 - index * 0.6);
      return [x + k * (fold - 0.0022 * across * across + 4), y];
    });
    return stroke(curve(points, curveBasis), 'h', index % 2 === 1 ? 1.6 : 0.9);
  });
}

/** Where the fixed wire runs, in metres beside the course, and the timing room that it leads to. */
const WIRE = 46;

/** The course from above with all that stands on it. */
function fromAbove(scale: Scale, width: number): string {
  const { across, beside } = drawCourse(course, scale);
  const points = course.points.map(scale.at);
  const [startX, startY] = scale.at(aboveAt(0));
  const [finishX, finishY] = scale.at(aboveAt(FINISH));
  const wire = range(83).map((index) => beside(10 + index * 30, WIRE * (0.42 / scale.unitsPerMetre)));
  const reach = (width * 0.65) / scale.unitsPerMetre;
  return (
    band(points, width + 2, 'snow-2') +
    band(points, width, 'snow-1') +
    rect(finishX, finishY - 26, 58, 52, 'snow-2') +
    rect(finishX + 1, finishY - 25, 56, 50, 'snow-1') +
    rect(finishX - 4, finishY - 7, 10, 14, 'snow-1') +
    stroke(pointsToPath(course.part(0, FINISH).map(scale.at)), 'rl', 1.25) +
    each([...INTERMEDIATES, FINISH], (distance) => across(distance, reach, 2.5)) +
    each(TRAP, (distance) => across(distance, reach, 1.5)) +
    rect(startX - 12, startY - 9, 9, 18, 'i') +
    rect(finishX + 48, finishY - 18, 5, 36, BOARD) +
    rect(finishX - 6, finishY + 38, 26, 14, 'p l') +
    rect(finishX - 3.5, finishY - 34, 7, 10, 'i') +
    // From the start hut along the course to the timing room.
    stroke(`${pointsToPath(wire)}L${round(finishX - 6)} ${round(finishY + 45)}`, 'd', 1, { dash: '5 3' })
  );
}

/** The slope from the side, down to a level of the picture. */
function slope(scale: Scale, base: number): string {
  const data = pointsToPath(profile.points.map(scale.at));
  const [finishX] = aboveAt(FINISH);
  const timed = profile.points.filter(([x]) => x >= 0 && x <= finishX).map(scale.at);
  return (
    path(`${data}V${base}H${round(scale.x(-30))}Z`, 'snow-1') +
    path(data, 'l') +
    stroke(pointsToPath(timed), 'rl', 2.5) +
    each(MARKED, (distance) => circle(...scale.at(sideAt(distance)), 4, 'r'))
  );
}

/** From the point seen from above down to the same point seen from the side. */
function link(distance: number): string {
  const [x, y] = above.at(aboveAt(distance));
  const [, below] = side.at(sideAt(distance));
  return line(x, y + 8, x, below, 'h');
}

const scene = (): string => contours(above, 130, 272) + each(MARKED, link) + fromAbove(above, 16) + slope(side, BASE);

function words(lettering: Lettering): string {
  const text = (x: number, y: number, content: string, fill = 'i'): string =>
    lettering.text(x, y, content, { size: 16, fill });
  const [finishX] = above.at(aboveAt(FINISH));
  return (
    text(side.x(0) + 6, side.y(0) - 12, 'Start') +
    text(finishX - 54, side.y(768) - 14, 'Finish') +
    each(NAMES, ([distance, name]) => {
      const [x, y] = side.at(sideAt(distance));
      return text(x + 10, y - 8, name);
    }) +
    text(side.x(-30) + 16, BASE - 16, 'Height and length at one scale: slopes are as steep as drawn', 'g5')
  );
}

const onSheet = drawCourse(course, above);
const [startX, startY] = above.at(aboveAt(0));
const [finishX, finishY] = above.at(aboveAt(FINISH));
const [wireX, wireY] = onSheet.beside(1990, WIRE);

function top(number: number, distance: number, dx = 0): Pin {
  const [x, y] = onSheet.beside(distance, -26);
  return [number, [x, y], [x + dx, DISCS]];
}

/** On a phone the course runs down the sheet, the slope above it. */
const DOWN = createScale([20, 188], 0.19);
const onPhone = drawCourse(course, DOWN);
const SMALL = createScale([6, 26], 0.1445);
const PROFILE = 150;
const LENGTH = 522;

function phonePin(number: number, distance: number, from: number, disc: number): Pin {
  const [x, y] = onPhone.beside(distance, from);
  return [number, [x, y], [x, disc]];
}

function slopeWords(lettering: Lettering, place: Place): string {
  const at = (distance: number): Point => place(SMALL.at(sideAt(distance)));
  const text = (distance: number, content: string, dx: number, dy: number): string => {
    const [x, y] = at(distance);
    return lettering.text(x + dx, y + dy, content, { size: 14 });
  };
  return text(0, 'Start', 6, -8) + text(FINISH, 'Finish', -44, -12) + text(TRAP[0], 'Speed trap', 10, -6);
}

function courseWords(lettering: Lettering, place: Place): string {
  return each([...NAMES.slice(0, 3), NAMES[4] ?? NAMES[0]], (entry) => {
    const [distance, name] = entry as (typeof NAMES)[number];
    const [x] = DOWN.at(aboveAt(distance));
    const [left, level] = place([x, 374]);
    return lettering.text(left + 2, level + 5, name, { size: 14 });
  });
}

const [phoneStartX, phoneStartY] = DOWN.at(aboveAt(0));
const [phoneFinishX, phoneFinishY] = DOWN.at(aboveAt(FINISH));

export const alpineSkiingPlan = planDrawing({
  slug: 'AlpineSkiing',
  title: 'Downhill course from above and from the side',
  description:
    'Schematic downhill course in two views at one scale, with contour lines every 50 m, from the start gate to the finish area. Numbers mark the start gate, three intermediate photocells, a speed trap of two beams, radar at start, steep part and jump, the finish with photocells A and B, and the fixed wire that links them.',
  box: { x: 20, y: 98, width: 1088, height: BASE - 98 },
  scene,
  words,
  spotRadius: 14,
  pins: [
    [1, [startX, startY], [startX, DISCS]],
    [2, [startX - 7, startY + 9], [startX - 7, startY + 46]],
    ...INTERMEDIATES.map((distance) => top(3, distance)),
    top(4, (TRAP[0] + TRAP[1]) / 2, 14),
    ...RADARS.map((distance) => top(5, distance, distance === RADARS[1] ? -14 : 0)),
    [6, [finishX, finishY - 8], [finishX - 28, DISCS]],
    [7, [finishX, finishY - 33], [finishX, DISCS]],
    [8, [finishX + 50, finishY - 18], [finishX + 50, DISCS]],
    [9, [finishX + 14, finishY + 45], [finishX + 44, finishY + 45]],
    [10, [wireX, wireY], [wireX - 14, 268]],
  ],
  scale: above,
  bar: { marks: [0, 100, 200, 400], end: [1100, 330], size: 16 },
  legend: [
    'The wand of the start gate works two isolated contacts, for systems A and B.',
    'The start clock: the start is allowed from 5 s before to 5 s after zero.',
    'Intermediate photocells give times and gaps on the way down.',
    'Two beams a measured distance apart are the speed trap.',
    'Radar, with a chip of 10 to 12 g on the boot, gives live speed and the data of jumps.',
    'Finish photocells A and B are at most 20 cm apart in height.',
    'The photo-finish camera is compulsory at the highest event level.',
    'The finish board shows time, place and gap.',
    'In the timing room, A and B run on one time of day; the net time is cut to 1/100 s.',
    'A fixed wire makes every link at Winter Games and World Championships.',
  ],
  portrait: [
    {
      box: { x: 0, y: 0, width: PORTRAIT, height: PROFILE },
      scene: () => slope(SMALL, PROFILE),
      words: slopeWords,
    },
    {
      box: { x: 0, y: 0, width: LENGTH + 40, height: PORTRAIT },
      top: PROFILE + 16,
      turn: 90,
      isCut: true,
      scene: () => contours(DOWN, 24, 276) + fromAbove(DOWN, 20),
      words: courseWords,
      pins: [
        [1, [phoneStartX, phoneStartY], [phoneStartX, 90]],
        [2, [phoneStartX - 7, phoneStartY + 9], [phoneStartX - 4, 250]],
        phonePin(3, INTERMEDIATES[1], 0, 90),
        phonePin(4, TRAP[0], 0, 90),
        phonePin(5, RADARS[2], 0, 90),
        [6, [phoneFinishX, phoneFinishY - 8], [phoneFinishX - 28, 104]],
        [7, [phoneFinishX, phoneFinishY - 33], [phoneFinishX + 4, 96]],
        [8, [phoneFinishX + 50, phoneFinishY - 18], [phoneFinishX + 38, 104]],
        [9, [phoneFinishX + 8, phoneFinishY + 45], [phoneFinishX + 20, 280]],
        phonePin(10, 1440, 100, 270),
      ],
    },
  ],
});
