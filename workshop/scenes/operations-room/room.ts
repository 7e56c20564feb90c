/** The room itself: ceiling with lamps and their light, wall, floor. */
import { each, rect, repeat } from '../../kit/shapes.ts';
import { fill } from '../brush.ts';

interface Room {
  readonly width: number;
  readonly height: number;
  /** Where the floor begins. */
  readonly floor: number;
  readonly lamps: readonly number[];
  /** Seams of the wall. */
  readonly fields: number;
}

export function room({ width, height, floor, lamps, fields }: Room): string {
  return (
    rect(0, 0, width, floor, 'night-2') +
    rect(0, 0, width, 40, 'night-1') +
    each(
      lamps,
      (x) =>
        fill(`M${x - 70} 20H${x + 70}L${x + 60} 30H${x - 60}Z`, 'kit-white-c', 0.5) +
        fill(`M${x - 60} 30H${x + 60}L${x + 200} ${floor}H${x - 200}Z`, 'white', 0.03),
    ) +
    repeat(fields + 1, (index) => rect((width / fields) * index - 1, 40, 2, floor - 40, 'night-1')) +
    rect(0, floor, width, height - floor, 'night-1') +
    fill(`M0 ${floor + 60}L${width} ${floor + 30}V${floor + 90}L0 ${floor + 140}Z`, 'night-2')
  );
}
