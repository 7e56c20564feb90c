/** Figure skating: rink, panels and cameras, and one jump seen from the side. */
import { polar } from '../kit/arrows.ts';
import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, line, type Point, pointsToPath, rect, repeat } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { arcs, type Piece } from './kit/course.ts';
import { type Pin, planDrawing, SIDES } from './kit/plan.ts';
import { rink } from './kit/rink.ts';
import { camera, desk, table, view } from './kit/signs.ts';

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

function panels(lettering: Lettering): string {
  const seats = (count: number, step: number, row: number): string =>
    repeat(count, (index) => circle(x((index - (count - 1) / 2) * step), y(row), of(0.32), 'g4'));
  return (
    table(x(-8), y(17.9), of(16), of(1)) +
    seats(10, 1.6, 19.5) +
    table(x(-4.6), y(21), of(9.2), of(1)) +
    seats(5, 1.8, 22.6) +
    desk(lettering, 5, at([-27, 18]), 'Results') +
    desk(lettering, 7, at([-27, 21.2]), 'Music and time') +
    desk(lettering, 6, at([17.4, 18]), 'Kiss and cry') +
    each(SIDES, (side) => rect(x(side * 32.6) - 3, y(side * 5.2) - of(2.8), 6, of(5.6), 'i'))
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

/** The jump from the side: what the cameras measure. Schematic, so without figures. */
function jumpDetail(lettering: Lettering): string {
  const [left, right, ice, top] = [830, 1050, 600, 540];
  return (
    lettering.text(790, 500, 'A jump as the cameras measure it', { size: 13, style: 'bold' }) +
    rect(790, ice, 306, 5, 'ice') +
    stroke(`M${left} ${ice}Q${(left + right) / 2} ${2 * top - ice} ${right} ${ice}`, 'rl', 2) +
    circle(left, ice, 3.5, 'r') +
    circle(right, ice, 3.5, 'r') +
    lettering.text((left + right) / 2, top - 8, 'air time', { size: 13, anchor: 'middle', fill: 'g5' }) +
    dimension(lettering, [left, ice + 20], [right, ice + 20], 'length', { size: 13 }) +
    line((left + right) / 2, top, (left + right) / 2, ice, 'd') +
    lettering.text((left + right) / 2 + 6, (top + ice) / 2 + 8, 'height', { size: 13, fill: 'g5' })
  );
}

export const figureSkatingPlan = planDrawing({
  slug: 'FigureSkating',
  name: 'Figure skating',
  subtitle: 'Rink of 60 × 30 m with panels, cameras and kiss and cry',
  title: 'Figure-skating rink with judges and cameras',
  description:
    'Plan to scale of a rink of 60 × 30 m. Nine judges and the referee sit along one long side with the technical panel of three and its operators behind them; fourteen cameras stand round the ice, the kiss and cry by the exit. A trace with one jump shows what is measured; places off the ice are schematic.',
  scale,
  pins: [
    [1, at([7.2, 18.4]), at([10, 18.4])],
    [2, at([3.8, 21.5]), at([6.8, 21.5])],
    [3, at([-21, -16.8]), at([-18.4, -16.8])],
    [4, at(JUMP), at([JUMP[0] - 0.6, JUMP[1] + 4])],
    ...SIDES.map((side): Pin => [8, at([side * 32.6, side * 5.2])]),
  ],
  bar: [0, 5, 10],
  legend: {
    'Judges and referee': 'nine judges grade each element from −5 to +5 on touch screens with HD replay',
    'Technical panel': 'three officials name each element',
    Cameras: '14 in 8K at Milano Cortina 2026, six at Beijing 2022',
    Jump: 'height, length, air time and landing speed in under 0.1 s',
    Results: 'highest and lowest grade dropped, seven averaged',
    'Kiss and cry': 'marks on a screen and live on TV since Sochi 2014',
    'Music and time': 'the only clock: length of the programme',
    Scoreboards: 'marks and ranking for the hall',
  },
  legendPlace: { x: 790, top: 104, width: 306, columns: 1, gap: 9 },
  body: (lettering) => rink(scale) + cameras() + trace() + panels(lettering) + jumpDetail(lettering),
});
