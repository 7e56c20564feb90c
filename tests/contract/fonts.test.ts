/** Each letter that the font is cut for is in the file that browsers fetch for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';
import { CHARACTERS } from '../../shared/content/characters.ts';

const STYLES = join(import.meta.dirname, '../../shared/styles');
const css = readFileSync(join(STYLES, 'fonts.css'), 'utf8');

/** In the order of the style sheet. */
const faces = [...css.matchAll(/url\('(.+?)'\)[^}]*unicode-range:([^;]*);/g)].map(([, file = '', ranges = '']) => {
  const font = fontkit.create(readFileSync(join(STYLES, file)));
  const bounds = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, first = '', last = first]) =>
    [first, last].map((hex) => Number.parseInt(hex, 16)),
  );
  return {
    holds: (code: number) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(code),
    isAskedFor: (code: number) => bounds.some(([first = 0, last = 0]) => code >= first && code <= last),
  };
});

it('each letter of the site is in the last file whose range names it', () => {
  expect(faces).toHaveLength(3);
  const lost = [...CHARACTERS].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !faces.findLast(({ isAskedFor }) => isAskedFor(code))?.holds(code);
  });
  expect(lost).toEqual([]);
});

it.each([
  'São Paulo',
  'Łódź',
  'Çeşme İzmir',
  'Târgu Mureș, Iași',
  'Đorđe Žižek',
  'Győr, Hódmezővásárhely',
  'Šiauliai ąęėįųū',
  'Rīga ģķļņ',
  'Tórshavn ðæøý Þ',
  'Ħamrun Ġgantija ċż',
  'Ynys Môn ŵŷẁ',
  'Kárášjohka đŋŧ',
  'Großröhrsdorf STRAẞE',
  'Cœur Œuvre ÿ',
  'L’Hospitalet col·lecció',
  'Bhéal Átha',
  'Vigo ñ¿¡',
  'Ljouwert û',
  'Tõrva õ',
  'Shkodër ç',
])('%s is known, as all languages of Europe in Latin script are', (words) => {
  expect([...words].filter((letter) => !CHARACTERS.includes(letter))).toEqual([]);
});
