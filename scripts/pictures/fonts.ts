/** The cuts of Archivo that pictures are lettered in, and which of them a weight and a width name. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

export type Font = Pick<fontkit.Font, 'layout' | 'unitsPerEm' | 'hasGlyphForCodePoint'>;
export type Fonts = Readonly<Record<FontName, Font>>;

const CUTS = {
  regular: { weight: '400', stretch: 'normal' },
  medium: { weight: '560', stretch: 'normal' },
  bold: { weight: '700', stretch: 'normal' },
  wide: { weight: '760', stretch: 'expanded' },
} as const;
export type FontName = keyof typeof CUTS;
const NAMES = Object.keys(CUTS) as FontName[];

export async function loadFonts(): Promise<Fonts> {
  const open = async (name: FontName) => {
    const font = fontkit.create(await readFile(join(import.meta.dirname, '../print/fonts', `archivo-${name}.woff2`)));
    if (!('layout' in font)) throw new Error(`scripts/print/fonts/archivo-${name}.woff2 is a collection of fonts`);
    return [name, font] as const;
  };
  return Object.fromEntries(await Promise.all(NAMES.map(open))) as unknown as Fonts;
}

/** @throws naming the weights there are */
export function findFont(weight = '400', stretch = 'normal'): FontName {
  const written = { normal: '400', bold: '700' }[weight] ?? weight;
  const found = NAMES.find((name) => CUTS[name].weight === written && CUTS[name].stretch === stretch);
  if (found) return found;
  const known = NAMES.map((name) => `${CUTS[name].weight} ${CUTS[name].stretch}`).join(', ');
  throw new Error(`no font has the weight ${weight} and the width ${stretch}; use one of ${known}`);
}
