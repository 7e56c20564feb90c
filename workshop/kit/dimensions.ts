/** Dimension lines: what a drawing says about sizes. */
import type { Lettering } from './lettering.ts';
import { line, type Point } from './shapes.ts';

interface DimensionOptions {
  readonly size?: number;
  readonly tick?: number;
  /** Where the part is not: right of (1) or left of (-1) the line. A figure wider than its line then stands there. */
  readonly outside?: number;
}

/** A dimension line with end ticks and its figure, horizontal or vertical. */
export function dimension(
  lettering: Lettering,
  [x1, y1]: Point,
  [x2, y2]: Point,
  label: string,
  { size = 12, tick = 4, outside }: DimensionOptions = {},
): string {
  const isLevel = Math.abs(y2 - y1) < Math.abs(x2 - x1);
  const [across, up] = isLevel ? [0, tick] : [tick, 0];
  const mark = (x: number, y: number) => line(x - across, y - up, x + across, y + up, 'd');
  return line(x1, y1, x2, y2, 'd') + mark(x1, y1) + mark(x2, y2) + figure();

  function figure(): string {
    const style = { size, fill: 'g5' } as const;
    const centred = { ...style, anchor: 'middle' } as const;
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const length = Math.abs(isLevel ? x2 - x1 : y2 - y1);
    if (outside === undefined || lettering.measure(label, style) + 4 <= length) {
      return isLevel
        ? lettering.text(x, y1 - 5, label, centred)
        : lettering.text(x1 - 5, y, label, { ...centred, rotate: -90 });
    }
    if (isLevel) return lettering.text(Math.max(x1, x2) + 6, y1 + 4.5, label, style);
    return lettering.text(x1 + 7 * outside, y + 4.5, label, { ...style, anchor: outside < 0 ? 'end' : 'start' });
  }
}

/** A line from a part to its dimension line, which begins 3 units off the part. */
export function extension([x1, y1]: Point, [x2, y2]: Point): string {
  return line(x1 + 3 * Math.sign(x2 - x1), y1 + 3 * Math.sign(y2 - y1), x2, y2, 'h');
}
