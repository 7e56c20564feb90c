import { describe, expect, it } from 'vitest';
import { drawings } from '../drawings.ts';
import { familyOf, type LetterSizes, letterSizes, SHOWN, SMALLEST_LETTER_PX } from './letter-sizes.ts';
import { loadFonts } from './lettering.ts';

describe('the letters of the drawings', { timeout: 120_000 }, () => {
  const found = new Map<string, Promise<readonly (readonly [id: string, sizes: LetterSizes])[]>>();

  /** Drawn when first asked for. */
  function sizesOf(family: string): Promise<readonly (readonly [id: string, sizes: LetterSizes])[]> {
    const sizes = found.get(family) ?? measure(family);
    found.set(family, sizes);
    return sizes;
  }

  async function measure(family: string): Promise<readonly (readonly [id: string, sizes: LetterSizes])[]> {
    const fonts = await loadFonts();
    return drawings
      .filter((drawing) => familyOf(drawing) === family)
      .map((drawing) => [drawing.id, letterSizes(drawing, fonts)]);
  }

  const toTenth = (size: number): number => Math.round(size * 10) / 10;

  it('stand in families whose widths are known', () => {
    const others = drawings.filter((drawing) => familyOf(drawing) !== 'strip');
    for (const drawing of others) expect(Object.keys(SHOWN), drawing.id).toContain(familyOf(drawing));
  });

  it.each(Object.keys(SHOWN))('can be read as shown: %s', async (family) => {
    const drawn = await sizesOf(family);
    for (const width of ['phone', 'desktop'] as const) {
      const smaller = drawn
        .filter(([, sizes]) => toTenth(sizes[width]) < SMALLEST_LETTER_PX)
        .map(([id, sizes]) => `${id}: ${sizes[width].toFixed(1)} px on ${width}`);
      expect(smaller).toEqual([]);
    }
  });
});
