/** Jumps and throws inside and beside the track, at true size. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, type Point, path, polygon, rect, round } from '../../kit/shapes.ts';
import { FINISH, KERB, OUTER, scale } from './track.ts';

const { x, y, of } = scale;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The part of the field beyond the end of the straights, in track surface. */
function halfMoon(side: -1 | 1): string {
  const r = round(of(KERB));
  const edge = round(x(side * FINISH));
  const sweep = side === 1 ? 1 : 0;
  return path(`M${edge} ${round(y(-KERB))}A${r} ${r} 0 0 ${sweep} ${edge} ${round(y(KERB))}Z`, 'tartan-1');
}

/** Landing sector: its lines meet in `centre`, open by `angle` degrees, `length` metres long. */
function sector([cx, cy]: Point, angle: number, length: number, from: number): string {
  const half = radians(angle / 2);
  const at = (radius: number, turn: number): Point =>
    scale.at([cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)]);
  return each([-half, half], (turn) => line(...at(from, turn), ...at(length, turn), 'wl'));
}

function javelin(): string {
  const arcAt = -FINISH;
  const centre: Point = [arcAt - 8, 0];
  return (
    rect(x(arcAt - 33.5), y(-2), of(33.5), of(4), 'tartan') +
    sector(centre, 28.96, 92, 8) +
    path(
      `M${round(x(arcAt - 0.25))} ${round(y(-2))}A${of(8)} ${of(8)} 0 0 1 ${round(x(arcAt - 0.25))} ${round(y(2))}`,
      'wl',
    )
  );
}

const SHOT_CIRCLE: Point = [-34, 21];

function shotPut(): string {
  const centre: Point = SHOT_CIRCLE;
  return circle(...scale.at(centre), of(1.0675), 'tartan-2') + sector(centre, 34.92, 24, 1.07);
}

function poleVault(): string {
  const box = 9;
  const level = -23;
  return (
    rect(x(box - 45), y(level - 0.61), of(45), of(1.22), 'tartan') +
    rect(x(box), y(level - 3), of(8), of(6), 'mat') +
    polygon([scale.at([box - 1, level - 0.3]), scale.at([box, level]), scale.at([box - 1, level + 0.3])], 'tartan-2')
  );
}

function highJump(): string {
  return (
    rect(x(FINISH + 24), y(-3), of(4), of(6), 'mat') +
    path(
      `M${round(x(FINISH + 24))} ${round(y(-20))}A${of(20)} ${of(20)} 0 0 0 ${round(x(FINISH + 24))} ${round(y(20))}`,
      'wl',
    ) +
    line(x(FINISH + 23.7), y(-2), x(FINISH + 23.7), y(2), 'l')
  );
}

/** Two runways beside the back straight, jumps to the left. */
export const JUMP_LEVELS = [-OUTER - 8.2, -OUTER - 2.4] as const;
export const BOARD_AT = -16;

function horizontalJumps(): string {
  return each(
    JUMP_LEVELS,
    (level, index) =>
      rect(x(BOARD_AT - (index === 0 ? 3 : 13) - 9), y(level - 1.4), of(9), of(2.8), 'sand') +
      rect(x(BOARD_AT - (index === 0 ? 3 : 13)), y(level - 0.61), of(45 + (index === 0 ? 3 : 13)), of(1.22), 'tartan') +
      rect(x(BOARD_AT) - 1, y(level - 0.61), 2, of(1.22), 'p'),
  );
}

export function field(lettering: Lettering): string {
  const label = (at: Point, text: string): string => lettering.text(...scale.at(at), text, { size: 13 });
  return (
    halfMoon(-1) +
    halfMoon(1) +
    javelin() +
    shotPut() +
    poleVault() +
    highJump() +
    horizontalJumps() +
    label([-27, 1.2], 'Javelin') +
    label([-27.5, 22.2], 'Shot put') +
    label([-35.8, -18.6], 'Pole vault') +
    label([FINISH + 6.5, 1.2], 'High jump') +
    label([BOARD_AT + 53, JUMP_LEVELS[0] + 1.1], 'Long jump') +
    label([BOARD_AT + 53, JUMP_LEVELS[1] + 1.1], 'Triple jump')
  );
}
