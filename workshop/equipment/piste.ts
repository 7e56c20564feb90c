/** A fencing piste from above: 14 m with its lines and the run-off of 2 m at each end. */
import { each, line, path, rect } from '../kit/shapes.ts';

/** Upper left corner of the run-off, and units per metre. */
export function drawPiste(x: number, y: number, k: number): string {
  const width = 1.8 * k;
  const at = (metres: number): number => x + (2 + metres) * k;
  const across = (metres: number, className: string): string => line(at(metres), y, at(metres), y + width, className);
  const tick = each([1, -1], (side) => `M${at(7)} ${side > 0 ? y : y + width}v${side * width * 0.18}`);
  return (
    rect(x, y, 18 * k, width, 'g1') +
    rect(at(0), y, 14 * k, width, 'piste-1') +
    each([0, 12], (metres) => rect(at(metres), y, 2 * k, width, 'piste')) +
    rect(x, y, 18 * k, width, 'm') +
    each([0, 2, 5, 9, 12, 14], (metres) => across(metres, 'l')) +
    path(tick, 'l')
  );
}
