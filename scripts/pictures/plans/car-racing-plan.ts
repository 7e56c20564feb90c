import type { Lettering } from '../lettering.ts';
import { type Point, placed, pointsToPath, polygon, rect } from '../shapes.ts';
import { circuit, lapDistance, PIT, pitLane, pitPoint, TRACK_WIDTH } from './circuit.ts';
import { band, createScale, pin, planDrawing, thick } from './plan-kit.ts';

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
  return thick(pointsToPath([beside(distance, -17), beside(distance, 17)]), 'rl', width);
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
  return thick(pointsToPath([pitBeside(distance, -12), pitBeside(distance, 12)]), 'rl', 2);
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
  const [fx, fy] = beside(0, 0);
  return (
    rect(fx - 120, fy + 32, 210, 16, 'g1') +
    rect(fx - 120, fy + 32, 210, 16, 'h') +
    lettering.text(fx - 15, fy + 45, 'Pit garages', { size: 13, anchor: 'middle', fill: 'g5' }) +
    rect(fx + 6, fy + 54, 84, 24, 'p') +
    rect(fx + 6, fy + 54, 84, 24, 'l') +
    lettering.text(fx + 16, fy + 71, 'Timing', { size: 13 }) +
    rect(fx - 4.5, fy - 32, 9, 12, 'i') +
    thick(`M${fx} ${fy - 20}V${fy - 8}`, 'rl', 1)
  );
}

function names(lettering: Lettering): string {
  const at = (mx: number, my: number, text: string): string =>
    lettering.text(...scale.at([mx, my]), text, { size: 15, style: 'medium', anchor: 'middle' });
  return at(1230, 520, 'Sector 1') + at(760, 915, 'Sector 2') + at(440, 480, 'Sector 3');
}

function markers(lettering: Lettering): string {
  const at = (number: number, distance: number, aside: number): string =>
    pin(lettering, number, beside(distance, Math.sign(aside) * 17), beside(distance, aside));
  const [fx, fy] = beside(0, 0);
  return (
    pin(lettering, 1, [fx, fy - 8], [fx - 24, fy - 26]) +
    SECTORS.slice(0, 2)
      .map((distance) => at(2, distance, -62))
      .join('') +
    INTERMEDIATES.map((distance) => at(3, distance, -62)).join('') +
    at(4, TRAP[0], -62) +
    at(4, TRAP[1], -62) +
    PIT_LOOPS.map((distance) => pin(lettering, 5, pitBeside(distance, 12), pitBeside(distance, 62))).join('') +
    pin(lettering, 6, [fx + 4.5, fy - 26], [fx + 28, fy - 26]) +
    pin(lettering, 7, [fx + 90, fy + 66], [fx + 114, fy + 66])
  );
}

export const carRacingPlan = planDrawing({
  slug: 'CarRacing',
  name: 'Car racing',
  subtitle: 'Circuit with three sectors and a pit lane; schematic, track drawn wider',
  title: 'Race circuit with timing loops',
  description:
    'Schematic plan of a race circuit, driven clockwise, in three shades for its three sectors. Red lines are wire loops in the track: start and finish, sector ends, intermediates, a speed trap of two loops, pit entry and pit exit.',
  unitsPerMetre: scale.unitsPerMetre,
  bar: [0, 100, 200, 400],
  legend: [
    { name: 'Start and finish loop', note: 'a wire in a saw cut reads the transponder of each car; laps to 1/1000 s' },
    { name: 'Sector loops', note: 'end of sectors 1 and 2; the third ends at the line' },
    { name: 'Intermediate loops', note: 'more points for gaps on TV' },
    { name: 'Speed trap', note: 'two loops a known distance apart' },
    { name: 'Pit loops', note: 'at entry and exit, for the time spent in the pit lane' },
    { name: 'Line camera', note: 'backup for finishes that transponders cannot part' },
    { name: 'Timing room', note: 'one decoder per loop; order, gaps and sector times go to TV and teams' },
  ],
  legendPlace: { x: 806, top: 104, width: 290, columns: 1, gap: 12 },
  body: (lettering) =>
    surface() +
    [120, 1400, 2500, 3900, 5000].map(arrow).join('') +
    buildings(lettering) +
    loop(0, 3) +
    SECTORS.slice(0, 2)
      .map((distance) => loop(distance, 3))
      .join('') +
    [...INTERMEDIATES, ...TRAP].map((distance) => loop(distance, 1.5)).join('') +
    PIT_LOOPS.map(pitLoop).join('') +
    names(lettering) +
    markers(lettering),
});
