/** Cuts the site's one font family, Archivo, to what each use needs: the web, drawings, PDFs. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;

/** Everything the copy of this site may hold; the content check fails on a character outside of it. */
export const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜßàáâäåæçèéêëíîïñóôöøúûüÿŠšŽžČčĚěŘřÝýŁłŞşİıĞğŐőŰű' +
  '\u00a0–—‘’“”„•…·×−±µ°§©®½²³«»';

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

/** The variable font for the style sheet, as woff2. */
export async function cutWebFont(subset: 'latin' | 'latin-ext'): Promise<Buffer> {
  return subsetFont(await source(subset), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } },
  });
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
