/** Gymnastics: the floors of three disciplines and a trampoline in one hall, the trampoline's bed enlarged. */
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { circle, each, line, type Point, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { planDrawing, SHEET, spot } from '../kit/plan.ts';
import { notes, table } from '../kit/signs.ts';
import { BED, diagonal, type Floor, five, floor, ribbon, springs, trampoline } from './floors.ts';

/** Metres from the left end of the hall, y from the middle of the largest floor. */
const scale = createScale([SHEET.margin, 274], 16);
const { x, y, of, at } = scale;
const RHYTHMIC: Floor = { name: 'Rhythmic', side: 13, middle: [9, 0] };
const ARTISTIC: Floor = { name: 'Artistic', side: 12, middle: [25.5, 0.5] };
const AEROBIC: Floor = { name: 'Aerobic', side: 10, middle: [40.5, 1.5] };
const TRAMPOLINE: Point = [55.5, 5.2];
const detail = createScale([965, 196], 40);
const CORNERS: readonly Point[] = [-1, 1].flatMap((side) =>
  [-1, 1].map((flank): Point => [side * (BED.length / 2 + BED.frame * 0.8), flank * (BED.width / 2 + BED.frame * 0.8)]),
);
const LANDING: Point = [0.75, 0.42];

function judges(lettering: Lettering, middle: number): string {
  const panel = (number: number, from: number): string =>
    table(x(from), y(10.1), of(4.4), of(1.1)) +
    repeat(4, (seat) => circle(x(from + 0.7 + seat), y(11.9), of(0.3), 'g4')) +
    spot(lettering, number, at([from + 2.2, 10.65]));
  return panel(1, middle - 4.9) + panel(2, middle + 0.5);
}

function hall(lettering: Lettering): string {
  const board = (middle: number): string =>
    rect(x(middle - 3), y(-9.2), of(6), 7, 'i') + spot(lettering, 4, at([middle + 3.8, -8.98]));
  const places = [RHYTHMIC, ARTISTIC, AEROBIC].map(({ middle: [mx] }) => mx);
  return (
    rect(SHEET.margin, 104, 1072, 386, 'g1') +
    each([RHYTHMIC, ARTISTIC, AEROBIC], (area) => floor(lettering, scale, area)) +
    ribbon(scale, RHYTHMIC) +
    diagonal(lettering, scale, ARTISTIC) +
    five(scale, AEROBIC) +
    trampoline(scale, TRAMPOLINE) +
    lettering.text(...at([TRAMPOLINE[0] + 3.4, TRAMPOLINE[1] - 0.7]), 'Trampoline', { size: 15, style: 'bold' }) +
    notes(lettering, at([TRAMPOLINE[0] + 3.4, TRAMPOLINE[1] + 0.4]), ['bed 3.60–4.30 m', 'by 1.80–2.15 m']) +
    each([...places], board) +
    each([...places, TRAMPOLINE[0] + 0.5], (middle) => judges(lettering, middle)) +
    table(x(31.9), y(10.1), of(1.8), of(1.1)) +
    spot(lettering, 3, at([32.8, 10.65])) +
    table(x(61.8), y(10.1), of(2.6), of(1.1)) +
    spot(lettering, 7, at([63.1, 10.65]))
  );
}

const [middleX, middleY] = detail.at([0, 0]);
const landing = detail.at(LANDING);
const HALF_BED = detail.of(BED.length / 2 + BED.frame);

/** The bed enlarged: sensors on the frame, a landing and its way from the middle. */
function bed(): string {
  const below = detail.y(BED.width / 2 + BED.frame);
  const [left, top] = at([TRAMPOLINE[0] - BED.length / 2 - BED.frame, TRAMPOLINE[1] - BED.width / 2 - BED.frame]);
  return (
    line(middleX - HALF_BED, below, left, top, 'h') +
    line(middleX + HALF_BED, below, left + of(BED.length + 2 * BED.frame), top, 'h') +
    trampoline(detail, [0, 0]) +
    springs(detail, [0, 0]) +
    stroke(`M${middleX - 16} ${middleY}h32M${middleX} ${middleY - 16}v32`, 'm', 1.5) +
    stroke(pointsToPath([[middleX, middleY], landing]), 'rl', 2) +
    circle(...landing, 5, 'r') +
    each(CORNERS, (corner) => circle(...detail.at(corner), 5, 'r'))
  );
}

export const gymnasticsPlan = planDrawing({
  slug: 'Gymnastics',
  name: 'Gymnastics',
  subtitle: 'Floors of 13, 12 and 10 m and a trampoline at one scale; bed enlarged',
  title: 'Gymnastics hall with floors and judges',
  description:
    'Schematic hall with floors in true proportion: 13 × 13 m for rhythmic, 12 × 12 m for artistic and 10 × 10 m for aerobic gymnastics, and a trampoline. Each has its judges’ panels below and a board above; the trampoline’s bed is enlarged to show sensors on the frame and a landing point.',
  scale,
  pins: [
    [5, detail.at(CORNERS[0] ?? [0, 0]), [middleX - HALF_BED - 20, middleY - 30]],
    [6, landing, [landing[0] + 34, landing[1] - 10]],
  ],
  bar: [0, 2, 4, 6],
  legend: {
    'Difficulty panel': 'names and counts the elements',
    'Execution panel': 'marks how they are done; counts double on the trampoline',
    Timekeeper: 'women’s floor 70–90 s, acrobatic at most 2 min 30 s',
    Scoreboards: 'score = difficulty + execution',
    'Frame sensors': 'time of flight, part of the score since 2010',
    'Landing point': 'horizontal displacement, marked apart since 2017',
    Results: 'joins the panels, feeds boards and TV graphics',
  },
  legendPlace: { top: 508 },
  body: (lettering) => hall(lettering) + bed(),
});
