/** What stands still in the camera's view: on the strip, even bands from edge to edge. */
import { createRandom } from '../kit/random.ts';
import { rect } from '../kit/shapes.ts';
import { FLOOR } from './camera.ts';

export interface Band {
  readonly y: number;
  readonly height: number;
  readonly fill: string;
}

export const drawBands = (bands: readonly Band[], width: number): string =>
  bands.map(({ y, height, fill }) => rect(0, y, width, height, fill)).join('');

const band = (y: number, to: number, fill: string): Band => ({ y, height: to - y, fill });

/** Bands written as 'y fill, y fill, …', downwards: each reaches to the next one, the last to the scale. */
export const bands = (...rows: readonly string[]): Band[] => bandsWithin(0, FLOOR, ...rows);

/** The same with heights counted from `top`; the last one reaches to `bottom`. */
export function bandsWithin(top: number, bottom: number, ...rows: readonly string[]): Band[] {
  const edges = rows.flatMap((row) => row.split(', ')).map((edge) => edge.split(' '));
  return edges.map(([y, fill = ''], index) => {
    const next = edges[index + 1];
    return band(top + Number(y), next ? top + Number(next[0]) : bottom, fill);
  });
}

/** Spectators in their rows: one camera column of them, drawn out over the whole width. */
export function crowd(seed: string, from: number, to: number, fills: readonly string[]): Band[] {
  const random = createRandom(seed);
  const rows: Band[] = [];
  let last = '';
  for (let y = from; y < to; ) {
    const choices = fills.filter((fill) => fill !== last);
    last = choices[Math.floor(random() * choices.length)] ?? '';
    const end = Math.min(to, y + 1.2 + random() ** 2 * 6);
    rows.push(band(y, to - end < 1.2 ? to : end, last));
    y = to - end < 1.2 ? to : end;
  }
  return rows;
}

/** Lane lines on one surface: the far ones closer together than the near ones. */
export function laneLines(from: number, to: number, count: number, fill = 'kit-white', growth = 0.25): Band[] {
  return Array.from({ length: count }, (_, index) => {
    const width = 1.1 + (index / count) * 0.7;
    return band(laneY(from, to, count, index, growth), laneY(from, to, count, index, growth) + width, fill);
  });
}

/** The y of a line between lanes; 0 is the farthest. */
export function laneY(from: number, to: number, count: number, index: number, growth = 0.25): number {
  const share = index / (count - 1);
  return from + (to - from) * (share * (1 - growth) + share * share * growth);
}
