/** Ice hockey: the 60 × 30 m rink from above and, under it, the hall cut lengthwise at the same scale. */
import { arc } from '../../kit/arrows.ts';
import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { circle, each, type Point, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, planDrawing, SIDES, type Side } from '../kit/plan.ts';
import { boards, RINK, rink } from '../kit/rink.ts';
import { desk, table } from '../kit/signs.ts';
import { antenna, hall, hallPins, ROOF_ANTENNAS } from './hall.ts';

const scale = createScale([392, 280], 10);
const { x, y, of, at } = scale;
const GOAL_LINE = RINK.halfLength - 4;
const BLUE_LINE = RINK.halfLength - 22.86;
const NEUTRAL_SPOT = BLUE_LINE - 0.15 - 1.5;
const END_SPOT = GOAL_LINE - 6;
const SPOT_SIDE = 7;
const CIRCLE = 4.5;
const CREASE = 1.8;
/** Where the ice ends at the goal line, inside the rounded corner. */
const GOAL_LINE_SIDE =
  RINK.halfWidth - RINK.corner + Math.sqrt(RINK.corner ** 2 - (GOAL_LINE - (RINK.halfLength - RINK.corner)) ** 2);

function end(side: Side): string {
  const goal = x(side * GOAL_LINE);
  const faceOff = (flank: Side): string =>
    circle(x(side * END_SPOT), y(flank * SPOT_SIDE), of(CIRCLE), 'rl') +
    circle(x(side * END_SPOT), y(flank * SPOT_SIDE), 3, 'r') +
    circle(x(side * NEUTRAL_SPOT), y(flank * SPOT_SIDE), 3, 'r');
  return (
    rect(x(side * BLUE_LINE) - of(0.15), y(-RINK.halfWidth), of(0.3), of(30), 'mat') +
    each(SIDES, faceOff) +
    arc([goal, y(0)], of(CREASE), 90, 90 + side * 180, 'ice') +
    stroke(`M${round(goal)} ${round(y(-GOAL_LINE_SIDE))}V${round(y(GOAL_LINE_SIDE))}`, 'rl', 2) +
    rect(side === 1 ? goal : goal - of(1.12), y(-0.915), of(1.12), of(1.83), 'l')
  );
}

/** Lines in the colours of the rule: all red but the blue lines and the middle's circle and spot. */
function ice(): string {
  return (
    rink(scale) +
    circle(x(0), y(0), of(CIRCLE) + 0.8, 'mat') +
    circle(x(0), y(0), of(CIRCLE) - 0.8, 'ice-1') +
    each(SIDES, end) +
    rect(x(-0.15), y(-15), of(0.3), of(30), 'r') +
    circle(x(0), y(0), 3, 'mat') +
    // The cube hangs above the middle.
    stroke(`M${x(-2.5)} ${y(-2.5)}h${of(5)}v${of(5)}h${-of(5)}Z`, 'l', 1, { dash: '4 3' }) +
    boards(scale)
  );
}

/** Panes with lamps in them, at the four ends of the long sides. */
const PANES: readonly Point[] = SIDES.flatMap((side) => SIDES.map((flank): Point => [side * 17, flank * 15]));

function surroundings(lettering: Lettering): string {
  const bench = (side: Side): string =>
    table(x(side * 7) - of(5), y(-17.1), of(10), of(1.7)) +
    lettering.text(x(side * 7), y(-16.25) + 4.5, 'Team bench', { size: 13, anchor: 'middle' });
  const penalty = (side: Side): string => table(x(side * 5.2) - of(2), y(15.4), of(4), of(1.7));
  return (
    each(SIDES, bench) +
    each(SIDES, penalty) +
    table(x(-2.75), y(15.4), of(5.5), of(1.7)) +
    each(PANES, ([px, py]) => rect(x(px) - of(3), y(py) - 3, of(6), 6, 'i')) +
    each(SIDES, (side) => rect(x(side * 33) - 3, y(-5), 6, of(10), 'i')) +
    ROOF_ANTENNAS.flatMap((px) => SIDES.map((py) => antenna(at([px, py * 11])))).join('') +
    desk(lettering, 7, at([-29, 15.4]), 'Statistics', 22) +
    desk(lettering, 8, at([18.4, 15.4]), 'Results', 22)
  );
}

/** Two referees on the ice, each with a microphone. */
function officials(): string {
  return circle(x(11), y(9), 4, 'i') + circle(x(-11), y(-4), 4, 'i');
}

export const iceHockeyPlan = planDrawing({
  slug: 'IceHockey',
  name: 'Ice hockey',
  subtitle: 'Rink of 60 × 30 m and the hall above it',
  title: 'Ice-hockey rink with clocks and antennas',
  description:
    'Plan to scale of a rink of 60 × 30 m with goal lines 4 m and blue lines 22.86 m from the end boards, team benches on one side, timekeepers and penalty boxes on the other. Below it a schematic section shows the clock cube and the antennas under the roof and the lamps in the plexiglass.',
  scale,
  pins: [
    ...hallPins(scale),
    [1, at([0, 16.2]), at([0, 18.4])],
    ...SIDES.map((side): Pin => [2, at([side * 5.2, 16.2]), at([side * 5.2, 18.4])]),
    [3, at([11, 9]), at([13, 11.4])],
    [4, at([17, -15]), at([17, -12.4])],
    [5, at([-9, -11]), at([-12, -12.4])],
    ...SIDES.map((side): Pin => [6, at([side * 33, 0])]),
    [6, at([-2.5, -2.5]), at([-2.5, -6.6])],
  ],
  bar: [0, 5, 10],
  legend: {
    Timekeepers: 'game clock in 1/10 s on the hockey version of the Quantum timer',
    'Penalty boxes': 'two penalties a team run on the boards',
    'Whistle detection': 'the referee’s whistle stops the clock, first at Sochi 2014',
    'LED in the plexiglass': 'game and penalty time, Beijing 2022',
    'Antennas under the roof': 'read a sensor on the jersey’s back: tracks, speed, formations',
    'Clock boards': 'count down, with tenths in the last minute, and sound the siren',
    Statistics: 'time on ice and face-offs on touch screens',
    Results: 'feed for the federation’s own on-venue results',
  },
  legendPlace: { x: 790, top: 104, width: 306, columns: 1, gap: 9 },
  body: (lettering) =>
    ice() +
    surroundings(lettering) +
    hall(lettering, scale) +
    dimension(lettering, at([-30, 4.8]), at([-GOAL_LINE, 4.8]), '4 m', { size: 13 }) +
    officials(),
});
