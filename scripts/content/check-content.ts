/** Rules that hold across files. What one entry alone must satisfy stands in its parser. */

import type { SiteAssets } from '../../server/render/site-assets.ts';
import { offersByArea } from '../../shared/content/careers/offers.ts';
import { countries } from '../../shared/content/distributors/countries.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { services } from '../../shared/content/services/services.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import { fileSizeInWords } from '../../shared/file-size.ts';
import { pages } from '../../shared/pages/site-map.ts';
import { CHARACTERS } from '../fonts.ts';
import { type ContentEntry, contentEntries, stringsOf } from './content-entries.ts';
import { countWords, WORD_RANGES } from './word-count.ts';

type BuiltFiles = Pick<SiteAssets, 'pictures' | 'fileSizes'>;

/** @throws ContentError naming file, entry and field of everything that is wrong */
export function checkContent(files: BuiltFiles): void {
  const problems = findContentProblems(contentEntries, files);
  if (problems.length > 0) throw new ContentError(problems);
}

export function findContentProblems(entries: readonly ContentEntry[], files: BuiltFiles): string[] {
  return [
    ...entries.flatMap(danglingLinks),
    ...entries.flatMap(unknownCharacters),
    ...entries.flatMap((entry) => missingPictures(entry, files)),
    ...duplicates(
      'careers',
      [...offersByArea.swiss, ...offersByArea.germany].map((offer) => String(offer.attr_id)),
      'attr_id',
    ),
    ...[documentation, manuals].flatMap((library) =>
      duplicates(
        'downloads',
        library.map((category) => category.Code),
        'Code',
      ),
    ),
    ...duplicates(
      'downloads/sheets',
      documentSheets.map((sheet) => sheet.url),
      'url',
    ),
    ...documentProblems(files),
    ...distributorProblems(),
    ...wordProblems(),
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

function missingPictures({ file, entry, value }: ContentEntry, { pictures }: BuiltFiles): string[] {
  return stringsOf(value).flatMap(({ field, text }) => {
    const rule = PICTURE_FIELDS.find(([pattern]) => pattern.test(field));
    if (rule === undefined || pictures[rule[1] + text] !== undefined) return [];
    return [`${file}, entry ${entry}, field ${field}: there is no picture "${rule[1]}${text}"`];
  });
}

function duplicates(file: string, values: readonly string[], field: string): string[] {
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${file}, entry ${value}, field ${field}: stands there twice`);
}

function documentProblems({ fileSizes }: BuiltFiles): string[] {
  const libraries = [
    ['downloads/documentation.json', documentation],
    ['downloads/manuals.json', manuals],
  ] as const;
  const listed = new Set<string>();
  const problems: string[] = [];
  for (const [file, categories] of libraries) {
    for (const { CategoryName, ListOfPdfs } of categories) {
      for (const { url, size } of ListOfPdfs) {
        listed.add(url);
        const bytes = fileSizes[url];
        if (bytes === undefined) problems.push(`${file}, entry ${CategoryName}, field url: ${url} has no file`);
        else if (size !== undefined && size !== fileSizeInWords(bytes)) {
          problems.push(
            `${file}, entry ${CategoryName}, field size: ${url} has ${fileSizeInWords(bytes)}, not ${size}`,
          );
        }
      }
    }
  }
  const unlisted = documentSheets.filter((sheet) => !listed.has(sheet.url));
  return [...problems, ...unlisted.map((sheet) => `downloads/sheets, entry ${sheet.url}, field url: in no library`)];
}

function distributorProblems(): string[] {
  const names = new Map(countries.map(({ noc, name }) => [noc, name]));
  return distributors
    .filter(({ noc, country }) => names.get(noc) !== country)
    .map(
      ({ company, noc, country }) =>
        `distributors/distributors.json, entry ${company}, field country: ${noc} is ${names.get(noc)}, not ${country}`,
    );
}

function wordProblems(): string[] {
  const counted = [
    ...Object.values(services).map((service) => ['services', service.slug, service] as const),
    ...Object.values(sports).map((sport) => ['sports', sport.slug, sport] as const),
  ];
  return counted.flatMap(([kind, slug, content]) => {
    const { min, max } = WORD_RANGES[kind];
    const words = countWords(content);
    return words < min || words > max ? [`${kind}, entry ${slug}: ${words} words, expected ${min} to ${max}`] : [];
  });
}
