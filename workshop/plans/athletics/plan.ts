import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { line, type Point, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, type Place, planDrawing } from '../kit/plan.ts';
import { BOARD } from '../kit/signs.ts';
import { between } from '../kit/view.ts';
import { BOARD_AT, field, fieldWords, JUMP_LEVELS } from './field.ts';
import {
  curved,
  FINISH,
  firstBend,
  KERB,
  measuredRadius,
  OUTER,
  STRAIGHT,
  scale,
  secondBend,
  staggered,
  track,
} from './track.ts';

const { x, y, of, at } = scale;
/** 1500 m are 3 laps and 300 m: 100 m beyond the finish. */
const START_1500 = 100 / measuredRadius(1);

const startLines = (): string =>
  staggered(firstBend, 2) +
  staggered(secondBend, 1) +
  curved(firstBend, 0) +
  curved(firstBend, START_1500) +
  curved(secondBend, 0);

function starts(lettering: Lettering): string {
  const label = (place: Point, text: string, anchor: 'start' | 'end' = 'start'): string =>
    lettering.text(...at(place), text, { size: 14, anchor });
  return (
    label([FINISH - 98.8, OUTER + 4.6], '100 m') +
    label([FINISH - 102.5, OUTER + 4.6], '110 m', 'end') +
    lettering.text(...at([FINISH - 2, OUTER + 4.8]), 'Finish', { size: 16, style: 'bold', anchor: 'end' }) +
    label([FINISH + 2, OUTER + 4.6], '10,000 m') +
    label(firstBend(OUTER + 2, 0.78), '400 m') +
    label(firstBend(OUTER + 1.5, START_1500 + 0.13), '1500 m') +
    label(secondBend(OUTER + 1.5, 0.1), '5000 m', 'end') +
    label(secondBend(OUTER + 1.5, 0.56), '200 m', 'end')
  );
}

function finish(): string {
  const [line, inner, outer] = [x(FINISH), y(KERB), y(OUTER)].map(round) as [number, number, number];
  return (
    stroke(`M${line} ${inner}V${outer}`, 'rl', 3) +
    stroke(`M${line} ${round(y(KERB - 4))}V${round(y(OUTER + 11))}`, 'rl', 1) +
    rect(line - 4, y(OUTER + 11), 8, 12, 'i') +
    rect(line - 3, y(KERB - 4) - 8, 6, 8, 'i') +
    rect(x(FINISH + 2.5), y(KERB - 2.6), of(2.4), of(0.6), BOARD) +
    rect(x(FINISH - 4.9), y(KERB - 2.6), of(2.4), of(0.6), BOARD)
  );
}

function stand(): string {
  const top = y(OUTER + 9);
  return rect(x(-30), top, of(88), of(9), 'g1 h') + rect(x(FINISH - 16), top + of(2.5), of(9), of(4), 'p l');
}

function measures(lettering: Lettering): string {
  const centre: Point = [-STRAIGHT / 2, 0];
  const kerb = secondBend(KERB, 0.75);
  const level = y(-31);
  return (
    dimension(lettering, [x(-STRAIGHT / 2), level], [x(STRAIGHT / 2), level], `${STRAIGHT} m`, { size: 14 }) +
    line(...at(centre), ...at(kerb), 'd') +
    lettering.text(x(-STRAIGHT / 2 - 14), y(-20), '36.50 m', { size: 14, fill: 'g5' }) +
    lettering.text(x(-27), y(OUTER + 13.5) + 5, 'Main stand', { size: 14, fill: 'g5' })
  );
}

const scene = (): string => stand() + track() + field() + startLines() + finish();

function portraitWords(lettering: Lettering, place: Place): string {
  const label = (to: Point, text: string, { dx = 0, dy = 5 } = {}): string => {
    const [px, py] = place(at(to));
    return lettering.text(px + dx, py + dy, text, { size: 14, anchor: 'middle' });
  };
  const [fx, fy] = place(at([FINISH, KERB - 17]));
  return (
    lettering.text(fx, fy + 6, 'Finish', { size: 15, style: 'bold' }) +
    label([2, 0], 'Javelin') +
    label([-34, 21], 'Shot', { dx: 0, dy: -12 }) +
    label([21, -23], 'Pole vault') +
    label([FINISH + 16, 0], 'High jump')
  );
}

const FINISH_PINS: readonly Pin[] = [
  [2, at([FINISH - 100.6, KERB + 2]), at([FINISH - 97, KERB - 8])],
  [4, at([FINISH, KERB - 5]), at([FINISH, KERB - 11])],
  [5, at([FINISH - 50, KERB - 1.5]), at([FINISH - 50, KERB - 8])],
  [6, at([BOARD_AT + 20, JUMP_LEVELS[0] + 2.2]), at([BOARD_AT + 49, JUMP_LEVELS[0] + 2.9])],
  [7, at([FINISH + 3.7, KERB - 2.3]), at([FINISH + 9, KERB - 11])],
  [8, at([FINISH - 3.7, KERB - 2.3]), at([FINISH - 9, KERB - 11])],
];

export const athleticsPlan = planDrawing({
  slug: 'Athletics',
  title: 'Athletics stadium with timing points: 400 m in lane 1',
  description:
    'Plan to scale of a stadium: straights of 84.39 m, bends of 36.50 m radius, eight lanes of 1.22 m, so that lane 1, measured 0.30 m from the kerb, is 400.00 m long. Numbers mark start systems, blocks, photo-finish cameras on the line, the wind gauge 50 m before it, the timing room and the terminals of jumps and throws.',
  box: between(at([-91, -58]), at([92, OUTER + 18.6])),
  scene,
  words: (lettering) => fieldWords(lettering) + starts(lettering) + measures(lettering),
  pins: [
    ...FINISH_PINS,
    [1, at([FINISH - 100, OUTER - 0.6]), at([FINISH - 100, OUTER + 8.5])],
    [1, at(secondBend(OUTER - 0.6, 0.62)), at(secondBend(OUTER + 5, 0.75))],
    [1, at(firstBend(OUTER - 0.6, START_1500 + 0.11)), at(firstBend(OUTER + 6, START_1500 - 0.16))],
    [1, at(firstBend(OUTER - 0.6, 1.15)), at(firstBend(OUTER + 5, 1))],
    [3, at([FINISH, OUTER + 12.4]), at([FINISH + 8, OUTER + 13.5])],
    [9, at([-FINISH + 1.5, 3.4]), at([-FINISH + 6, 7.5])],
    [9, at([-36, 22.4]), at([-41.5, 27])],
    [9, at([8.4, -21.2]), at([3.5, -17.5])],
    [9, at([-28.3, -52.6]), at([-33, -54.6])],
    [9, at([FINISH + 23, 4]), at([FINISH + 29, 9])],
    [10, at([FINISH - 11.5, OUTER + 13.4]), at([FINISH - 21, OUTER + 13.4])],
  ],
  scale,
  bar: { marks: [0, 10, 20], end: at([91, OUTER + 12]), size: 14 },
  legend: [
    'At every start, an e-gun gives sound, light and pulse, with a loudspeaker behind each lane.',
    'Starting blocks read force. A reaction under 100/1000 s is a false start.',
    'The photo-finish camera, in line with the finish, takes at least 1,000 images/s at top meetings.',
    'A second camera watches the line from the infield.',
    'The wind gauge is 1.22 m high, 50 m before the line, at most 2 m from the track.',
    'The wind gauge of the jumps reads for 5 s.',
    'The running clock faces the finish.',
    'A lap counter, with the bell for the last lap.',
    'A field terminal at every jump and throw, because up to seven events run at once.',
    'In the timing room, judges read the picture and release times and results.',
  ],
  portrait: [
    {
      box: between(at([-90, -58]), at([90, OUTER + 19])),
      turn: 90,
      scene,
      words: portraitWords,
      pins: [
        [1, at([FINISH - 100, OUTER - 0.6]), at([FINISH - 100, OUTER + 9])],
        [2, at([FINISH - 100.6, KERB + 2]), at([FINISH - 96, KERB - 7])],
        [3, at([FINISH, OUTER + 12.4]), at([FINISH + 9, OUTER + 13.5])],
        [4, at([FINISH, KERB - 5]), at([FINISH, KERB - 12])],
        [5, at([FINISH - 50, KERB - 1.5]), at([FINISH - 50, KERB - 8])],
        [6, at([BOARD_AT + 20, JUMP_LEVELS[0] + 2.2]), at([BOARD_AT + 36, JUMP_LEVELS[0] + 2.9])],
        [7, at([FINISH + 3.7, KERB - 2.3]), at([FINISH + 12, KERB - 6])],
        [8, at([FINISH - 3.7, KERB - 2.3]), at([FINISH - 12, KERB - 6])],
        [9, at([-FINISH + 1.5, 3.4]), at([-FINISH + 8, 9])],
        [10, at([FINISH - 11.5, OUTER + 13.4]), at([FINISH - 24, OUTER + 13.4])],
      ],
    },
  ],
});
