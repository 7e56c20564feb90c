/** Ice hockey: the 60 × 26 m rink from above and, under it, the hall cut lengthwise at the same scale. */
import { arc } from '../../kit/arrows.ts';
import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { circle, each, type Point, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, type Place, planDrawing, SIDES, type Side } from '../kit/plan.ts';
import { boards, RINK, rink } from '../kit/rink.ts';
import { BOARD, type Desk, desk, deskMiddle, deskName, deskPin, table } from '../kit/signs.ts';
import { between } from '../kit/view.ts';
import { antenna, FLOOR, hall, hallPins, ROOF_ANTENNAS } from './hall.ts';

const scale = createScale([392, 280], 10);
const { x, y, of, at } = scale;
/** As at Beijing 2022 and Milano Cortina 2026. */
const HALF_WIDTH = 13;
const GOAL_LINE = RINK.halfLength - 4;
const BLUE_LINE = RINK.halfLength - 22.86;
const NEUTRAL_SPOT = BLUE_LINE - 0.15 - 1.5;
const END_SPOT = GOAL_LINE - 6;
const SPOT_SIDE = 7;
const CIRCLE = 4.5;
const CREASE = 1.8;
/** Where the ice ends at the goal line, inside the rounded corner. */
const GOAL_LINE_SIDE =
  HALF_WIDTH - RINK.corner + Math.sqrt(RINK.corner ** 2 - (GOAL_LINE - (RINK.halfLength - RINK.corner)) ** 2);

function end(side: Side): string {
  const goal = x(side * GOAL_LINE);
  const faceOff = (flank: Side): string =>
    circle(x(side * END_SPOT), y(flank * SPOT_SIDE), of(CIRCLE), 'rl') +
    circle(x(side * END_SPOT), y(flank * SPOT_SIDE), 3, 'r') +
    circle(x(side * NEUTRAL_SPOT), y(flank * SPOT_SIDE), 3, 'r');
  return (
    rect(x(side * BLUE_LINE) - of(0.15), y(-HALF_WIDTH), of(0.3), of(2 * HALF_WIDTH), 'kit-blue') +
    each(SIDES, faceOff) +
    arc([goal, y(0)], of(CREASE), 90, 90 + side * 180, 'ice') +
    stroke(`M${round(goal)} ${round(y(-GOAL_LINE_SIDE))}V${round(y(GOAL_LINE_SIDE))}`, 'rl', 2) +
    rect(side === 1 ? goal : goal - of(1.12), y(-0.915), of(1.12), of(1.83), 'l')
  );
}

/** Lines in the colours of the rule: all red but the blue lines and the middle's circle and spot. */
function ice(): string {
  return (
    rink(scale, 0, HALF_WIDTH) +
    circle(x(0), y(0), of(CIRCLE) + 0.8, 'kit-blue') +
    circle(x(0), y(0), of(CIRCLE) - 0.8, 'ice-1') +
    each(SIDES, end) +
    rect(x(-0.15), y(-HALF_WIDTH), of(0.3), of(2 * HALF_WIDTH), 'r') +
    circle(x(0), y(0), 3, 'kit-blue') +
    // The cube hangs above the middle.
    stroke(`M${x(-2.5)} ${y(-2.5)}h${of(5)}v${of(5)}h${-of(5)}Z`, 'l', 1, { dash: '4 3' }) +
    boards(scale, HALF_WIDTH)
  );
}

/** Panes with lamps in them, at the four ends of the long sides. */
const PANES: readonly Point[] = SIDES.flatMap((side) => SIDES.map((flank): Point => [side * 17, flank * HALF_WIDTH]));

const DESKS: readonly Desk[] = [
  { number: 7, at: at([-30, 13.4]), label: 'Statistics', width: 118 },
  { number: 8, at: at([19, 13.4]), label: 'Results', width: 108 },
];

function surroundings(): string {
  const bench = (side: Side): string => table(x(side * 7) - of(5), y(-15.2), of(10), of(1.8));
  const penalty = (side: Side): string => table(x(side * 5.2) - of(2), y(13.4), of(4), of(1.7));
  return (
    each(SIDES, bench) +
    each(SIDES, penalty) +
    table(x(-2.75), y(13.4), of(5.5), of(1.7)) +
    each(PANES, ([px, py]) => rect(x(px) - of(3), y(py) - 3, of(6), 6, BOARD)) +
    each(SIDES, (side) => rect(x(side * 33) - 3, y(-5), 6, of(10), BOARD)) +
    ROOF_ANTENNAS.flatMap((px) => SIDES.map((py) => antenna(at([px, py * 9.5])))).join('') +
    each(DESKS, desk)
  );
}

/** Two referees on the ice, each with a microphone. */
function officials(): string {
  return circle(x(11), y(9), 4, 'i') + circle(x(-11), y(-4), 4, 'i');
}

const rinkScene = (): string => ice() + surroundings() + officials();

function benches(lettering: Lettering, place: Place, turn: number): string {
  return each(SIDES, (side) => {
    const [bx, by] = place(at([side * 7, -14.3]));
    const [dx, dy] = turn === 0 ? [0, 5] : [5, 0];
    return lettering.text(bx + dx, by + dy, 'Team bench', { size: 14, anchor: 'middle', rotate: turn });
  });
}

function words(lettering: Lettering): string {
  return (
    benches(lettering, (place) => place, 0) +
    each(DESKS, (one) => deskName(lettering, one)) +
    dimension(lettering, at([-30, 4.8]), at([-GOAL_LINE, 4.8]), '4 m', { size: 14 }) +
    lettering.text(x(-30), FLOOR - of(9.2), 'Hall cut lengthwise, heights schematic', { size: 14, fill: 'g5' })
  );
}

const ICE_PINS: readonly Pin[] = [
  [1, at([0, 14.2]), at([0, 16.6])],
  [3, at([11, 9]), at([13, 11.6])],
  [4, at([17, -13]), at([17, -10.2])],
  [5, at([-9, -9.5]), at([-12, -10.9])],
];

export const iceHockeyPlan = planDrawing({
  slug: 'IceHockey',
  title: 'Ice-hockey rink of 60 × 26 m with clocks and antennas',
  description:
    'Plan to scale of a rink of 60 × 26 m with goal lines 4 m and blue lines 22.86 m from the end boards, team benches on one side, timekeepers and penalty boxes on the other. Below it a schematic section shows the clock cube and the antennas under the roof and the lamps in the plexiglass.',
  box: between(at([-34.2, -15.4]), [x(34.2), FLOOR + 6]),
  scene: () => rinkScene() + hall(scale),
  words,
  pins: [
    ...hallPins(scale),
    ...ICE_PINS,
    ...SIDES.map((side): Pin => [2, at([side * 5.2, 14.2]), at([side * 5.2, 16.6])]),
    ...SIDES.map((side): Pin => [6, at([side * 33, 0])]),
    [6, at([-2.5, -2.5]), at([-2.5, -6.6])],
    ...DESKS.map(deskPin),
  ],
  scale,
  bar: { marks: [0, 5, 10], end: [x(29), FLOOR - of(10.5)] },
  legend: [
    'The timekeepers run the game clock in 1/10 s on the hockey version of the Quantum timer.',
    'Two penalties a team run on the boards for the penalty boxes.',
    'Whistle detection: the referee’s whistle stops the clock, first at Sochi 2014.',
    'LEDs in the plexiglass show game and penalty time, first at Beijing 2022.',
    'Antennas under the roof read a sensor on the jersey’s back for tracks, speed and formations.',
    'Clock boards count down, with tenths in the last minute, and sound the siren.',
    'Time on ice and face-offs are entered on touch screens.',
    'Results feed the federation’s own on-venue results.',
  ],
  portrait: [
    {
      box: between(at([-34.2, -17]), at([34.2, 18.4])),
      turn: -90,
      scene: rinkScene,
      words: (lettering, place) => benches(lettering, place, -90),
      pins: [...ICE_PINS, [2, at([5.2, 14.2]), at([5.2, 16.6])], [6, at([33, 0])], ...DESKS.map(deskMiddle)],
    },
  ],
});
