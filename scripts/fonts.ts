/** Cuts the site's one font family, Archivo, to what each use needs: the web, drawings, PDFs. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** What nearly every page holds besides: the footer alone has an é. */
const COMMON = 'äöüéè\u00a0–’“”×µ°·…©';
/** Names of people's places: other letters of Europe, fetched by the pages that hold one. */
const RARE = 'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜßàáâåæçêëíîïñóôøúûÿŠšŽžČčĚěŘřÝýŁłŞşİıĞğŐőŰű' + '—‘„•−±§®½²³«»';

/** Everything the copy of this site may hold; the content check fails on a character outside of it. */
export const CHARACTERS = ASCII + COMMON + RARE;

/** Axis ranges of the web font; the drawings and the PDFs take single instances out of it. */
export const STYLES = {
  regular: { wght: 400, wdth: 100 },
  medium: { wght: 560, wdth: 100 },
  bold: { wght: 700, wdth: 100 },
  wide: { wght: 760, wdth: 125 },
} as const;
export type FontStyle = keyof typeof STYLES;

async function source(subset: 'latin' | 'latin-ext'): Promise<Buffer> {
  return readFile(resolve(`@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`));
}

/** The variable font for the style sheet, as woff2: what every page needs, and the rest in two further files. */
export async function cutWebFonts(): Promise<Readonly<Record<string, Buffer>>> {
  const cut = async (subset: 'latin' | 'latin-ext', characters: string) =>
    subsetFont(await source(subset), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } },
    });
  return {
    'archivo-common.woff2': await cut('latin', ASCII + COMMON),
    'archivo-rare.woff2': await cut('latin', RARE),
    'archivo-ext.woff2': await cut('latin-ext', RARE),
  };
}

export type FontFiles = Readonly<Record<FontStyle, Buffer>>;

let cut: Promise<FontFiles> | undefined;

/** Each style as a plain OpenType font, for tools that know no variations; cut once per run. */
export function loadFontFiles(): Promise<FontFiles> {
  cut ??= cutFontFiles();
  return cut;
}

async function cutFontFiles(): Promise<FontFiles> {
  const latin = await source('latin');
  const cut = (style: FontStyle) =>
    subsetFont(latin, CHARACTERS, { targetFormat: 'sfnt', variationAxes: STYLES[style] });
  return {
    regular: await cut('regular'),
    medium: await cut('medium'),
    bold: await cut('bold'),
    wide: await cut('wide'),
  };
}
