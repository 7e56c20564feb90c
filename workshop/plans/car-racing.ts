/** Car racing: a made-up circuit in metres, driven clockwise, its pit lane inside the main straight. */
import type { Lettering } from '../kit/lettering.ts';
import { range } from '../kit/range.ts';
import { createScale } from '../kit/scale.ts';
import { each, type Point, rect } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { type Course, courseOf, drawCourse, rounded } from './kit/course.ts';
import { planDrawing } from './kit/plan.ts';

const TRACK_WIDTH = 14;
const STRAIGHT = 70;

const corners = rounded([
  [1300, STRAIGHT, 64],
  [1230, 300, 75],
  [1450, 240, 150],
  [1690, 380, 40],
  [1340, 545, 60],
  [1440, 750, 230],
  [1300, 960, 110],
  [470, 960, 34],
  [410, 870, 34],
  [130, 905, 85],
  [150, 610, 130],
  [770, 520, 42],
  [715, 350, 45],
  [150, 310, 95],
  [80, STRAIGHT, 62],
]);

/** Distances run from the finish line. */
const FINISH: Point = [640, STRAIGHT];
const circuit: Course = courseOf([FINISH, ...corners.slice(0, -1), FINISH]);

/** Where the pit lane leaves the track, before the line, and comes back, after it; how fast and how far it leaves. */
const PIT = { entry: -470, exit: 860, ramp: 130, aside: 42 } as const;

function pitPoint(distance: number): Point {
  const share = Math.min(distance - PIT.entry, PIT.exit - distance, PIT.ramp) / PIT.ramp;
  const lap = (distance + circuit.length) % circuit.length;
  return circuit.beside(lap, PIT.aside * share * share * (3 - 2 * share));
}

const pitLane: Course = courseOf(range(134).map((index) => pitPoint(PIT.entry + index * 10)));

const scale = createScale([-8, 112], 0.458);
const { of } = scale;
const LAP = circuit.length;
/** Where the sectors end; the third ends at the line. */
const SECTORS = [1930, 3550, LAP] as const;
const INTERMEDIATES = [1130, 2700, 4560] as const;
const TRAP = [440, 500] as const;

const { across, arrow, surface, pin } = drawCourse(circuit, scale);
const pit = drawCourse(pitLane, scale);
const [fx, fy] = scale.at(FINISH);
/** Along the pit lane. */
const PIT_LOOPS = [135, 1180] as const;

function track(): string {
  const width = of(TRACK_WIDTH) + 5;
  return (
    pit.surface(0, pitLane.length, 5.5, 'g3') +
    surface(0, SECTORS[0], width, 'asphalt-2') +
    surface(SECTORS[0], SECTORS[1], width, 'asphalt') +
    surface(SECTORS[1], LAP, width, 'g3')
  );
}

function buildings(lettering: Lettering): string {
  return (
    rect(fx - 120, fy + 32, 210, 16, 'g1 h') +
    lettering.text(fx - 15, fy + 45, 'Pit garages', { size: 13, anchor: 'middle', fill: 'g5' }) +
    rect(fx + 6, fy + 54, 84, 24, 'p l') +
    lettering.text(fx + 16, fy + 71, 'Timing', { size: 13 }) +
    rect(fx - 4.5, fy - 32, 9, 12, 'i') +
    stroke(`M${fx} ${fy - 20}V${fy - 8}`, 'rl', 1)
  );
}

function names(lettering: Lettering): string {
  const at = (mx: number, my: number, text: string): string =>
    lettering.text(...scale.at([mx, my]), text, { size: 15, style: 'medium', anchor: 'middle' });
  return at(1230, 520, 'Sector 1') + at(760, 915, 'Sector 2') + at(440, 480, 'Sector 3');
}

export const carRacingPlan = planDrawing({
  slug: 'CarRacing',
  name: 'Car racing',
  subtitle: 'Circuit with three sectors and a pit lane; schematic, track drawn wider',
  title: 'Race circuit with timing loops',
  description:
    'Schematic plan of a race circuit, driven clockwise, in three shades for its three sectors. Red lines are wire loops in the track: start and finish, sector ends, intermediates, a speed trap of two loops, pit entry and pit exit.',
  scale,
  pins: [
    [1, [fx, fy - 8], [fx - 24, fy - 26]],
    ...SECTORS.slice(0, 2).map((distance) => pin(2, distance, -17, -62)),
    ...INTERMEDIATES.map((distance) => pin(3, distance, -17, -62)),
    ...TRAP.map((distance) => pin(4, distance, -17, -62)),
    ...PIT_LOOPS.map((distance) => pit.pin(5, distance, 12, 62)),
    [6, [fx + 4.5, fy - 26], [fx + 28, fy - 26]],
    [7, [fx + 90, fy + 66], [fx + 114, fy + 66]],
  ],
  bar: [0, 100, 200, 400],
  legend: {
    'Start and finish loop': 'a wire in a saw cut reads the transponder of each car; laps to 1/1000 s',
    'Sector loops': 'end of sectors 1 and 2; the third ends at the line',
    'Intermediate loops': 'more points for gaps on TV',
    'Speed trap': 'two loops a known distance apart',
    'Pit loops': 'at entry and exit, for the time spent in the pit lane',
    'Line camera': 'backup for finishes that transponders cannot part',
    'Timing room': 'one decoder per loop; order, gaps and sector times go to TV and teams',
  },
  legendPlace: { x: 806, top: 104, width: 290, columns: 1, gap: 12 },
  body: (lettering) =>
    track() +
    each([120, 1400, 2500, 3900, 5000], (distance) => arrow(distance, 'p')) +
    buildings(lettering) +
    across(0, 17, 3) +
    each(SECTORS.slice(0, 2), (distance) => across(distance, 17, 3)) +
    each([...INTERMEDIATES, ...TRAP], (distance) => across(distance, 17, 1.5)) +
    each(PIT_LOOPS, (distance) => pit.across(distance, 12, 2)) +
    names(lettering),
});
