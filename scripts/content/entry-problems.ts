/** Rules for the texts of one entry: links, characters, pictures, length. Part of the content check. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { pages } from '../../shared/pages/site-map.ts';
import { paths } from '../../shared/paths.ts';
import { CHARACTERS } from '../fonts.ts';
import { type ContentEntry, stringsOf } from './content-entries.ts';
import { countWords, WORD_RANGES } from './word-count.ts';

export type BuiltPictures = Pick<SiteAssets, 'pictures'>;

export function findEntryProblems(entry: ContentEntry, files: BuiltPictures): string[] {
  return [
    ...danglingLinks(entry),
    ...unknownCharacters(entry),
    ...missingPictures(entry, files),
    ...wrongLength(entry),
  ];
}

const addresses = new Set(pages.flatMap((page) => page.addresses));

function danglingLinks({ file, entry, value }: ContentEntry): string[] {
  return stringsOf(value).flatMap(({ field, text }) =>
    [...text.matchAll(/\]\((\/[^)#]*)[^)]*\)/g)]
      .map((link) => link[1] ?? '')
      .filter((address) => !addresses.has(address))
      .map((address) => `${file}, entry ${entry}, field ${field}: links to ${address}, which is no page`),
  );
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

/** Fields that hold picture ids, and the prefix they leave out. */
const PICTURE_FIELDS = [
  [/(^|\.)(gallery|pictures)\.\d+$/, ''],
  [/(^|\.)(picture|logo)$/, ''],
  [/(^|\.)drawing$/, 'equipment/'],
] as const;

function missingPictures({ file, entry, value }: ContentEntry, { pictures }: BuiltPictures): string[] {
  return stringsOf(value).flatMap(({ field, text }) => {
    const rule = PICTURE_FIELDS.find(([pattern]) => pattern.test(field));
    if (rule === undefined || pictures[rule[1] + text] !== undefined) return [];
    return [`${file}, entry ${entry}, field ${field}: there is no picture "${rule[1]}${text}"`];
  });
}

/** Address of a page → how many words it may have; pages of other kinds have no range. */
const RANGES_BY_ADDRESS = [
  [paths.service(''), WORD_RANGES.services],
  [paths.sport(''), WORD_RANGES.sports],
] as const;

function wrongLength({ file, entry, page, value }: ContentEntry): string[] {
  const range = RANGES_BY_ADDRESS.find(([start]) => page?.startsWith(start))?.[1];
  if (range === undefined) return [];
  const words = countWords(value);
  if (words >= range.min && words <= range.max) return [];
  return [`${file}, entry ${entry}, field (whole entry): ${words} words, expected ${range.min} to ${range.max}`];
}
