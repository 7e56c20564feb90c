/** Axes of charts: a level line with its ticks. */
import { each, line } from '../../kit/shapes.ts';

interface AxisOptions {
  /** Which values have a long tick. */
  readonly isLong?: (value: number) => boolean;
  /** Lengths of a short and a long tick in units; below zero they stand on the line. */
  readonly ticks?: readonly [short: number, long: number];
  readonly className?: string;
}

/** A line over the range of a scale of d3-scale at the height y, with a tick at each value. */
export function axis(
  scale: ((value: number) => number) & { range(): number[] },
  y: number,
  values: readonly number[],
  { isLong = () => false, ticks: [short, long] = [6, 12], className = 'l' }: AxisOptions = {},
): string {
  const [from = 0, to = 0] = scale.range();
  const tick = (value: number) => line(scale(value), y, scale(value), y + (isLong(value) ? long : short), className);
  return line(from, y, to, y, className) + each(values, tick);
}
