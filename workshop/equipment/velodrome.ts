/** A cycling track from above: straights short against the bends. */
import { path, round } from '../kit/shapes.ts';

/** Outline, inner edge and blue band as lines, boards in between. */
export function drawVelodrome(x: number, y: number, width: number, height: number, boards: number): string {
  const lap = (inset: number): string => outline(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  return (
    path(lap(0), 'timber-1') +
    path(lap(boards), 'p') +
    path(lap(0), 'l') +
    path(lap(boards), 'l') +
    path(lap(boards - 4), 'm')
  );
}

function outline(left: number, top: number, width: number, height: number): string {
  const [right, foot] = [left + width, top + height];
  const r = height / 2;
  const [pull, ease] = [18, r * 0.36];
  const [a, b, middle] = [left + r + 20, right - r - 20, top + r].map(round);
  const bend = (edge: number, from: number, to: number, way: number, end: number | undefined): string =>
    `C${round(edge - way * pull)} ${round(from)} ${round(edge)} ` +
    `${round(from + Math.sign(to - from) * ease)} ${round(edge)} ${middle}` +
    `S${round(edge - way * pull)} ${round(to)} ${end} ${round(to)}`;
  return `M${a} ${round(top)}H${b}${bend(right, top, foot, 1, b)}H${a}${bend(left, foot, top, -1, a)}Z`;
}
