/** Figure skating: rink, panels and cameras, and one jump seen from the side. */
import { polar } from '../kit/arrows.ts';
import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, type Point, pointsToPath, rect, repeat } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { arcs, type Piece } from './kit/course.ts';
import { type Pin, PORTRAIT, planDrawing, SIDES } from './kit/plan.ts';
import { rink } from './kit/rink.ts';
import { BOARD, camera, type Desk, desk, deskMiddle, deskName, deskPin, table, view } from './kit/signs.ts';
import { between } from './kit/view.ts';

const scale = createScale([392, 312], 11);
const { x, y, of, at } = scale;
/** Half circles that lead into the jump, then its landing curve and a spin. */
const ENTRY: readonly Piece[] = [
  [6, 180],
  [6, -180],
  [8.5, 104],
];
const EXIT: readonly Piece[] = [
  [9, 76],
  [4.5, -190],
  [1.6, -330],
  [0.9, -420],
];
/** Degrees clockwise from east, at the start and in the jump. */
const [START_HEADING, JUMP_HEADING] = [-90, 14];
/** Fourteen round the rink: four on each long side, three on each end. */
const CAMERAS: readonly Point[] = [
  ...[-21, -7, 7, 21].flatMap((px) => SIDES.map((side): Point => [px, side * 16.8])),
  ...[-10.5, 0, 10.5].flatMap((py) => SIDES.map((side): Point => [side * 31.8, py])),
];

const before = arcs([-26.5, 3.5], START_HEADING, ENTRY);
const takeOff = before.at(-1) ?? [0, 0];
const landing = polar(takeOff, JUMP_HEADING, 3);
const JUMP = polar(takeOff, JUMP_HEADING, 1.5);

/** The programme's trace on the ice; the jump, where there is none, in red. */
function trace(): string {
  const way = (points: readonly Point[]): string => pointsToPath(points.map(at));
  return (
    stroke(way(before), 'm', 1.5) +
    stroke(way(arcs(landing, JUMP_HEADING, EXIT)), 'm', 1.5) +
    stroke(way([takeOff, landing]), 'rl', 3) +
    each([takeOff, landing], (end) => circle(...at(end), 4, 'r'))
  );
}

const RESULTS: Desk = { number: 5, at: at([-28.5, 17.6]), label: 'Results', width: 112 };
const MUSIC: Desk = { number: 7, at: at([-28.5, 21.2]), label: 'Music and time', width: 166 };
const KISS: Desk = { number: 6, at: at([15.5, 17.6]), label: 'Kiss and cry', width: 150 };
const DESKS = [RESULTS, MUSIC, KISS];

function panels(): string {
  const seats = (count: number, step: number, row: number): string =>
    repeat(count, (index) => circle(x((index - (count - 1) / 2) * step), y(row), of(0.32), 'g4'));
  return (
    table(x(-8), y(17.9), of(16), of(1)) +
    seats(10, 1.6, 19.5) +
    table(x(-4.6), y(21), of(9.2), of(1)) +
    seats(5, 1.8, 22.6) +
    each(DESKS, desk) +
    each(SIDES, (side) => rect(x(side * 32.6) - 3, y(side * 5.2) - of(2.8), 6, of(5.6), BOARD))
  );
}

/** Every camera looks in; the ones that see the jump show it. */
function cameras(): string {
  const seeing = CAMERAS.filter(([px, py]) => py < -10 && px > -10);
  return (
    each(seeing, (place) => view(at(place), at(JUMP), 14)) +
    each(CAMERAS, (place) => camera(at(place), at(seeing.includes(place) ? JUMP : [place[0] * 0.5, 0]), 0.9))
  );
}

/** The jump from the side, so many units long: what the cameras measure. Schematic, so without figures. */
function jump(lettering: Lettering, [left, top]: Point, width: number, size: number): string {
  const [ice, rise] = [top + width * 0.5, width * 0.34];
  const [from, to] = [left + width * 0.1, left + width * 0.9];
  const [middle, peak] = [(from + to) / 2, ice - rise];
  return (
    lettering.text(left, top + size, 'A jump as the cameras measure it', { size, style: 'bold' }) +
    rect(left, ice, width, 6, 'ice') +
    stroke(pointsToPath([[from, ice]]).concat(`Q${middle} ${ice - 2 * rise} ${to} ${ice}`), 'rl', 2.5) +
    each([from, to], (end) => circle(end, ice, 4.5, 'r')) +
    lettering.text(middle, peak - 9, 'air time', { size, anchor: 'middle', fill: 'g5' }) +
    dimension(lettering, [from, ice + 28], [to, ice + 28], '', { size }) +
    lettering.text(middle, ice + 46, 'length', { size, anchor: 'middle', fill: 'g5' }) +
    dimension(lettering, [middle, peak + 4], [middle, ice - 2], '', { size }) +
    lettering.text(middle + 9, ice - rise / 2 + 5, 'height', { size, fill: 'g5' })
  );
}

const scene = (): string => rink(scale) + cameras() + trace() + panels();
/** Rink, cameras and panels. */
const HALL = between(at([-33.4, -18.3]), at([33.4, 23.3]));
const DETAIL: Point = [HALL.x + HALL.width + 44, y(-9)];
const DETAIL_WIDTH = 300;

export const figureSkatingPlan = planDrawing({
  slug: 'FigureSkating',
  title: 'Figure-skating rink of 60 × 30 m with judges and cameras',
  description:
    'Plan to scale of a rink of 60 × 30 m. Nine judges and the referee sit along one long side with the technical panel of three and its operators behind them; fourteen cameras stand round the ice, the kiss and cry by the exit. A trace with one jump shows what is measured; places off the ice are schematic.',
  box: { ...HALL, width: HALL.width + 44 + DETAIL_WIDTH },
  scene,
  words: (lettering) => each(DESKS, (one) => deskName(lettering, one)) + jump(lettering, DETAIL, DETAIL_WIDTH, 16),
  spotRadius: 14,
  pins: [
    [1, at([7.2, 18.4]), at([10, 18.4])],
    [2, at([3.8, 21.5]), at([6.8, 21.5])],
    [3, at([-21, -16.8]), at([-17.4, -17])],
    [4, at(JUMP), at([JUMP[0] - 0.6, JUMP[1] + 4])],
    ...SIDES.map((side): Pin => [8, at([side * 32.6, side * 5.2])]),
    ...DESKS.map(deskPin),
  ],
  scale,
  bar: { marks: [0, 5, 10], end: at([33.2, 21]), size: 16 },
  legend: [
    'Nine judges grade every element from −5 to +5 on touch screens with replay in HD; the referee sits with them.',
    'The technical panel, three officials, names each element.',
    'Fourteen cameras in 8K at Milano Cortina 2026, six at Beijing 2022.',
    'Height, length, air time and landing speed of a jump are on screen in under 0.1 s.',
    'Results drop the highest and the lowest grade and average the other seven.',
    'In the kiss and cry, skaters see their scores on a screen, live on TV since Sochi 2014.',
    'Music and time: the only clock, for the length of the programme.',
    'Scoreboards give scores and ranking to the hall.',
  ],
  portrait: [
    {
      box: HALL,
      turn: -90,
      scene,
      pins: [
        [1, at([0, 18.4])],
        [2, at([0, 21.5])],
        [3, at([-21, -16.8]), at([-17.6, -16.6])],
        [4, at(JUMP), at([JUMP[0] - 0.6, JUMP[1] + 4.6])],
        [8, at([32.6, 5.2])],
        ...DESKS.map(deskMiddle),
      ],
    },
    {
      box: { x: 0, y: 0, width: PORTRAIT, height: 250 },
      scene: () => '',
      words: (lettering, place) => jump(lettering, place([0, 22]), PORTRAIT, 15),
    },
  ],
});
