/** Spectators in a stand: heads and shoulders as short strokes, a path a colour. */
import { createRandom } from '../../kit/random.ts';
import { type Box, each, round } from '../../kit/shapes.ts';
import { stroke } from '../brush.ts';

/** Quiet, so that they do not compete with who competes; they darken in the evening with the stand. */
const TOPS = ['far-4', 'far-1', 'kit-navy-a', 'kit-grey-c', 'far-2', 'kit-blue-c', 'kit-sand-c'];
const FACES = ['skin-1', 'skin-2', 'skin-3', 'skin-4'];

/** Fills a box with rows; `size` is the width of a spectator. */
export function crowd(seed: string, { x, y, width, height }: Box, size: number, opacity = 0.85): string {
  const random = createRandom(seed);
  const tops = TOPS.map(() => '');
  const faces = FACES.map(() => '');
  const pick = (list: readonly string[]) => Math.floor(random() * list.length);
  for (let row = y; row < y + height; row += size * 1.15) {
    for (let place = x + random() * size; place < x + width; place += size * 1.12) {
      if (random() < 0.12) continue;
      const [cx, cy] = [round(place), round(row + random() * size * 0.3)];
      tops[pick(TOPS)] += `M${cx} ${cy}v${round(size * 0.2)}`;
      faces[pick(FACES)] += `M${cx} ${round(cy - size * 0.62)}h0`;
    }
  }
  return (
    `<g opacity="${opacity}">` +
    each(tops, (data, index) => (data ? stroke(data, TOPS[index] ?? '', size * 0.78) : '')) +
    each(faces, (data, index) => (data ? stroke(data, FACES[index] ?? '', size * 0.46) : '')) +
    '</g>'
  );
}
