/** Rules for the texts of one entry: headings, characters, pictures. Part of the content check. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { CHARACTERS } from '../../shared/content/characters.ts';
import { type ContentEntry, stringsOf } from './content-entries.ts';
import { findHeadingProblems } from './heading-problems.ts';

export type BuiltPictures = Pick<SiteAssets, 'pictures'>;

export function findEntryProblems(entry: ContentEntry, files: BuiltPictures): string[] {
  return [
    ...withoutName(entry),
    ...findHeadingProblems(entry),
    ...wrongTexts(entry),
    ...unknownCharacters(entry),
    ...missingPictures(entry, files),
  ];
}

function withoutName({ file, entry }: ContentEntry): string[] {
  return /(^| )undefined$/.test(String(entry)) ? [`${file}, entry ${entry}: has no name or title; add it`] : [];
}

/** Empty texts, and HTML, which pages would print as it is. */
function wrongTexts({ file, entry, value }: ContentEntry): string[] {
  return stringsOf(value).flatMap(({ field, text }) => {
    const where = `${file}, entry ${entry}, field ${field}`;
    if (text.trim() === '') return [`${where}: is empty; write it or remove the field`];
    return /<[a-z/!]/i.test(text) ? [`${where}: holds HTML; write Markdown instead`] : [];
  });
}

const known = new Set(CHARACTERS);

/** The font is cut to known characters; any other would be shown in another font. */
function unknownCharacters({ file, entry, value }: ContentEntry): string[] {
  return stringsOf(value).flatMap(({ field, text }) => {
    const unknown = [...new Set(text)].filter((character) => character !== '\n' && !known.has(character));
    return unknown.length === 0
      ? []
      : [`${file}, entry ${entry}, field ${field}: holds ${unknown.join(' ')}, which the font is not cut for`];
  });
}

/** Fields that hold paths of pictures. */
const PICTURE_FIELD = /(^|\.)((gallery|pictures)\.\d+|picture|logo|banner|drawing)$/;

function missingPictures({ file, entry, value }: ContentEntry, { pictures }: BuiltPictures): string[] {
  return stringsOf(value).flatMap(({ field, text }) => {
    if (!PICTURE_FIELD.test(field) || pictures[text] !== undefined) return [];
    return [`${file}, entry ${entry}, field ${field}: there is no picture "${text}"`];
  });
}
