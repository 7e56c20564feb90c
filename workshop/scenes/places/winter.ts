/** Mountains and firs behind winter scenes. */
import { createRandom } from '../../kit/random.ts';
import { repeat, round } from '../../kit/shapes.ts';
import { fill } from '../brush.ts';

/** A ridge of peaks from the left edge to the right one; their left faces are lit. */
export function ridge(
  seed: string,
  width: number,
  base: number,
  height: number,
  peaks: number,
  tone: string,
  lit?: string,
): string {
  const random = createRandom(seed);
  const step = width / peaks;
  let outline = `M-40 ${round(base)}`;
  let faces = '';
  for (let index = 0; index < peaks; index += 1) {
    const x = step * (index + 0.35 + random() * 0.3);
    const top = base - height * (0.6 + random() * 0.4);
    const valley = [step * (index + 1), base - height * (0.12 + random() * 0.2)] as const;
    outline += `L${round(x)} ${round(top)}L${round(valley[0])} ${round(valley[1])}`;
    const w = step * 0.34;
    faces += `M${round(x)} ${round(top)}L${round(x - w)} ${round(top + height * 0.44)}L${round(x - w * 0.5)} ${round(top + height * 0.36)}L${round(x - w * 0.36)} ${round(top + height * 0.56)}L${round(x + w * 0.06)} ${round(top + height * 0.26)}L${round(x + w * 0.2)} ${round(top + height * 0.34)}Z`;
  }
  return fill(`${outline}L${width + 40} ${round(base)}Z`, tone) + (lit ? fill(faces, lit) : '');
}

/** Firs with their feet on a line. */
export function firs(
  seed: string,
  count: number,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  size: number,
): string {
  const random = createRandom(seed);
  return repeat(count, (index) => {
    const share = (index + random() * 0.7) / count;
    const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    const h = size * (0.6 + random() * 0.5);
    const tree = (w: number) =>
      `M${round(x)} ${round(y - h)}L${round(x + w)} ${round(y - h * 0.55)}H${round(x + w * 0.5)}L${round(x + w * 1.3)} ${round(y)}H${round(x - w * 1.3)}L${round(x - w * 0.5)} ${round(y - h * 0.55)}H${round(x - w)}Z`;
    return (
      fill(tree(h * 0.18), index % 2 ? 'pine' : 'pine-c') +
      fill(
        `M${round(x)} ${round(y - h)}L${round(x - h * 0.18)} ${round(y - h * 0.55)}H${round(x - h * 0.02)}Z`,
        'drift-a',
        0.8,
      )
    );
  });
}
