/** Gymnastics: the floors of three disciplines and a trampoline in one hall, the trampoline's bed enlarged. */
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { type Box, circle, each, line, type Point, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Panel, type Pin, type Place, planDrawing } from '../kit/plan.ts';
import { BOARD, notes, table } from '../kit/signs.ts';
import { between } from '../kit/view.ts';
import {
  BED,
  diagonal,
  diagonalWords,
  type Floor,
  five,
  floor,
  floorWords,
  ribbon,
  springs,
  trampoline,
} from './floors.ts';

/** Metres from the left end of the hall, y from the middle of the largest floor. */
const scale = createScale([24, 274], 16);
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

const FLOORS = [RHYTHMIC, ARTISTIC, AEROBIC];
const PLACES = [...FLOORS.map(({ middle: [mx] }) => mx), TRAMPOLINE[0] + 0.5];
const JUDGES_AT = 10.1;
const TIMEKEEPER: Point = [32.9, JUDGES_AT + 0.65];
const RESULTS: Point = [63.2, JUDGES_AT + 0.65];

/** Two panels of judges below a floor, difficulty and execution, each with its seats. */
function judges(middle: number): string {
  const panel = (from: number): string =>
    table(x(from), y(JUDGES_AT), of(4.4), of(1.3)) +
    repeat(4, (seat) => circle(x(from + 0.7 + seat), y(JUDGES_AT + 2), of(0.32), 'g4'));
  return panel(middle - 4.9) + panel(middle + 0.5);
}

function judgesPins(middle: number): Pin[] {
  return [
    [1, at([middle - 2.7, JUDGES_AT + 0.65])],
    [2, at([middle + 2.7, JUDGES_AT + 0.65])],
  ];
}

const boardPin = (middle: number): Pin => [4, at([middle + 4, -8.98])];
const board = (middle: number): string => rect(x(middle - 3), y(-9.2), of(6), 7, BOARD);

function hall(): string {
  return (
    each(FLOORS, (area) => floor(scale, area)) +
    ribbon(scale, RHYTHMIC) +
    diagonal(scale, ARTISTIC) +
    five(scale, AEROBIC) +
    trampoline(scale, TRAMPOLINE) +
    each(PLACES.slice(0, 3), board) +
    each(PLACES, judges) +
    table(x(TIMEKEEPER[0] - 1), y(JUDGES_AT), of(2), of(1.3)) +
    table(x(RESULTS[0] - 1.4), y(JUDGES_AT), of(2.8), of(1.3))
  );
}

const [middleX, middleY] = detail.at([0, 0]);
const landing = detail.at(LANDING);
const HALF_BED = detail.of(BED.length / 2 + BED.frame);

/** The bed enlarged: sensors on the frame, a landing and its way from the middle. */
function bed(): string {
  return (
    trampoline(detail, [0, 0]) +
    springs(detail, [0, 0]) +
    stroke(`M${middleX - 16} ${middleY}h32M${middleX} ${middleY - 16}v32`, 'm', 1.5) +
    stroke(pointsToPath([[middleX, middleY], landing]), 'rl', 2) +
    circle(...landing, 5, 'r') +
    each(CORNERS, (corner) => circle(...detail.at(corner), 5, 'r'))
  );
}

/** From the bed in the hall to the same enlarged. */
function enlargement(): string {
  const below = detail.y(BED.width / 2 + BED.frame);
  const [left, top] = at([TRAMPOLINE[0] - BED.length / 2 - BED.frame, TRAMPOLINE[1] - BED.width / 2 - BED.frame]);
  return (
    line(middleX - HALF_BED, below, left, top, 'h') +
    line(middleX + HALF_BED, below, left + of(BED.length + 2 * BED.frame), top, 'h')
  );
}

const BED_SIZES = ['bed 3.60–4.30 m', 'by 1.80–2.15 m'];
const HALL: Box = { x: 24, y: 108, width: 1072, height: 394 };

function words(lettering: Lettering): string {
  const here: Place = (place) => place;
  return (
    each(FLOORS, (one) => floorWords(lettering, scale, one, here, 16)) +
    diagonalWords(lettering, scale, ARTISTIC, here, 16) +
    lettering.text(...at([TRAMPOLINE[0] + 3.4, TRAMPOLINE[1] - 0.7]), 'Trampoline', { size: 16, style: 'bold' }) +
    notes(lettering, at([TRAMPOLINE[0] + 3.4, TRAMPOLINE[1] + 0.6]), BED_SIZES, { size: 16 })
  );
}

/** One floor with its board and its judges, in a column of the portrait. */
function floorPanel(one: Floor, left: number, top: number, width: number): Panel {
  const [mx] = one.middle;
  const half = one.side / 2 + 1.2;
  return {
    box: between(at([mx - half, -9.6]), at([mx + half + (one === ARTISTIC ? 1.8 : 0), 12.8])),
    isCut: true,
    ...{ left, top, width },
    scene: hall,
    words: (lettering, place) =>
      floorWords(lettering, scale, one, place, 14) +
      (one === ARTISTIC ? diagonalWords(lettering, scale, one, place, 14) : ''),
    pins: [
      ...judgesPins(mx),
      [4, at([mx + 4.2, -8.9])],
      ...(one === ARTISTIC ? [[3, at([TIMEKEEPER[0] + 0.2, TIMEKEEPER[1]])] as const] : []),
    ],
  };
}

const BED_PINS: readonly Pin[] = [
  [5, detail.at(CORNERS[0] ?? [0, 0]), [middleX - HALF_BED - 22, middleY - 30]],
  [6, landing, [landing[0] + 36, landing[1] - 10]],
];

export const gymnasticsPlan = planDrawing({
  slug: 'Gymnastics',
  title: 'Gymnastics hall with floors, judges and trampoline',
  description:
    'Schematic hall with floors in true proportion: 13 × 13 m for rhythmic, 12 × 12 m for artistic and 10 × 10 m for aerobic gymnastics, and a trampoline. Each has its judges’ panels below and a board above; the trampoline’s bed is enlarged to show sensors on the frame and a landing point.',
  box: HALL,
  scene: () => rect(HALL.x, HALL.y, HALL.width, HALL.height, 'g1') + hall() + enlargement() + bed(),
  words,
  spotRadius: 14,
  pins: [
    ...PLACES.flatMap(judgesPins),
    ...PLACES.slice(0, 3).map(boardPin),
    [3, at(TIMEKEEPER)],
    [7, at(RESULTS)],
    ...BED_PINS,
  ],
  scale,
  bar: { marks: [0, 2, 4, 6], end: [1086, 402], size: 16 },
  legend: [
    'The difficulty panel names and counts the elements.',
    'The execution panel scores how they are done; on the trampoline its score counts double.',
    'The timekeeper checks the length of a routine: 90 s at most on the women’s floor, 2 min 30 s in acrobatics.',
    'Scoreboards add difficulty and execution.',
    'Sensors on the frame give the time of flight, part of the score since 2010.',
    'The landing point gives the horizontal displacement, scored apart since 2017.',
    'Results join the panels and feed boards and TV graphics.',
  ],
  portrait: [
    floorPanel(RHYTHMIC, 0, 0, 177),
    floorPanel(ARTISTIC, 188, 0, 186),
    floorPanel(AEROBIC, 0, 278, 143),
    {
      box: { x: middleX - HALF_BED - 36, y: detail.y(-1.6), width: 2 * HALF_BED + 40, height: detail.of(3.2) },
      ...{ left: 166, top: 318, width: 208 },
      scene: bed,
      words: (lettering, place) => {
        const [left, top] = place([middleX - HALF_BED, detail.y(-1.6)]);
        const [, below] = place([0, detail.y(1.6)]);
        return (
          lettering.text(left, top, 'Trampoline', { size: 15, style: 'bold' }) +
          notes(lettering, [left, below + 16], BED_SIZES, { size: 14 })
        );
      },
      pins: BED_PINS,
    },
  ],
});
