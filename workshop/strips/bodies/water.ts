/** Water that swimmers stir up, from above. */
import { ellipse } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';

/** White water at the feet and round the entering hand. */
export function foam(fill: string, at: number): Part[] {
  return [0, 1, 2, 3, 4].map((index) => {
    const beat = Math.sin(2 * Math.PI * (at * 3 + index * 0.37));
    return {
      fill,
      runsOn: 'spray',
      outline: ellipse(-1.62 - index * 0.17, 0.1 * beat, 0.13 - index * 0.012, 0.05 + 0.05 * Math.abs(beat), 14),
    };
  });
}
