/** Rules for the texts of one entry: links, headings, characters, pictures. Part of the content check. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { CHARACTERS } from '../../shared/content/characters.ts';
import { type ContentEntry, stringsOf } from './content-entries.ts';
import { findHeadingProblems } from './heading-problems.ts';
import { findLinkProblems, type LinkTargets } from './link-problems.ts';

export type BuiltPictures = Pick<SiteAssets, 'pictures'>;

export function findEntryProblems(entry: ContentEntry, files: BuiltPictures, targets: LinkTargets): string[] {
  return [
    ...findLinkProblems(entry, targets),
    ...findHeadingProblems(entry),
    ...unknownCharacters(entry),
    ...missingPictures(entry, files),
  ];
}

const known = new Set(CHARACTERS);

/** A character outside of the cut font would be set in another face. */
function unknownCharacters({ file, entry, value }: ContentEntry): string[] {
  return stringsOf(value).flatMap(({ field, text }) => {
    const unknown = [...new Set(text)].filter((character) => character !== '\n' && !known.has(character));
    return unknown.length === 0
      ? []
      : [`${file}, entry ${entry}, field ${field}: holds ${unknown.join(' ')}, which the font is not cut for`];
  });
}

/** Fields that hold picture ids. */
const PICTURE_FIELD = /(^|\.)((gallery|pictures)\.\d+|picture|logo|banner|drawing)$/;

function missingPictures({ file, entry, value }: ContentEntry, { pictures }: BuiltPictures): string[] {
  return stringsOf(value).flatMap(({ field, text }) => {
    if (!PICTURE_FIELD.test(field) || pictures[text] !== undefined) return [];
    return [`${file}, entry ${entry}, field ${field}: there is no picture "${text}"`];
  });
}
