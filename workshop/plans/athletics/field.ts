/** Jumps and throws inside and beside the track, at true size. */
import { arc, polar } from '../../kit/arrows.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, type Point, points, polygon, polyline, rect } from '../../kit/shapes.ts';
import { painted } from '../kit/signs.ts';
import { FINISH, KERB, OUTER, scale, secondBend } from './track.ts';

const { x, y, of, at } = scale;

/** The parts of the field beyond the ends of the straights, in track surface. */
function halfMoons(): string {
  return arc(at([FINISH, 0]), of(KERB), -90, 90, 'tartan-1') + arc(at([-FINISH, 0]), of(KERB), 90, 270, 'tartan-1');
}

/** Landing sector: its lines meet in `centre`, open by `angle` degrees, `length` metres long. */
function sector(centre: Point, angle: number, length: number, from: number): string {
  const end = (metres: number, turn: number): Point => at(polar(centre, turn, metres));
  return each([-angle / 2, angle / 2], (turn) => painted(line(...end(from, turn), ...end(length, turn), 'wl')));
}

function javelin(): string {
  const arcAt = -FINISH;
  const centre: Point = [arcAt - 8, 0];
  return (
    rect(x(arcAt - 33.5), y(-2), of(33.5), of(4), 'tartan') +
    sector(centre, 28.96, 92, 8) +
    painted(arc(at(centre), of(8), -14.48, 14.48, 'wl'))
  );
}

const SHOT_CIRCLE: Point = [-34, 21];

function shotPut(): string {
  return circle(...at(SHOT_CIRCLE), of(1.0675), 'tartan-2') + sector(SHOT_CIRCLE, 34.92, 24, 1.07);
}

/** Where discus and hammer are thrown from, to the left across the field. */
const THROW: Point = [FINISH + 7, -20];
const THROW_HEADING = 171;
/** The cage about the circle: ahead and aside of its middle, in metres. */
const CAGE = points('7,-3 4.2,-3.9 0,-3.9 -3.3,-1.6 -3.3,1.6 0,3.9 4.2,3.9 7,3');

function discus(): string {
  const [[ahead, down], [aside, level]] = [polar([0, 0], THROW_HEADING, 1), polar([0, 0], THROW_HEADING + 90, 1)];
  const cage = CAGE.map(
    ([along, across]): Point =>
      at([THROW[0] + along * ahead + across * aside, THROW[1] + along * down + across * level]),
  );
  const end = (metres: number, turn: number): Point => at(polar(THROW, THROW_HEADING + turn, metres));
  return (
    each([-17.46, 17.46], (turn) => painted(line(...end(7.4, turn), ...end(66, turn), 'wl'))) +
    circle(...at(THROW), of(1.25), 'tartan-2') +
    polyline(cage, 'l')
  );
}

/** The water jump: a way of its own inside the second bend, its pit and hurdle on it. */
const WATER_AT = 2.08;

function steeplechase(): string {
  const radius = (turn: number): number => KERB - 2 - 4.6 * Math.sin(turn) ** 0.7;
  const edge = (shift: number): Point[] =>
    range(41).map((step) => at(secondBend(radius((step / 40) * Math.PI) + shift, (step / 40) * Math.PI)));
  const pit = (from: number, to: number): Point[] =>
    [
      [1.83, from],
      [1.83, to],
      [-1.83, to],
      [-1.83, from],
    ].map(([shift = 0, turn = 0]) => at(secondBend(radius(WATER_AT) + shift, WATER_AT + turn)));
  return (
    polygon([...edge(1.83), ...edge(-1.83).toReversed()], 'tartan') +
    polygon(pit(0, 0.12), 'water') +
    polygon(pit(-0.02, 0), 'i')
  );
}

function poleVault(): string {
  const box = 9;
  const level = -23;
  return (
    rect(x(box - 45), y(level - 0.61), of(45), of(1.22), 'tartan') +
    rect(x(box), y(level - 3), of(8), of(6), 'mat') +
    polygon([at([box - 1, level - 0.3]), at([box, level]), at([box - 1, level + 0.3])], 'tartan-2')
  );
}

function highJump(): string {
  return (
    rect(x(FINISH + 24), y(-3), of(4), of(6), 'mat') +
    painted(arc(at([FINISH + 24, 0]), of(20), 270, 90, 'wl')) +
    line(x(FINISH + 23.7), y(-2), x(FINISH + 23.7), y(2), 'l')
  );
}

/** Two runways beside the back straight, jumps to the left. */
export const JUMP_LEVELS = [-OUTER - 8.2, -OUTER - 2.4] as const;
export const BOARD_AT = -16;

function horizontalJumps(): string {
  return each(JUMP_LEVELS, (level, index) => {
    const pit = BOARD_AT - (index === 0 ? 3 : 13);
    return (
      rect(x(pit - 9), y(level - 1.4), of(9), of(2.8), 'sand') +
      rect(x(pit), y(level - 0.61), of(BOARD_AT + 45 - pit), of(1.22), 'tartan') +
      rect(x(BOARD_AT) - 1, y(level - 0.61), 2, of(1.22), 'p')
    );
  });
}

export function field(): string {
  return halfMoons() + steeplechase() + javelin() + shotPut() + discus() + poleVault() + highJump() + horizontalJumps();
}

export function fieldWords(lettering: Lettering): string {
  const label = (place: Point, text: string): string => lettering.text(...at(place), text, { size: 14 });
  return (
    label([-27, 1.2], 'Javelin') +
    label([-27.5, 22.2], 'Shot put') +
    label([-35.8, -18.6], 'Pole vault') +
    label([FINISH + 6.5, 1.2], 'High jump') +
    label([FINISH - 14, -14.4], 'Discus,') +
    label([FINISH - 14, -10.4], 'hammer') +
    label([-FINISH - 22.5, 14.2], 'Water jump') +
    label([BOARD_AT + 53, JUMP_LEVELS[0] + 1.1], 'Long jump') +
    label([BOARD_AT + 53, JUMP_LEVELS[1] + 1.1], 'Triple jump')
  );
}
