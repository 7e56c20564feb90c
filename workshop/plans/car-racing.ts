/** Car racing: a made-up circuit in metres, driven clockwise, its pit lane inside the main straight. */
import type { Lettering } from '../kit/lettering.ts';
import { range } from '../kit/range.ts';
import { createScale } from '../kit/scale.ts';
import { each, type Point, rect } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { type Course, courseOf, drawCourse, rounded } from './kit/course.ts';
import { type Place, planDrawing } from './kit/plan.ts';

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

const MARKED = SECTORS.slice(0, 2);

function scene(): string {
  return (
    track() +
    each([120, 1400, 2500, 3900, 5000], (distance) => arrow(distance, 'p')) +
    rect(fx - 120, fy + 32, 210, 18, 'g1 h') +
    rect(fx + 6, fy + 56, 84, 26, 'p l') +
    rect(fx - 4.5, fy - 32, 9, 12, 'i') +
    stroke(`M${fx} ${fy - 20}V${fy - 8}`, 'rl', 1) +
    across(0, 17, 3) +
    each(MARKED, (distance) => across(distance, 17, 3)) +
    each([...INTERMEDIATES, ...TRAP], (distance) => across(distance, 17, 1.5)) +
    each(PIT_LOOPS, (distance) => pit.across(distance, 12, 2))
  );
}

const NAMES: readonly (readonly [text: string, place: Point])[] = [
  ['Sector 1', [1230, 520]],
  ['Sector 2', [760, 900]],
  ['Sector 3', [440, 432]],
];

function words(lettering: Lettering): string {
  return (
    each(NAMES, ([text, at]) =>
      lettering.text(...scale.at(at), text, { size: 18, style: 'medium', anchor: 'middle' }),
    ) +
    lettering.text(fx - 15, fy + 46, 'Pit garages', { size: 13, anchor: 'middle', fill: 'g5' }) +
    lettering.text(fx + 16, fy + 74, 'Timing', { size: 14 })
  );
}

function portraitWords(lettering: Lettering, at: Place): string {
  return each(NAMES, ([text, [along, depth]]) => {
    const place = scale.at([along, Math.min(depth, 790)]);
    return lettering.text(...at(place), text, { size: 16, style: 'medium', anchor: 'middle' });
  });
}

export const carRacingPlan = planDrawing({
  slug: 'CarRacing',
  title: 'Race circuit with timing loops, three sectors and a pit lane',
  description:
    'Schematic plan of a race circuit, driven clockwise, its track drawn wider than it is, in three shades for its three sectors. Red lines are wire loops in the track: start and finish, sector ends, intermediates, a speed trap of two loops, pit entry and pit exit.',
  box: { x: 18, y: 102, width: 774, height: 484 },
  scene,
  words,
  pins: [
    [1, [fx, fy - 8], [fx - 26, fy - 26]],
    ...MARKED.map((distance) => pin(2, distance, -17, -62)),
    ...INTERMEDIATES.map((distance) => pin(3, distance, -17, -62)),
    ...TRAP.map((distance, index) => pin(4, distance + (index === 0 ? -6 : 6), -17, -62)),
    ...PIT_LOOPS.map((distance) => pit.pin(5, distance, 12, 62)),
    [6, [fx + 4.5, fy - 26], [fx + 30, fy - 26]],
    [7, [fx + 90, fy + 68], [fx + 114, fy + 68]],
  ],
  scale,
  bar: { marks: [0, 100, 200, 400], end: [786, 112] },
  legend: [
    'A wire in a saw cut reads the transponder of every car at start and finish; laps are timed to 1/1000 s.',
    'Loops end sectors 1 and 2; the third sector ends at the line.',
    'Intermediate loops give more points at which TV can show gaps.',
    'Two loops a known distance apart are the speed trap.',
    'Loops at pit entry and pit exit time every stop.',
    'The line camera decides finishes that transponders cannot part.',
    'In the timing room, one decoder per loop; order, gaps and sector times go to TV and teams.',
  ],
  portrait: [
    {
      box: { x: 14, y: 100, width: 772, height: 488 },
      turn: 90,
      scene,
      words: portraitWords,
      pins: [
        [1, [fx, fy - 8], [fx - 36, fy - 22]],
        ...MARKED.map((distance) => pin(2, distance, -17, -66)),
        pin(3, INTERMEDIATES[1], -17, -66),
        pin(4, (TRAP[0] + TRAP[1]) / 2, -17, -62),
        pit.pin(5, PIT_LOOPS[0], 12, 66),
        [6, [fx + 4.5, fy - 26], [fx + 36, fy - 22]],
        [7, [fx + 48, fy + 69]],
      ],
    },
  ],
});
