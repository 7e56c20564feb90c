/** Cuts the site's one font family, Archivo, to what each use needs: the web, drawings, PDFs. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { CHARACTERS, COMMON_CHARACTERS, RARE_CHARACTERS } from '../../shared/content/characters.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Single instances of the variable font, for tools that know no variations. */
const STYLES = {
  regular: { wght: 400, wdth: 100 },
  medium: { wght: 560, wdth: 100 },
  bold: { wght: 700, wdth: 100 },
  wide: { wght: 760, wdth: 125 },
} as const;
export type FontStyle = keyof typeof STYLES;

/** Axis ranges of the web font. */
const WEB_AXES = { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } };

interface Cut {
  readonly subset: 'latin' | 'latin-ext';
  readonly characters: string;
}

/** What every page needs, and the rest in two further files. */
export const WEB_FONTS: Readonly<Record<string, Cut>> = {
  'archivo-common': { subset: 'latin', characters: COMMON_CHARACTERS },
  'archivo-rare': { subset: 'latin', characters: RARE_CHARACTERS },
  'archivo-ext': { subset: 'latin-ext', characters: RARE_CHARACTERS },
};

async function source(subset: Cut['subset']): Promise<Buffer> {
  return readFile(resolve(`@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`));
}

/** @throws when there is no web font of this name */
export async function cutWebFont(name: string): Promise<Uint8Array> {
  const cut = WEB_FONTS[name];
  if (cut === undefined) throw new Error(`There is no web font "${name}"`);
  return subsetFont(await source(cut.subset), cut.characters, { targetFormat: 'woff2', variationAxes: WEB_AXES });
}

export type FontFiles = Readonly<Record<FontStyle, Buffer>>;

let cut: Promise<FontFiles> | undefined;

/** Each style as a plain OpenType font; cut once per run. */
export function loadFontFiles(): Promise<FontFiles> {
  cut ??= cutFontFiles();
  return cut;
}

async function cutFontFiles(): Promise<FontFiles> {
  const latin = await source('latin');
  const cutStyle = (style: FontStyle) =>
    subsetFont(latin, CHARACTERS, { targetFormat: 'sfnt', variationAxes: STYLES[style] });
  return {
    regular: await cutStyle('regular'),
    medium: await cutStyle('medium'),
    bold: await cutStyle('bold'),
    wide: await cutStyle('wide'),
  };
}
