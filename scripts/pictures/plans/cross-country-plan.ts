import type { Lettering } from '../lettering.ts';
import { line, type Point, placed, pointsToPath, polygon, rect } from '../shapes.ts';
import { BEFORE, contour, hills, INTERMEDIATES, loop, STADIUM } from './cross-country-course.ts';
import { SIZE, stadium, stadiumPlan } from './cross-country-stadium.ts';
import { band, createScale, pin, planDrawing, thick } from './plan-kit.ts';

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
  return thick(lines.join(''), 'h', 1) + band(points, 12, 'snow-2') + band(points, 10, 'snow-1') + arrows.join('');
}

function across(distance: number, width: number): string {
  return thick(pointsToPath([beside(distance, -15), beside(distance, 15)]), 'rl', width);
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

function markers(lettering: Lettering): string {
  const at = (number: number, distance: number, aside: number): string =>
    pin(lettering, number, beside(distance, Math.sign(aside) * 15), beside(distance, aside));
  return INTERMEDIATES.map((distance) => at(3, distance, -48) + at(4, distance - BEFORE, -48)).join('');
}

export const crossCountryPlan = planDrawing({
  slug: 'CrossCountry',
  name: 'Cross-country skiing',
  subtitle: 'Loop and, enlarged below, the stadium; schematic',
  title: 'Cross-country loop and stadium with timing points',
  description:
    'Schematic plan of a cross-country loop with four intermediate points and a pre-timing point before each. Below, the stadium enlarged: six start lanes with sprint gates, the relay exchange, the finish with light beams and two photo-finish cameras, and the timing building.',
  unitsPerMetre: scale.unitsPerMetre,
  bar: [0, 100, 200, 400],
  legend: [
    { name: 'Start', note: '4 start displays and an e-gun for single, mass, sprint and relay starts' },
    { name: 'Sprint gates', note: 'six, one per lane' },
    { name: 'Intermediate point', note: '4 in single starts, 8 in mass starts and relays' },
    { name: 'Pre-timing point', note: 'tells TV and speaker who comes next' },
    { name: 'Transponder desk', note: 'up to 220 pairs, one on each leg' },
    { name: 'Finish beams', note: 'double, on two timers in parallel; result to 1/10 s' },
    { name: 'Photo-finish cameras', note: 'two at 1/1000 s: the boot or ski tip counts' },
    { name: 'Exchange', note: 'relay legs read at entry and exit' },
    { name: 'Timing building', note: 'results with the jury’s decisions' },
  ],
  legendPlace: { x: 806, top: 104, width: 290, columns: 1, gap: 10 },
  body: (lettering: Lettering) =>
    enlarged() +
    course() +
    INTERMEDIATES.map((distance) => across(distance, 3) + across(distance - BEFORE, 1.5)).join('') +
    stadiumPlan(lettering) +
    markers(lettering),
});
