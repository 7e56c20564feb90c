/** The field above each brand's name: one sport as plain geometry, one red line where it is measured. 640 × 214. */
import { curveBumpX } from 'd3-shape';
import { polar } from '../../kit/arrows.ts';
import { curve } from '../../kit/curve.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, type Point, path, placed, pointsToPath, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';

export const FIELD = { width: 640, height: 214 } as const;

const field = (className: string): string => rect(0, 0, FIELD.width, FIELD.height, className);

/** Athletics: eight lanes into the bend. */
export function track(): string {
  const edge = (radius: number) => `M0 ${246 - radius}H420A${radius} ${radius} 0 0 1 ${420 + radius} 246`;
  return (
    field('piste') +
    path(`${edge(228)}V254H0Z`, 'tartan') +
    path(`${edge(52)}V254H0Z`, 'piste-1') +
    stroke(
      repeat(9, (lane) => edge(52 + lane * 22)),
      'wl',
      2,
    ) +
    stroke('M300 10V202', 'wl', 8) +
    line(300, 6, 300, 208, 'rl')
  );
}

/** Alpine skiing: the line through the gates of a slalom, of two poles each, passed on the inner side. */
export function slalom(): string {
  const gates = range(7).map((index) => ({ x: 64 + index * 74, y: 108, way: index % 2 === 0 ? -1 : 1 }));
  const turns = gates.map(({ x, y, way }): Point => [x, y + way * 58]);
  const gate = ({ x, y, way }: (typeof gates)[number]): string =>
    each([42, 76], (away) => circle(x, y + way * away, 6, way < 0 ? 'mat' : 'i'));
  return (
    field('snow-1') +
    stroke(curve([[-10, 108], ...turns, [640, 108]], curveBumpX), 'l', 5) +
    each(gates, gate) +
    line(588, 20, 588, 194, 'rl')
  );
}

/** Cycling: two wheels on the boards, the front one at the line. */
export function wheels(): string {
  const boards = (count: number, from: number, step: number): string =>
    repeat(count, (index) => `M0 ${from + index * step}H640`);
  const spoke = (index: number): string =>
    pointsToPath([polar([0, 0], index * 15 + 69, 8), polar([0, 0], index * 15, 68)]);
  const wheel =
    stroke(repeat(24, spoke), 'l', 0.8) +
    stroke('M-72 0a72 72 0 1 0 144 0a72 72 0 1 0 -144 0', 'l', 9) +
    circle(0, 0, 8, 'i');
  return (
    field('timber-1') +
    rect(0, 181, FIELD.width, 33, 'timber') +
    stroke(boards(5, 187, 6), 'wl', 0.8) +
    placed(226, 104, wheel) +
    placed(432, 104, wheel) +
    line(510, 10, 510, 214, 'rl')
  );
}

/** Tennis: the court in true proportion, 23.77 by 10.97 m, and a ball on the line. */
export function court(): string {
  const k = 17.2;
  const [cx, cy] = [320, 107];
  const across = (m: number) => round(cx + m * k);
  const down = (m: number) => round(cy + m * k);
  const box = (length: number, width: number) =>
    `M${across(-length)} ${down(-width)}H${across(length)}V${down(width)}H${across(-length)}Z`;
  return (
    field('piste') +
    path(box(11.885, 5.485), 'mat') +
    stroke(
      `${box(11.885, 5.485)}${box(11.885, 4.115)}${box(6.4, 4.115)}M${across(-6.4)} ${cy}H${across(6.4)}`,
      'wl',
      2,
    ) +
    stroke(`M${cx} ${down(-6)}V${down(6)}`, 'l', 3) +
    line(across(-11.5), down(2.2), across(6.4), down(-1.5), 'rl') +
    circle(across(6.4), down(-1.5), 7, 'sand-1')
  );
}

/** Beach volleyball: net in true proportion to the court of 16 m, and the flight of a serve. */
export function serve(): string {
  const k = 33;
  const [net, ground] = [320, 184];
  const left = net - 8 * k;
  const flight = range(41).map((index): Point => {
    const part = index / 40;
    return [left + part * 15 * k, ground - (2.4 + 9.2 * part - 11.6 * part ** 2) * k];
  });
  const balls = [4, 12, 20, 28, 36].flatMap((index) => flight.slice(index, index + 1));
  const mesh = repeat(5, (index) => `M${net - 3} ${round(ground - (2.43 - index * 0.25) * k)}h6`);
  const post = `M${net} ${ground}V${round(ground - 2.55 * k)}`;
  return (
    field('water-1') +
    rect(0, ground, FIELD.width, FIELD.height - ground, 'sand') +
    stroke(`M${left} ${ground + 2}H${net + 8 * k}`, 'l', 4) +
    stroke(post, 'l', 2) +
    stroke(mesh, 'l', 5) +
    stroke(pointsToPath(flight), 'rl', 2) +
    each(balls, ([x, y]) => circle(x, y, 7, 'p l'))
  );
}
