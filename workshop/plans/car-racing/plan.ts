import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { each, type Point, placed, pointsToPath, polygon, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { band } from '../kit/course.ts';
import { type Pin, planDrawing } from '../kit/plan.ts';
import { circuit, lapDistance, PIT, pitLane, pitPoint, TRACK_WIDTH } from './circuit.ts';

const scale = createScale([-8, 112], 0.458);
const { of } = scale;
const LAP = circuit.length;
/** Where the sectors end; the third ends at the line. */
const SECTORS = [1930, 3550, LAP] as const;
const INTERMEDIATES = [1130, 2700, 4560] as const;
const TRAP = [440, 500] as const;

function beside(distance: number, aside: number): Point {
  return scale.at(circuit.beside(lapDistance(distance), aside));
}

const [fx, fy] = beside(0, 0);

function surface(): string {
  const width = of(TRACK_WIDTH) + 5;
  const shades = ['asphalt-2', 'asphalt', 'g3'] as const;
  const sectors = shades.map((shade, index) => {
    const points = circuit.part(index === 0 ? 0 : (SECTORS[index - 1] ?? 0), SECTORS[index] ?? LAP);
    return band(points.map(scale.at), width, shade);
  });
  return band(pitLane.map(scale.at), 5.5, 'g3') + sectors.join('');
}

function loop(distance: number, width: number): string {
  return stroke(pointsToPath([beside(distance, -17), beside(distance, 17)]), 'rl', width);
}

const PIT_LOOPS = [PIT.entry + 135, PIT.exit - 150] as const;

/** Across the pit lane; positive is right of the way it runs. */
function pitBeside(distance: number, aside: number): Point {
  const [ax, ay] = pitPoint(distance - 3);
  const [bx, by] = pitPoint(distance + 3);
  const length = Math.hypot(bx - ax, by - ay);
  return scale.at([(ax + bx) / 2 - ((by - ay) / length) * aside, (ay + by) / 2 + ((bx - ax) / length) * aside]);
}

function pitLoop(distance: number): string {
  return stroke(pointsToPath([pitBeside(distance, -12), pitBeside(distance, 12)]), 'rl', 2);
}

function arrow(distance: number): string {
  const { point, heading } = circuit.at(distance);
  return placed(
    ...scale.at(point),
    polygon(
      [
        [-5, -4],
        [5, 0],
        [-5, 4],
      ],
      'p',
    ),
    (heading * 180) / Math.PI,
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

/** A pin on the outer side of the track. */
function outside(number: number, distance: number): Pin {
  return [number, beside(distance, -17), beside(distance, -62)];
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
    ...SECTORS.slice(0, 2).map((distance) => outside(2, distance)),
    ...INTERMEDIATES.map((distance) => outside(3, distance)),
    ...TRAP.map((distance) => outside(4, distance)),
    ...PIT_LOOPS.map((distance): Pin => [5, pitBeside(distance, 12), pitBeside(distance, 62)]),
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
    surface() +
    each([120, 1400, 2500, 3900, 5000], arrow) +
    buildings(lettering) +
    loop(0, 3) +
    each(SECTORS.slice(0, 2), (distance) => loop(distance, 3)) +
    each([...INTERMEDIATES, ...TRAP], (distance) => loop(distance, 1.5)) +
    each(PIT_LOOPS, pitLoop) +
    names(lettering),
});
