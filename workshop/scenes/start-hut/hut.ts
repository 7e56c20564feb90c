/** The hut from inside: side walls of planks, the beams of its mouth, the ceiling. */
import { repeat } from '../../kit/shapes.ts';
import { type Brush, fill, stroke } from '../brush.ts';

/** Of the drawing, and the mouth in it. */
interface Hut {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Seams of a side wall. */
  readonly planks: number;
}

export function hut(brush: Brush, { width, height, left, right, top, planks }: Hut): string {
  return (
    fill(`M0 0H${left}V${height - 110}L0 ${height}Z`, 'plank-c') +
    fill(`M${width} 0H${right}V${height - 110}L${width} ${height}Z`, 'plank') +
    stroke(
      repeat(planks, (index) => {
        const foot = height - (110 * index) / planks;
        return `M${(left / planks) * index} 0V${foot}M${width - ((width - right) / planks) * index} 0V${foot}`;
      }),
      'plank-c',
      3,
    ) +
    fill(`M0 0H${width}L${right} ${top}H${left}Z`, 'plank-c') +
    stroke(
      repeat(9, (index) => `M${(width / 8) * index} 0L${left + ((right - left) / 8) * index} ${top}`),
      'steel-c',
      3,
      ' opacity="0.5"',
    ) +
    brush.lit(`M${left - 12} ${top - 14}H${right + 12}V${top + 22}H${left - 12}Z`, 'plank', 6) +
    brush.lit(`M${left - 14} ${top}H${left + 18}V${height - 100}H${left - 14}Z`, 'plank', 8) +
    brush.lit(`M${right - 18} ${top}H${right + 14}V${height - 100}H${right - 18}Z`, 'plank', 8)
  );
}
