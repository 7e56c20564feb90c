/** The rear half of a lorry, its doors open to the right. */
import { each, repeat } from '../../kit/shapes.ts';
import { type Brush, fill, stroke } from '../brush.ts';

/** @param floor of its hold; `scale` is units per centimetre */
export function lorry(brush: Brush, right: number, floor: number, scale: number): string {
  const top = floor - 250 * scale;
  return (
    `<ellipse cx="${right - 200}" cy="${floor + 96 * scale}" rx="520" ry="20" class="black" opacity="0.25"/>` +
    fill(`M-20 ${top - 6 * scale}H${right}V${floor}H-20Z`, 'kit-white') +
    fill(`M-20 ${top - 6 * scale}H${right}V${top + 8 * scale}H-20Z`, 'kit-white-c') +
    fill(`M-20 ${floor - 74 * scale}H${right}V${floor - 56 * scale}H-20Z`, 'kit-red') +
    stroke(
      repeat(5, (index) => `M${right - 60 * scale * index - 30 * scale} ${top + 10 * scale}V${floor - 4}`),
      'kit-white-c',
      2,
    ) +
    // The open rear, seen a little from the side.
    fill(
      `M${right} ${top - 6 * scale}l${110 * scale} ${18 * scale}V${floor - 8 * scale}L${right} ${floor}Z`,
      'plastic-c',
    ) +
    fill(`M${right} ${floor - 4}l${110 * scale} ${-8 * scale}v${8 * scale}L${right} ${floor + 8 * scale}Z`, 'steel') +
    fill(
      `M${right} ${top - 6 * scale}l${110 * scale} ${18 * scale}v${9 * scale}L${right} ${top + 6 * scale}Z`,
      'metal',
    ) +
    fill(`M${right + 104 * scale} ${top + 11 * scale}h${8 * scale}V${floor - 6 * scale}h${-8 * scale}Z`, 'metal-c') +
    fill(`M-20 ${floor}H${right}V${floor + 26 * scale}H-20Z`, 'steel-c') +
    each(
      [right - 60 * scale, right - 170 * scale],
      (x) =>
        `<circle cx="${x}" cy="${floor + 46 * scale}" r="${44 * scale}" class="plastic-c"/><circle cx="${x}" cy="${floor + 46 * scale}" r="${23 * scale}" class="metal"/><circle cx="${x}" cy="${floor + 46 * scale}" r="${9 * scale}" class="steel"/>`,
    ) +
    brush.lit(`M${right - 14 * scale} ${floor + 4}h${12 * scale}v${14 * scale}h${-12 * scale}Z`, 'kit-red', 3)
  );
}
