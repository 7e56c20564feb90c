/** Before a stadium: a bowl with ribs, a ring of roof, a mast, and the paving of the yard. */
import { rect, repeat } from '../../kit/shapes.ts';
import { fill, stroke } from '../brush.ts';

interface Forecourt {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** Middle of the way in, where it shows. */
  readonly portal?: number;
}

export function forecourt({ width, height, horizon, portal }: Forecourt): string {
  const mast = Math.max(horizon - 372, 22);
  return (
    rect(0, 0, width, horizon, 'sky-2') +
    rect(0, 0, width, 140, 'sky-1') +
    `<circle cx="${width * 0.34}" cy="130" r="60" class="sky-3"/>` +
    fill(
      `M${width * 0.3} ${horizon}L${width * 0.24} ${horizon - 190}Q${width * 0.75} ${horizon - 260} ${width + 60} ${horizon - 200}V${horizon}Z`,
      'far-2',
    ) +
    stroke(
      repeat(
        12,
        (index) =>
          `M${width * (0.28 + index * 0.07)} ${horizon - 200 - (index < 6 ? index : 11 - index) * 6}L${width * (0.32 + index * 0.066)} ${horizon}`,
      ),
      'far-1',
      8,
    ) +
    fill(
      `M${width * 0.21} ${horizon - 180}Q${width * 0.72} ${horizon - 300} ${width + 80} ${horizon - 214}V${horizon - 170}Q${width * 0.72} ${horizon - 250} ${width * 0.21} ${horizon - 156}Z`,
      'roof-1',
    ) +
    fill(
      `M${width * 0.21} ${horizon - 160}Q${width * 0.72} ${horizon - 254} ${width + 80} ${horizon - 174}V${horizon - 160}Q${width * 0.72} ${horizon - 236} ${width * 0.21} ${horizon - 150}Z`,
      'roof-2',
    ) +
    stroke(`M${width * 0.9} ${horizon - 210}V${mast + 22}`, 'far-4', 7) +
    rect(width * 0.9 - 46, mast, 92, 36, 'far-4') +
    rect(0, horizon - 44, width, 48, 'far-3') +
    rect(0, horizon, width, height - horizon, 'pave-1') +
    fill(`M0 ${horizon + 70}L${width} ${horizon + 30}V${height}H0Z`, 'pave-2') +
    stroke(
      `M0 ${horizon + 190}L${width} ${horizon + 90}M${width * 0.5} ${height}L${width} ${horizon + 210}`,
      'pave-3',
      2,
    ) +
    (portal === undefined
      ? ''
      : rect(portal - 92, horizon - 108, 184, 112, 'far-1') +
        rect(portal - 76, horizon - 92, 152, 96, 'far-4') +
        fill(`M${portal - 76} ${horizon - 92}h152v34Z`, 'far-3'))
  );
}
