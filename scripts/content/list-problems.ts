/** Rules for lists as a whole: nothing twice, every document listed and built, every country under its code. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import type { JobOffer } from '../../shared/content/careers/offers.ts';
import { findCountry } from '../../shared/content/distributors/countries.ts';
import type { Distributor } from '../../shared/content/distributors/distributors.ts';
import type { DocumentCategory } from '../../shared/content/downloads/document-libraries.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { fileSizeInWords } from '../../shared/file-size.ts';

export type BuiltDocuments = Pick<SiteAssets, 'fileSizes'>;

type ByFile<T> = Readonly<Record<string, readonly T[]>>;

export interface ContentLists {
  readonly offers: ByFile<JobOffer>;
  readonly libraries: ByFile<DocumentCategory>;
  readonly sheets: readonly DocumentSheet[];
  readonly distributors: readonly Distributor[];
}

export function findListProblems(lists: ContentLists, files: BuiltDocuments): string[] {
  return [
    ...repeatedOffers(lists),
    ...repeatedCategories(lists),
    ...repeatedSheets(lists),
    ...documentProblems(lists, files),
    ...unlistedSheets(lists),
    ...wrongCountries(lists),
  ];
}

interface NamedValue {
  readonly file: string;
  readonly value: string;
}

function repeated(field: string, values: readonly NamedValue[]): string[] {
  return values
    .filter(({ value }, index) => values.findIndex((other) => other.value === value) !== index)
    .map(({ file, value }) => `${file}, entry ${value}, field ${field}: stands there twice`);
}

/** Ids are unique over both areas, because the address of an offer names no area. */
function repeatedOffers({ offers }: ContentLists): string[] {
  const ids = Object.entries(offers).flatMap(([file, list]) =>
    list.map((offer) => ({ file, value: String(offer.attr_id) })),
  );
  return repeated('attr_id', ids);
}

function repeatedCategories({ libraries }: ContentLists): string[] {
  return Object.entries(libraries).flatMap(([file, categories]) =>
    repeated(
      'Code',
      categories.map(({ Code }) => ({ file, value: Code })),
    ),
  );
}

function repeatedSheets({ sheets }: ContentLists): string[] {
  return repeated(
    'url',
    sheets.map(({ url }) => ({ file: 'downloads/sheets', value: url })),
  );
}

function documentProblems({ libraries }: ContentLists, { fileSizes }: BuiltDocuments): string[] {
  return Object.entries(libraries).flatMap(([file, categories]) =>
    categories.flatMap(({ CategoryName, ListOfPdfs }) =>
      ListOfPdfs.flatMap(({ url, size }) => {
        const bytes = fileSizes[url];
        if (bytes === undefined) return [`${file}, entry ${CategoryName}, field url: ${url} has no file`];
        const actual = fileSizeInWords(bytes);
        if (size === undefined || size === actual) return [];
        return [`${file}, entry ${CategoryName}, field size: ${url} has ${actual}, not ${size}`];
      }),
    ),
  );
}

function unlistedSheets({ libraries, sheets }: ContentLists): string[] {
  const categories = Object.values(libraries).flat();
  const listed = new Set(categories.flatMap(({ ListOfPdfs }) => ListOfPdfs.map(({ url }) => url)));
  return sheets
    .filter(({ url }) => !listed.has(url))
    .map(({ url }) => `downloads/sheets, entry ${url}, field url: in no library`);
}

function wrongCountries({ distributors }: ContentLists): string[] {
  return distributors
    .filter(({ noc, country }) => findCountry(noc)?.name !== country)
    .map(
      ({ company, noc, country }) =>
        `distributors/distributors.json, entry ${company}, field country: ` +
        `${noc} is ${findCountry(noc)?.name}, not ${country}`,
    );
}
