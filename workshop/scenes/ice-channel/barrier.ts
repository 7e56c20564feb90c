import { each } from '../../kit/shapes.ts';
import { type Brush, fill, stroke } from '../brush.ts';

/** Twin light barrier in a heated case on a bracket; its foot at 0, 62 cm high. */
export function barrier(brush: Brush): string {
  return (
    fill('M-4-30H4V2H-4Z', 'steel-c') +
    brush.lit('M-11-64H13V-26H-11Z', 'kit-grey', 5) +
    fill('M-13-66H15V-60H-13Z', 'steel') +
    each(
      [-51, -38],
      (y) =>
        `<circle cx="4" cy="${y}" r="4.6" class="plastic-c"/><circle cx="3" cy="${y - 1}" r="2.4" class="kit-red"/>`,
    ) +
    stroke('M-6-26Q-22-10-46 0', 'kit-ink', 2.2)
  );
}
