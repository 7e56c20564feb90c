import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { each, line, type Point, placed, pointsToPath, polygon, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { band } from '../kit/course.ts';
import { type Pin, planDrawing } from '../kit/plan.ts';
import { BEFORE, contour, hills, INTERMEDIATES, loop, STADIUM } from './course.ts';
import { SIZE, stadium, stadiumPins, stadiumPlan } from './stadium.ts';

const scale = createScale([18, 84], 0.55);

function beside(distance: number, aside: number): Point {
  return scale.at(loop.beside(distance, aside));
}

function course(): string {
  const points = loop.points.map(scale.at);
  const lines = hills.flatMap((hill) => [0, 1, 2].map((step) => `${pointsToPath(contour(hill, step).map(scale.at))}Z`));
  const arrows = [330, 1250, 2560, 3640].map((distance) => {
    const { point, heading } = loop.at(distance);
    return placed(
      ...scale.at(point),
      polygon(
        [
          [-5, -3.5],
          [5, 0],
          [-5, 3.5],
        ],
        'snow-2',
      ),
      (heading * 180) / Math.PI,
    );
  });
  return stroke(lines.join(''), 'h', 1) + band(points, 12, 'snow-2') + band(points, 10, 'snow-1') + arrows.join('');
}

function across(distance: number, width: number): string {
  return stroke(pointsToPath([beside(distance, -15), beside(distance, 15)]), 'rl', width);
}

/** The stadium in the loop, and lines from its corners to the enlarged plan. */
function enlarged(): string {
  const [left, top] = scale.at([STADIUM.x, STADIUM.y]);
  const [right, bottom] = scale.at([STADIUM.x + STADIUM.length, STADIUM.y + STADIUM.width]);
  const [x, y] = stadium.at([0, 0]);
  return (
    line(left, bottom, x, y, 'h') +
    line(right, bottom, stadium.x(SIZE[0]), y, 'h') +
    rect(left, top, right - left, bottom - top, 'snow')
  );
}

function outside(number: number, distance: number): Pin {
  return [number, beside(distance, -15), beside(distance, -48)];
}

export const crossCountryPlan = planDrawing({
  slug: 'CrossCountry',
  name: 'Cross-country skiing',
  subtitle: 'Loop and, enlarged below, the stadium; schematic',
  title: 'Cross-country loop and stadium with timing points',
  description:
    'Schematic plan of a cross-country loop with four intermediate points and a pre-timing point before each. Below, the stadium enlarged: six start lanes with sprint gates, the relay exchange, the finish with light beams and two photo-finish cameras, and the timing building.',
  scale,
  pins: [...INTERMEDIATES.flatMap((distance) => [outside(3, distance), outside(4, distance - BEFORE)]), ...stadiumPins],
  bar: [0, 100, 200, 400],
  legend: {
    Start: '4 start displays and an e-gun for single, mass, sprint and relay starts',
    'Sprint gates': 'six, one per lane',
    'Intermediate point': '4 in single starts, 8 in mass starts and relays',
    'Pre-timing point': 'tells TV and speaker who comes next',
    'Transponder desk': 'up to 220 pairs, one on each leg',
    'Finish beams': 'double, on two timers in parallel; result to 1/10 s',
    'Photo-finish cameras': 'two at 1/1000 s: the boot or ski tip counts',
    Exchange: 'relay legs read at entry and exit',
    'Timing building': 'results with the jury’s decisions',
  },
  legendPlace: { x: 806, top: 104, width: 290, columns: 1, gap: 10 },
  body: (lettering: Lettering) =>
    enlarged() +
    course() +
    each(INTERMEDIATES, (distance) => across(distance, 3) + across(distance - BEFORE, 1.5)) +
    stadiumPlan(lettering),
});
