/** A stand in the half dark: heads and shoulders, row by row. */
import { createRandom } from '../../kit/random.ts';
import { each, path, round } from '../../kit/shapes.ts';

const TONES = ['kit-navy', 'steel', 'kit-ink', 'coat-2', 'mat-2'] as const;
const SKINS = ['skin-2-d', 'skin-3-d', 'skin-4'] as const;

export function stand(seed: string, top: number, rows: number, width: number): string {
  const random = createRandom(seed);
  const bodies = TONES.map(() => '');
  const heads = SKINS.map(() => '');
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * 14;
    for (let x = 8 + random() * 8; x < width - 8; x += 11 + random() * 5) {
      if (random() < 0.08) continue;
      const [tone, skin] = [Math.floor(random() * TONES.length), Math.floor(random() * SKINS.length)];
      bodies[tone] += `M${round(x - 6)} ${y + 15}q0-9 6-9t6 9z`;
      heads[skin] += `M${round(x - 3.4)} ${y + 2}a3.4 4 0 0 1 6.8 0a3.4 4 0 0 1-6.8 0z`;
    }
  }
  return (
    each(bodies, (data, index) => path(data, TONES[index] ?? '')) +
    each(heads, (data, index) => path(data, SKINS[index] ?? ''))
  );
}
