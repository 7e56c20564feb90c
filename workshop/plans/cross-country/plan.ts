import { curveCatmullRomClosed } from 'd3-shape';
import { curve } from '../../kit/curve.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { each, line, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { band, drawCourse } from '../kit/course.ts';
import { planDrawing } from '../kit/plan.ts';
import { BEFORE, contour, hills, INTERMEDIATES, loop, STADIUM } from './course.ts';
import { SIZE, stadium, stadiumPins, stadiumPlan } from './stadium.ts';

const scale = createScale([18, 84], 0.55);

const { across, arrow, pin } = drawCourse(loop, scale);

function course(): string {
  const way = loop.points.map(scale.at);
  const lines = each(hills, (hill) =>
    repeat(3, (step) => curve(contour(hill, step).map(scale.at), curveCatmullRomClosed)),
  );
  return (
    stroke(lines, 'h', 1) +
    band(way, 12, 'snow-2') +
    band(way, 10, 'snow-1') +
    each([330, 1250, 2560, 3640], (distance) => arrow(distance, 'snow-2'))
  );
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

export const crossCountryPlan = planDrawing({
  slug: 'CrossCountry',
  name: 'Cross-country skiing',
  subtitle: 'Loop and, enlarged below, the stadium; schematic',
  title: 'Cross-country loop and stadium with timing points',
  description:
    'Schematic plan of a cross-country loop with four intermediate points and a pre-timing point before each. Below, the stadium enlarged: six start lanes with sprint gates, the relay exchange, the finish with light beams and two photo-finish cameras, and the timing building.',
  scale,
  pins: [
    ...INTERMEDIATES.flatMap((distance) => [pin(3, distance, -15, -48), pin(4, distance - BEFORE, -15, -48)]),
    ...stadiumPins,
  ],
  bar: [0, 100, 200, 400],
  legend: {
    Start: '4 start displays and an e-gun for single, mass, sprint and relay starts',
    'Sprint gates': 'six, one per lane',
    'Intermediate point': '4 in single starts, 8 in mass starts and relays',
    'Pre-timing point': 'tells TV and speaker who comes next',
    'Transponder desk': 'up to 220 pairs, one on each leg',
    'Finish beams': 'double, on two timers in parallel; result to 1/10 s',
    'Photo-finish cameras': 'two at 1/1000 s: the toe of the boot counts',
    Exchange: 'relay legs read at entry and exit',
    'Timing building': 'results with the jury’s decisions',
  },
  legendPlace: { x: 806, top: 104, width: 290, columns: 1, gap: 10 },
  body: (lettering: Lettering) =>
    enlarged() +
    course() +
    each(INTERMEDIATES, (distance) => across(distance, 15, 3) + across(distance - BEFORE, 15, 1.5)) +
    stadiumPlan(lettering),
});
