/** Cross-country skiing: a made-up loop in metres, out of the stadium to the left, back into it from the right; shown mirrored. */
import { curveCatmullRomClosed } from 'd3-shape';
import { curve } from '../../kit/curve.ts';
import { range } from '../../kit/range.ts';
import { createScale } from '../../kit/scale.ts';
import { each, line, type Point, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { band, type Course, courseOf, drawCourse, riding } from '../kit/course.ts';
import { planDrawing } from '../kit/plan.ts';
import { SIZE, stadium, stadiumNames, stadiumPins, stadiumPlan, stadiumWords } from './stadium.ts';

const STADIUM = { x: 560, y: 492, length: 240, width: 60 } as const;

const WAY: readonly (readonly [x: number, y: number, turn: number])[] = [
  [640, 522, 180],
  [430, 514, 180],
  [250, 470, 208],
  [130, 350, 245],
  [160, 200, -50],
  [310, 110, 0],
  [395, 200, 105],
  [330, 330, 100],
  [420, 395, -10],
  [530, 300, -70],
  [570, 150, -75],
  [690, 70, 0],
  [770, 160, 95],
  [740, 290, 90],
  [830, 360, 10],
  [940, 280, -50],
  [1010, 160, -55],
  [1130, 90, 0],
  [1215, 180, 85],
  [1260, 290, 60],
  [1320, 400, 90],
  [1200, 505, 175],
  [960, 512, 180],
  [800, 522, 180],
  [640, 522, 180],
];

const loop: Course = courseOf(
  riding(
    WAY.map(([x, y, turn]) => ({ at: [x, y], turn })),
    8,
  ),
);

/** Each intermediate point, and the pre-timing point before it. */
const INTERMEDIATES = [760, 1570, 2330, 3110] as const;
const BEFORE = 190;

/** Contour lines of the hills the loop climbs: centre, half length and half width in metres. */
const hills: readonly (readonly [centre: Point, halfLength: number, halfWidth: number])[] = [
  [[262, 245], 120, 105],
  [[655, 205], 105, 120],
  [[1110, 235], 130, 115],
];

/** One contour line, smaller with every step up. */
function contour([[cx, cy], a, b]: (typeof hills)[number], step: number): Point[] {
  return range(24).map((index): Point => {
    const angle = (index / 24) * 2 * Math.PI;
    const wave = (1 + 0.09 * Math.sin(3 * angle + cx) + 0.05 * Math.sin(5 * angle + step)) * (1 - step * 0.27);
    return [cx + a * wave * Math.cos(angle), cy + b * wave * Math.sin(angle)];
  });
}

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

const scene = (): string =>
  enlarged() +
  course() +
  each(INTERMEDIATES, (distance) => across(distance, 15, 3) + across(distance - BEFORE, 15, 1.5)) +
  stadiumPlan();

export const crossCountryPlan = planDrawing({
  slug: 'CrossCountry',
  title: 'Cross-country loop and stadium with timing points',
  description:
    'Schematic plan of a cross-country loop with four intermediate points and a pre-timing point before each. Below, the stadium enlarged, skied from left to right: six start lanes with sprint gates, the relay exchange, the finish with light beams and two photo-finish cameras, and the timing building.',
  box: { x: 26, y: 106, width: 748, height: 514 },
  isMirrored: true,
  scene,
  words: stadiumWords,
  pins: [
    ...INTERMEDIATES.flatMap((distance) => [pin(3, distance, -15, -48), pin(4, distance - BEFORE, -15, -48)]),
    ...stadiumPins,
  ],
  scale,
  bar: { marks: [0, 100, 200, 400], end: [770, 388] },
  legend: [
    'Four start displays and an e-gun serve interval, mass, sprint and relay starts.',
    'Six sprint gates, one per lane.',
    'Intermediate points: four in interval starts, eight in mass starts and relays.',
    'Pre-timing points tell TV and speaker who comes next.',
    'Skiers collect their transponders here, one for either leg; up to 220 pairs.',
    'Finish beams are double, on two timers in parallel; the result is given to 1/10 s.',
    'Two photo-finish cameras at 1/1000 s: the toe of the boot counts.',
    'In the exchange, relay legs are read at entry and exit.',
    'Results leave the timing building with the jury’s decisions.',
  ],
  portrait: [
    {
      box: { x: 26, y: 106, width: 748, height: 514 },
      isMirrored: true,
      turn: 90,
      scene,
      words: stadiumNames,
      pins: [
        ...INTERMEDIATES.slice(1, 3).flatMap((distance) => [
          pin(3, distance, -15, -54),
          pin(4, distance - BEFORE, -15, -54),
        ]),
        ...stadiumPins.filter((_, index) => index !== 4),
      ],
    },
  ],
});
