/** Cuts Archivo to the characters of the site, for its pages, drawings and documents: npm run fonts */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { CHARACTERS, COMMON_CHARACTERS, RARE_CHARACTERS } from '../shared/content/characters.ts';

const PAGES = { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 125 } };
const [WEB, PRINT] = ['../shared/styles/fonts', './print/fonts'];

/** File, part of the family, characters, weight and width: a range, or one for tools that know no variable fonts. */
const CUTS = [
  [`${WEB}/archivo-common`, 'latin', COMMON_CHARACTERS, PAGES],
  [`${WEB}/archivo-rare`, 'latin', RARE_CHARACTERS, PAGES],
  [`${WEB}/archivo-ext`, 'latin-ext', RARE_CHARACTERS, PAGES],
  [`${PRINT}/archivo-regular`, 'latin', CHARACTERS, { wght: 400, wdth: 100 }],
  [`${PRINT}/archivo-medium`, 'latin', CHARACTERS, { wght: 560, wdth: 100 }],
  [`${PRINT}/archivo-bold`, 'latin', CHARACTERS, { wght: 700, wdth: 100 }],
  [`${PRINT}/archivo-wide`, 'latin', CHARACTERS, { wght: 760, wdth: 125 }],
] as const;

const missing = new Set(CHARACTERS);
for (const [file, part, characters, variationAxes] of CUTS) {
  const family = import.meta.resolve(`@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`);
  const bytes = await readFile(fileURLToPath(family));
  const font = fontkit.create(bytes);
  if ('characterSet' in font) for (const code of font.characterSet) missing.delete(String.fromCodePoint(code));
  const cut = await subsetFont(bytes, characters, {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(new URL(`${file}.woff2`, import.meta.url), cut);
  console.log(`${file}.woff2: ${cut.length} bytes`);
}
if (missing.size > 0) console.log(`No file has ${[...missing].join(' ')}: browsers show a font of their own.`);
