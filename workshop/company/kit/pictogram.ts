/** Bodies as pictograms: limbs of even width with round ends. */
import { each, points, pointsToPath } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';

/** Limbs in ink, each a chain of joints as in SVG's points attribute: "55,27 45,54". */
export function limbs(chains: readonly string[], width: number): string {
  const data = each(chains, (chain) => pointsToPath(points(chain)));
  return stroke(data, 'l', width, { cap: 'round' });
}
