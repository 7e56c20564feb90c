/** Short track: the 111.12 m oval and its four shifted copies on a 60 × 30 m rink. */
import { arc, arrow, polar } from '../kit/arrows.ts';
import { oval } from '../kit/curve.ts';
import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, line, rect } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { type Pin, planDrawing, SIDES, type Side } from './kit/plan.ts';
import { rink } from './kit/rink.ts';
import { camera, desk, notes, post, view } from './kit/signs.ts';

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

/** What stands outside the boards; the camera films the plane of the finish line. */
function surroundings(lettering: Lettering): string {
  return (
    each(SIDES, (side) => camera(at([side * -8, side * 17.3]), at([0, side * 11.5]))) +
    stroke(`M${x(0)} ${y(15)}V${y(18.6)}`, 'rl', 1.2, { dash: '4 3' }) +
    camera(at([0, 19.6]), at([0, 15]), 1.2) +
    desk(lettering, 7, at([3.6, 17.2]), 'Timing') +
    desk(lettering, 8, at([14.4, 17.2]), 'Video replay') +
    each(SIDES, (side) => rect(x(side * 32.2) - 3, y(-6), 6, of(12), 'i'))
  );
}

function words(lettering: Lettering): string {
  const laps = ['500 m: 4½ laps', '1000 m: 9 laps', '1500 m: 13½ laps'];
  return (
    lettering.text(x(0), y(-3.2), '111.12 m', { size: 22, style: 'wide', anchor: 'middle' }) +
    notes(
      lettering,
      at([0, -1.4]),
      ['57.71 m straights + 53.41 m bends,', 'measured 0.5 m outside the blocks'],
      'middle',
    ) +
    lettering.text(x(0), y(3), laps.join('   '), { size: 13, anchor: 'middle' }) +
    lettering.text(x(2), y(14), 'Finish', { size: 13 }) +
    notes(lettering, at([4.4, -13.2]), ['Start 500 and 1500 m'], 'start', 'i') +
    arrow(at([15, 11.5]), at([22, 11.5]), 'l', 'i') +
    arrow(at([-15, -11.5]), at([-22, -11.5]), 'l', 'i')
  );
}

/** One straight with the start spots, enlarged. */
function startDetail(lettering: Lettering): string {
  const detail = createScale([791, 574], 43);
  const [left, base] = detail.at([0, 0]);
  const step = (to: number, index: number): string =>
    dimension(lettering, [detail.x(STARTS[index] ?? 0), base + 46], [detail.x(to), base + 46], '1.3 m', { size: 13 });
  return (
    lettering.text(790, base - 66, 'Start line, enlarged', { size: 13, style: 'bold' }) +
    rect(left, base - 26, detail.of(STRAIGHT_WIDTH), 52, 'ice-1') +
    line(left, base - 26, left, base + 26, 'l') +
    line(left, base, detail.x(STRAIGHT_WIDTH), base, 'l') +
    each(STARTS, (from) => circle(detail.x(from), base, 5, 'i')) +
    each(STARTS.slice(1), step) +
    dimension(lettering, [left, base - 38], [detail.x(STRAIGHT_WIDTH), base - 38], 'Straight at least 7 m', {
      size: 13,
    })
  );
}

export const shortTrackPlan = planDrawing({
  slug: 'ShortTrack',
  name: 'Short track',
  subtitle: 'Oval of 111.12 m on a rink of 60 × 30 m',
  title: 'Short-track oval with start spots and finish line',
  description:
    'Plan to scale of a 60 × 30 m rink with the 111.12 m oval: 57.71 m of straights and 53.41 m of bends, measured at a radius of 8.5 m, at least 7 m of ice beside each straight. Start and finish lines, cameras, photocells and tables are numbered; places outside the boards are schematic. The other four tracks lie 1 m and 2 m to either side.',
  scale,
  pins: [
    [1, at([0, 19.6]), at([0, 22.4])],
    [2, at([0, RADIUS - 1.5]), at([-3, RADIUS - 3.4])],
    [3, at([1.2, 10.2]), at([4.2, 10.2])],
    [4, at([0, -RADIUS - 3.1]), at([-3, -RADIUS - 2.2])],
    [5, at([2.4, -14.3]), at([2.4, -17.4])],
    ...SIDES.map((side): Pin => [6, at([side * -8, side * 17.3]), at([side * -10.6, side * 17.8])]),
    ...SIDES.map((side): Pin => [9, at([side * 32.2, 3]), at([side * 32.2, 8])]),
  ],
  bar: [0, 5, 10],
  legend: {
    'Photo-finish camera': 'in line with the finish, 2,000 images/s at Sochi 2014',
    Photocells: 'at both ends of the finish line',
    'Antenna loop': 'beside the line, reads the transponders on both legs',
    'Start spots': 'five, 1.3 m apart; the finish line has them too, for 1000 m and relays',
    'E-gun and loudspeaker': 'a second pull within 2 s recalls the start',
    'False-start cameras': 'one at each start line; image tracking since Beijing 2022',
    Timing: 'to 1/1000 s, with the photo-finish judge',
    'Video replay': 'for the referees',
    Scoreboards: 'order, times and laps to go',
  },
  legendPlace: { x: 790, top: 104, width: 306, columns: 1, gap: 9 },
  body: (lettering) => rink(scale, 0.6) + track() + surroundings(lettering) + words(lettering) + startDetail(lettering),
});
