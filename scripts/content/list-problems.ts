/** Rules for lists as a whole: nothing twice, every document listed and built, every country under its code. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import type { JobOffer } from '../../shared/content/careers/offers.ts';
import type { HistoryMilestone } from '../../shared/content/company/history-milestones.ts';
import { type Country, findCountry } from '../../shared/content/distributors/countries.ts';
import type { Distributor } from '../../shared/content/distributors/distributors.ts';
import type { DocumentCategory } from '../../shared/content/downloads/document-libraries.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import type { UpcomingEvent } from '../../shared/content/events/events.ts';
import { fileSizeInWords } from '../../shared/file-size.ts';
import { paths } from '../../shared/paths.ts';

export interface BuiltFiles extends Pick<SiteAssets, 'documents'> {
  /** Addresses of all files that are served. */
  readonly published: ReadonlySet<string>;
}

const DISTRIBUTORS = 'shared/content/distributors/distributors.json';

type ByFile<T> = Readonly<Record<string, readonly T[]>>;

export interface ContentLists {
  readonly offers: ByFile<JobOffer>;
  readonly libraries: ByFile<DocumentCategory>;
  readonly sheets: readonly DocumentSheet[];
  readonly distributors: readonly Distributor[];
  readonly countries: readonly Country[];
  readonly events: readonly UpcomingEvent[];
  readonly milestones: ByFile<Pick<HistoryMilestone, 'year' | 'endYear' | 'title'>>;
}

export function findListProblems(lists: ContentLists, files: BuiltFiles): string[] {
  return [
    ...repeatedOffers(lists),
    ...repeatedCategories(lists),
    ...repeatedSheets(lists),
    ...documentProblems(lists, files),
    ...unlistedSheets(lists),
    ...unlistedDocuments(lists, files),
    ...wrongCountries(lists),
    ...wrongOrder(lists),
    ...flagProblems(lists, files),
    ...sharedFiles(DISTRIBUTORS, lists.distributors, paths.distributorCard, (entry) => entry.company),
    ...sharedFiles('shared/content/events/events.json', lists.events, paths.event, (entry) => entry.name),
    ...milestoneProblems(lists),
  ];
}

interface NamedValue {
  readonly file: string;
  readonly value: string;
}

function repeated(field: string, values: readonly NamedValue[]): string[] {
  return values
    .filter(({ value }, index) => values.findIndex((other) => other.value === value) !== index)
    .map(({ file, value }) => `${file}, entry ${value}, field ${field}: is there twice; keep one`);
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
    sheets.map(({ url }) => ({ file: 'shared/content/downloads/sheets', value: url })),
  );
}

function documentProblems({ libraries }: ContentLists, { documents }: BuiltFiles): string[] {
  return Object.entries(libraries).flatMap(([file, categories]) =>
    categories.flatMap(({ CategoryName, ListOfPdfs }) =>
      ListOfPdfs.flatMap(({ url, size }, index) => {
        const where = `${file}, entry ${CategoryName}, field ListOfPdfs.${index}`;
        const document = documents[url];
        if (document === undefined) return [`${where}.url: ${url} has no file; put it into public/documents`];
        if (ListOfPdfs.findIndex((other) => other.url === url) < index) {
          return [`${where}.url: ${url} is in this category already; remove one of the two`];
        }
        const inWords = fileSizeInWords(document.size);
        return size === undefined || size === inWords ? [] : [`${where}.size: the file has ${inWords}; write that`];
      }),
    ),
  );
}

function unlistedDocuments({ libraries }: ContentLists, { published }: BuiltFiles): string[] {
  const listed = new Set(
    Object.values(libraries).flatMap((categories) =>
      categories.flatMap(({ ListOfPdfs }) => ListOfPdfs.map(({ url }) => url)),
    ),
  );
  return [...published]
    .filter((address) => address.startsWith('/documents/') && !listed.has(address))
    .map(
      (address) => `public${address}: is in no library; list it in documentation.json or manuals.json, or remove it`,
    );
}

function unlistedSheets({ libraries, sheets }: ContentLists): string[] {
  const categories = Object.values(libraries).flat();
  const listed = new Set(categories.flatMap(({ ListOfPdfs }) => ListOfPdfs.map(({ url }) => url)));
  return sheets
    .filter(({ url }) => !listed.has(url))
    .map(
      ({ url }) =>
        `shared/content/downloads/sheets, entry ${url}, field url: is in no library; list it in documentation.json or manuals.json`,
    );
}

function wrongCountries({ distributors }: ContentLists): string[] {
  return distributors
    .filter(({ noc, country }) => findCountry(noc)?.name !== country)
    .map(
      ({ company, noc, country }) =>
        `${DISTRIBUTORS}, entry ${company}, field country: ` + `${noc} is ${findCountry(noc)?.name}, not ${country}`,
    );
}

/** The page shows countries as they come, and visitors look for theirs by the alphabet. */
function wrongOrder({ distributors }: ContentLists): string[] {
  return distributors.flatMap(({ company, country }, index) => {
    const before = distributors[index - 1]?.country ?? country;
    return before.localeCompare(country, 'en') <= 0
      ? []
      : [`${DISTRIBUTORS}, entry ${company}, field country: ${country} is below ${before}; sort by country`];
  });
}

function flagProblems({ countries }: ContentLists, { published }: BuiltFiles): string[] {
  const known = new Set(countries.map(({ noc }) => paths.flag(noc)));
  return [
    ...countries
      .filter(({ noc }) => !published.has(paths.flag(noc)))
      .map(
        ({ noc, name }) =>
          `shared/content/distributors/countries.ts, entry ${name}, field noc: add public${paths.flag(noc)}`,
      ),
    ...[...published]
      .filter((address) => address.startsWith('/flags/') && !known.has(address))
      .map((address) => `public${address}: belongs to no country; add the country to countries.ts, or remove the file`),
  ];
}

/** Names that differ for people can be the same as a file name. */
function sharedFiles<Entry>(
  file: string,
  entries: readonly Entry[],
  pathOf: (entry: Entry) => string,
  nameOf: (entry: Entry) => string,
): string[] {
  return [...Map.groupBy(entries, pathOf)].flatMap(([path, [first, ...others]]) =>
    first === undefined
      ? []
      : others.map(
          (entry) => `${file}, entry ${nameOf(entry)}: would share ${path} with ${nameOf(first)}; name it apart`,
        ),
  );
}

/** Years in order, because the page groups them as they come; each title once a year, because it tells entries apart. */
function milestoneProblems({ milestones }: ContentLists): string[] {
  return Object.entries(milestones).flatMap(([file, entries]) =>
    entries.flatMap(({ year, endYear, title }, index) => {
      const before = entries.slice(0, index);
      const where = `${file}, entry ${year} ${title}, field`;
      return [
        ...((before.at(-1)?.year ?? year) > year ? [`${where} year: stands after ${before.at(-1)?.year}`] : []),
        ...((endYear ?? year) < year ? [`${where} endYear: ${endYear} lies before ${year}`] : []),
        ...(before.some((other) => other.year === year && other.title === title)
          ? [`${where} title: is there twice; keep one`]
          : []),
      ];
    }),
  );
}
