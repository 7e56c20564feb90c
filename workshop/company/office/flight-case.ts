import { rect } from '../../kit/shapes.ts';

/** A case as they travel: corners of metal, a red label. */
export const flightCase = (x: number, y: number, width: number, height: number): string =>
  rect(x, y - height, width, height, 'kit-ink') +
  rect(x, y - height, width, 2, 'metal') +
  rect(x, y - 2, width, 2, 'metal') +
  rect(x + width / 2 - 4, y - height / 2 - 2, 8, 4, 'kit-red');
