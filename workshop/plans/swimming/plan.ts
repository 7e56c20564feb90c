/** Swimming: 50 m pool of ten lanes, the bulkhead of the 25 m variant, and the start wall enlarged. */
import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { createScale } from '../../kit/scale.ts';
import { circle, each, line, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, type Place, planDrawing } from '../kit/plan.ts';
import { BOARD, camera, type Desk, desk, deskMiddle, deskName, deskPin, painted } from '../kit/signs.ts';
import { between } from '../kit/view.ts';
import { WALL, wall, wallPins, wallWords } from './wall.ts';

/** Metres from the pool's corner at the start end, lane 9. */
const scale = createScale([100, 146], 11);
const { x, y, of, at } = scale;
const LENGTH = 50;
const LANES = 10;
const LANE = 2.5;
const WIDTH = LANES * LANE;
const PAD = 2.4;
/** Block of 0.78 × 0.64 m, 0.40 m from the edge. */
const BLOCK = { length: 0.78, width: 0.64, back: 0.4 } as const;
const numbers = range(LANES);
/** Lane 0 lies right of who looks along the pool from the start end. */
const middle = (lane: number): number => (LANES - 0.5 - lane) * LANE;

function pool(): string {
  const floor = (lane: number): string => {
    const my = y(middle(lane));
    return (
      rect(x(2), my - of(0.125), of(LENGTH - 4), of(0.25), 'water-2') +
      rect(x(2) - of(0.125), my - of(0.5), of(0.25), of(1), 'water-2') +
      rect(x(LENGTH - 2) - of(0.125), my - of(0.5), of(0.25), of(1), 'water-2')
    );
  };
  const rope = (lane: number): string => painted(line(x(0), y(lane * LANE), x(LENGTH), y(lane * LANE), 'wl'));
  const flags = (px: number): string =>
    painted(stroke(`M${round(x(px))} ${round(y(0))}V${round(y(WIDTH))}`, 'wl', 1, { dash: '2 4' }));
  return (
    rect(x(-6.9), y(-3.6), of(LENGTH + 13.8), of(WIDTH + 7.2), 'g1') +
    rect(x(0), y(0), of(LENGTH), of(WIDTH), 'water') +
    each(numbers, floor) +
    each(numbers.slice(1), rope) +
    flags(5) +
    flags(LENGTH - 5) +
    rect(x(0), y(0), of(LENGTH), of(WIDTH), 'l') +
    // Two pads back to back in a bridge of one metre, for 25 m lengths.
    painted(stroke(`M${round(x(25))} ${round(y(0))}h${of(1)}v${of(WIDTH)}h${-of(1)}Z`, 'wl', 2, { dash: '6 4' }))
  );
}

function ends(): string {
  const pad = (px: number, lane: number): string =>
    stroke(`M${round(px)} ${round(y(middle(lane) - PAD / 2))}v${round(of(PAD))}`, 'rl', 3);
  const block = (left: number, lane: number): string =>
    rect(x(left), y(middle(lane) - BLOCK.width / 2), of(BLOCK.length), of(BLOCK.width), 'i');
  return each(
    numbers,
    (lane) =>
      pad(x(0), lane) +
      pad(x(LENGTH), lane) +
      block(-BLOCK.back - BLOCK.length, lane) +
      block(LENGTH + BLOCK.back, lane),
  );
}

const TIMING: Desk = { number: 7, at: at([-6.4, -3.2]), label: 'Timing room', width: 146 };

function deck(): string {
  const button = (lane: number): string =>
    each([-0.5, 0, 0.5], (step) => circle(x(-3.4), y(middle(lane) + step), 2, 'i'));
  const overhead = (py: number): string =>
    camera(at([-4.9, py]), at([0, py]), 0.8) + camera(at([LENGTH + 4.9, py]), at([LENGTH, py]), 0.8);
  return (
    each(numbers, button) +
    each([2.5, 12.5, 22.5], overhead) +
    desk(TIMING) +
    circle(x(8), y(-1.4), 4, 'i') +
    rect(x(32), y(-2.4), of(14), 7, BOARD) +
    each(numbers, (lane) => rect(x(LENGTH - 1.5), y(middle(lane)) - 3, 8, 6, 'p'))
  );
}

const scene = (): string => pool() + ends() + deck();

function measures(lettering: Lettering, place: Place, size: number): string {
  const along = (metres: number, out: number): string =>
    dimension(lettering, place(at([0, WIDTH + out])), place(at([metres, WIDTH + out])), `${metres} m`, { size });
  return along(25, 1.65) + along(50, 3.5);
}

function words(lettering: Lettering): string {
  const number = (lane: number): string =>
    lettering.text(x(-2.1), y(middle(lane)) + 5, `${lane}`, { size: 16, style: 'bold', anchor: 'middle' });
  return (
    each(numbers, number) +
    measures(lettering, (place) => place, 16) +
    deskName(lettering, TIMING) +
    wallWords(lettering)
  );
}

function portraitWords(lettering: Lettering, place: Place): string {
  const number = (lane: number): string => {
    const [px, py] = place(at([-2.1, middle(lane)]));
    return lettering.text(px, py + 5, `${lane}`, { size: 14, style: 'bold', anchor: 'middle' });
  };
  return each(numbers, number) + measures(lettering, place, 15);
}

const DECK = between(at([-6.9, -3.6]), at([LENGTH + 6.9, WIDTH + 3.8]));
const SIDE_PINS: readonly Pin[] = [
  [4, at([8, -1.4]), at([10.4, -1.4])],
  [8, at([47.2, -2.1])],
];

export const swimmingPlan = planDrawing({
  slug: 'Swimming',
  title: 'Swimming pool of 50 m with ten lanes',
  description:
    'Plan to scale of a pool 50 m long with ten lanes of 2.5 m, numbered 0 to 9: touch pads on both walls, starting blocks behind them, cameras and the timing room on the deck, placed schematically. The dashed bulkhead makes lengths of 25 m. Beside it, the start wall with pads of 2.4 × 0.9 m, 0.3 m above and 0.6 m under water.',
  box: { ...DECK, width: DECK.width + 40 + WALL.width },
  scene: () => scene() + wall(),
  words,
  spotRadius: 14,
  pins: [
    ...wallPins,
    ...SIDE_PINS,
    [1, at([0, middle(8)]), at([3.2, middle(8)])],
    [1, at([LENGTH, middle(8)]), at([LENGTH - 4.4, middle(8)])],
    [2, at([-0.8, middle(6)]), at([3.2, middle(6)])],
    [5, at([-4.9, 12.5]), at([-4.9, 16])],
    [5, at([LENGTH + 4.9, 12.5]), at([LENGTH + 4.9, 16])],
    [6, at([-3.4, middle(2)]), at([-4.9, middle(2) + 1.4])],
    [9, at([LENGTH - 1.2, middle(1)]), at([LENGTH - 4.4, middle(1)])],
    deskPin(TIMING),
  ],
  legend: [
    'Touch pads of 2.4 × 0.9 m at both ends answer to a push of 1.5 to 2.5 kg.',
    'Starting blocks feel the take-off: in relays it may come at most 0.03 s before the touch.',
    'A loudspeaker in every block lets all swimmers hear the start at the same instant.',
    'The start device joins microphone, e-gun and flash.',
    'Backup cameras watch both walls at 100 images/s.',
    'A hand button in every lane backs up the pad.',
    'In the timing room, Quantum Aquatics times ten lanes at either end to 1/100 s.',
    'The scoreboard has a line for every lane.',
    'Lap counters lie on the pool floor for 800 and 1500 m.',
  ],
  portraitDescription:
    'Plan to scale of a pool 50 m long with ten lanes of 2.5 m, numbered 0 to 9, seen upright with the start at the top: touch pads on both walls, starting blocks behind them, cameras, the scoreboard and the timing room on the deck, placed schematically. The dashed bulkhead makes lengths of 25 m.',
  portrait: [
    {
      box: { ...DECK, height: DECK.height + of(1.6) },
      turn: 90,
      scene,
      words: portraitWords,
      pins: [
        [4, at([8, -1.4]), at([11.4, -1.4])],
        [8, at([46.2, -2.1])],
        [1, at([0, middle(8)]), at([3.6, middle(8)])],
        [2, at([-0.8, middle(6)]), at([3.6, middle(6)])],
        [3, at([-0.8, middle(4)]), at([3.6, middle(4)])],
        [5, at([LENGTH + 4.9, 12.5]), at([LENGTH + 4.9, 16])],
        [6, at([-3.4, middle(2)]), at([-5.2, middle(2) + 1.4])],
        [9, at([LENGTH - 1.2, middle(1)]), at([LENGTH - 5, middle(1)])],
        deskMiddle(TIMING),
      ],
    },
  ],
});
