/** Short track: the 111.12 m oval and its four shifted copies on a 60 × 30 m rink. */
import { arc, arrow, polar } from '../kit/arrows.ts';
import { oval } from '../kit/curve.ts';
import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, line, type Point, rect } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { type Pin, type Place, planDrawing, SIDES, type Side } from './kit/plan.ts';
import { rink } from './kit/rink.ts';
import { BOARD, camera, type Desk, desk, deskMiddle, deskName, deskPin, notes, post, view } from './kit/signs.ts';
import { between } from './kit/view.ts';

/** Metres from the middle of the rink, y towards the finish straight. */
const scale = createScale([392, 332], 11);
const { x, y, of, at } = scale;
const RADIUS = 8;
/** A lap is measured half a metre outside the blocks. */
const MEASURED = RADIUS + 0.5;
const LAP = 111.12;
const HALF_STRAIGHT = (LAP - 2 * Math.PI * MEASURED) / 4;
const SHIFTS = [-2, -1, 1, 2];
const BLOCKS = [-90, -60, -30, 0, 30, 60, 90];
/** Start spots from the inner edge of the straight: the first half a metre out, then every 1.3 m. */
const STARTS = [0.5, 1.8, 3.1, 4.4, 5.7];
const STRAIGHT_WIDTH = 7;

const ring = (radius: number): string => oval(at([0, 0]), of(HALF_STRAIGHT), of(radius));

/** The bend of a shifted track; `side` -1 is the left one. */
function bend(side: Side, shift: number): string {
  return arc(at([side * HALF_STRAIGHT + shift, 0]), of(RADIUS), side * -90, side * -90 + 180, 'd');
}

function blocks(side: Side): string {
  return each(BLOCKS, (degrees) => circle(...at(polar([side * HALF_STRAIGHT, 0], degrees, side * RADIUS)), 3, 'i'));
}

function track(): string {
  const spots = SIDES.map((side) => each(STARTS, (from) => circle(x(0), y(side * (RADIUS + from)), 2.2, 'i')));
  return (
    each(SIDES, (side) => view(at([side * -8, side * 17.3]), at([0, side * 11.5]), 44)) +
    each(SIDES, (side) => each(SHIFTS, (shift) => bend(side, shift))) +
    stroke(ring(RADIUS), 'l', 1.5) +
    stroke(ring(MEASURED), 'rl', 1.2, { dash: '7 4' }) +
    each(SIDES, blocks) +
    stroke(`M${x(1.2)} ${y(RADIUS - 0.6)}V${y(15)}`, 'rl', 1.2, { dash: '4 3' }) +
    // The finish line runs a metre and a half further in than the straight is wide; the start opposite does not.
    stroke(`M${x(0)} ${y(RADIUS - 1.5)}V${y(15)}`, 'rl', 2.5) +
    stroke(`M${x(0)} ${y(-RADIUS)}V${y(-15)}`, 'l', 1.5) +
    spots.join('') +
    post(at([0, RADIUS - 1.5])) +
    post(at([0, 15.3])) +
    // The starter's loudspeaker stands at the boards.
    rect(x(2.4) - 4, y(-14.6), 8, 6, 'i')
  );
}

const DESKS: readonly Desk[] = [
  { number: 7, at: at([3.6, 17.2]), label: 'Timing', width: 106 },
  { number: 8, at: at([15, 17.2]), label: 'Video replay', width: 152 },
];

/** What stands outside the boards; the camera films the plane of the finish line. */
function surroundings(): string {
  return (
    each(SIDES, (side) => camera(at([side * -8, side * 17.3]), at([0, side * 11.5]))) +
    stroke(`M${x(0)} ${y(15)}V${y(18.6)}`, 'rl', 1.2, { dash: '4 3' }) +
    camera(at([0, 19.6]), at([0, 15]), 1.2) +
    each(DESKS, desk) +
    each(SIDES, (side) => rect(x(side * 32.2) - 3, y(-6), 6, of(12), BOARD))
  );
}

const scene = (): string =>
  rink(scale, 0.6) +
  track() +
  surroundings() +
  arrow(at([15, 11.5]), at([22, 11.5]), 'l', 'i') +
  arrow(at([-15, -11.5]), at([-22, -11.5]), 'l', 'i');

const LAPS = ['500 m: 4½ laps', '1000 m: 9 laps', '1500 m: 13½ laps'];
const MEASURES = ['57.71 m straights + 53.41 m bends,', 'measured 0.5 m outside the blocks'];

function words(lettering: Lettering): string {
  return (
    lettering.text(x(0), y(-3.2), '111.12 m', { size: 28, style: 'wide', anchor: 'middle' }) +
    notes(lettering, at([0, -1]), MEASURES, { size: 18, anchor: 'middle' }) +
    lettering.text(x(0), y(3.3), LAPS.join('   '), { size: 18, anchor: 'middle' }) +
    lettering.text(x(2), y(14.2), 'Finish', { size: 18 }) +
    notes(lettering, at([4.4, -13.2]), ['Start 500 and 1500 m'], { size: 18, fill: 'i' }) +
    each(DESKS, (one) => deskName(lettering, one)) +
    startDetail(lettering, [HALL.x + HALL.width + 50, y(-15)])
  );
}

function portraitWords(lettering: Lettering, place: Place): string {
  const centred = (to: Point, lines: readonly string[], fill = 'i'): string =>
    notes(lettering, place(at(to)), lines, { size: 14, anchor: 'middle', fill });
  return (
    lettering.text(...place(at([-9.5, 0])), '111.12 m', { size: 20, style: 'wide', anchor: 'middle' }) +
    centred([-7, 0], ['measured 0.5 m', 'outside the blocks'], 'g5') +
    centred([7.5, 0], LAPS) +
    centred([2.9, 12.6], ['Finish']) +
    centred([1.9, -12], ['Start'])
  );
}

/** The start line with its spots, enlarged, as it lies in the plan: the boards above, the blocks below. */
function startDetail(lettering: Lettering, [left, top]: Point): string {
  const detail = createScale([left + 26, y(15)], 46);
  const [middle, base] = detail.at([0, 0]);
  const up = (metres: number): number => base - detail.of(metres);
  const step = (to: number, index: number): string =>
    dimension(lettering, [middle + 48, up(STARTS[index] ?? 0)], [middle + 48, up(to)], '1.3 m', {
      size: 18,
      outside: 1,
    });
  return (
    lettering.text(left, top - 12, 'Start line, enlarged', { size: 18, style: 'bold' }) +
    rect(middle - 26, up(STRAIGHT_WIDTH), 52, detail.of(STRAIGHT_WIDTH), 'ice-1') +
    line(middle - 26, base, middle + 26, base, 'l') +
    line(middle, base, middle, up(STRAIGHT_WIDTH), 'l') +
    each(STARTS, (from) => circle(middle, up(from), 5, 'i')) +
    each(STARTS.slice(1), step) +
    dimension(lettering, [middle + 118, base], [middle + 118, up(STRAIGHT_WIDTH)], 'at least 7 m', { size: 18 })
  );
}

const HALL = between(at([-32.6, -18.6]), at([32.6, 23.6]));
const TRACK_PINS: readonly Pin[] = [
  [2, at([0, RADIUS - 1.5]), at([-3.4, RADIUS - 2.3])],
  [3, at([1.2, 10.2]), at([4.4, 10.2])],
  [4, at([0, -RADIUS - 3.1]), at([-3, -RADIUS - 2.2])],
];

export const shortTrackPlan = planDrawing({
  slug: 'ShortTrack',
  title: 'Short-track oval of 111.12 m with start spots and finish line',
  description:
    'Plan to scale of a 60 × 30 m rink with the 111.12 m oval: 57.71 m of straights and 53.41 m of bends, measured at a radius of 8.5 m, at least 7 m of ice beside each straight. Start and finish lines, cameras, photocells and tables are numbered; places outside the boards are schematic. The other four tracks lie 1 m and 2 m to either side.',
  box: { ...HALL, width: HALL.width + 232 },
  scene,
  words,
  spotRadius: 14.6,
  pins: [
    ...TRACK_PINS,
    [1, at([0, 19.6]), at([0, 22.4])],
    [5, at([2.4, -14.3]), at([2.4, -17.4])],
    ...SIDES.map((side): Pin => [6, at([side * -8, side * 17.3]), at([side * -10.6, side * 17.5])]),
    ...SIDES.map((side): Pin => [9, at([side * 32.2, 3]), at([side * 31.5, 8])]),
    ...DESKS.map(deskPin),
  ],
  scale,
  bar: { marks: [0, 5, 10], end: at([32.4, 20.8]), size: 18 },
  legend: [
    'The photo-finish camera is in line with the finish: 2,000 images/s at Sochi 2014.',
    'Photocells watch both ends of the finish line.',
    'An antenna loop next to the line reads the transponders on both legs.',
    'Five start spots, 1.3 m apart; the finish line has them too, for 1000 m and relays.',
    'The e-gun and a loudspeaker: a second pull within 2 s recalls the start.',
    'False-start cameras watch both start lines, with image tracking since Beijing 2022.',
    'Timing works to 1/1000 s, together with the photo-finish judge.',
    'Referees review an incident on the video replay.',
    'Scoreboards show order, times and laps to go.',
  ],
  portrait: [
    {
      box: HALL,
      turn: 90,
      scene,
      words: portraitWords,
      pins: [
        [2, at([0, RADIUS - 1.5]), at([3.6, 4.8])],
        [3, at([1.2, 10.2]), at([6, 10])],
        [4, at([0, -RADIUS - 3.1]), at([-3.4, -RADIUS - 2.4])],
        [1, at([0, 19.6]), at([0, 22.2])],
        [5, at([2.4, -14.3]), at([2.4, -17.2])],
        [6, at([-8, 17.3]), at([-11.6, 17.5])],
        [9, at([32.2, 4]), at([32.2, 8.6])],
        ...DESKS.map(deskMiddle),
      ],
    },
  ],
});
