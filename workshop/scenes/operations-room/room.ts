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
    rect(0, 0, width, floor, 'wall-2') +
    fill(`M0 0H${width}V46L0 46Z`, 'wall-3') +
    rect(0, 46, width, 5, 'wall-4') +
    each(
      lamps,
      (x) =>
        fill(`M${x - 96} 16H${x + 96}L${x + 84} 34H${x - 84}Z`, 'kit-white') +
        fill(`M${x - 84} 34H${x + 84}L${x + 210} ${floor}H${x - 210}Z`, 'white', 0.07),
    ) +
    repeat(fields + 1, (index) => rect((width / fields) * index - 1, 51, 2, floor - 51, 'wall-3')) +
    rect(0, floor, width, height - floor, 'floor-2') +
    fill(`M0 ${floor + 60}L${width} ${floor + 30}V${floor + 90}L0 ${floor + 140}Z`, 'floor-1')
  );
}
