import { circle, path, rect, repeat } from '../../kit/shapes.ts';

/** A case on castors, its lower left corner at the point: edges of metal, latches, a label. */
export const flightCase = (x: number, y: number, width: number, height: number): string =>
  circle(x + 9, y - 5, 5, 'rubber') +
  circle(x + width - 9, y - 5, 5, 'rubber') +
  rect(x, y - 9 - height, width, height, 'kit-ink') +
  path(
    `M${x} ${y - 9 - height}h${width}v3h${-width}ZM${x} ${y - 12}h${width}v3h${-width}ZM${x} ${y - 9 - height}h3v${height}h-3ZM${x + width - 3} ${y - 9 - height}h3v${height}h-3Z`,
    'metal',
  ) +
  repeat(2, (index) => rect(x + width * (0.26 + index * 0.4), y - 9 - height * 0.66, 6, 8, 'metal')) +
  rect(x + width * 0.14, y - 9 - height * 0.44, width * 0.32, height * 0.22, 'kit-white') +
  rect(x + width * 0.14, y - 9 - height * 0.44, width * 0.32, height * 0.07, 'kit-blue');
