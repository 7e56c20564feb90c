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
const COUNTRIES = 'shared/content/distributors/countries.ts';
const EVENTS = 'shared/content/events/events.json';
const SHEETS = 'shared/content/downloads/sheets';
const UNLISTED = 'is in no library; list it in documentation.json or manuals.json';

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

export function findListProblems(lists: ContentLists, { documents, published }: BuiltFiles): string[] {
  const { offers, libraries, sheets, distributors, countries, events, milestones } = lists;
  const perFile = <T>(files: ByFile<T>, problemsOf: (file: string, entries: readonly T[]) => string[]) =>
    Object.entries(files).flatMap(([file, entries]) => problemsOf(file, entries));
  const listed = new Set(Object.values(libraries).flat().flatMap(urlsOf));
  return [
    // Over both areas, because the address of an offer names no area.
    ...repeated(
      'attr_id',
      Object.entries(offers).flatMap(([file, list]) => list.map((offer) => [file, offer.attr_id])),
    ),
    ...perFile(libraries, (file, list) =>
      repeated(
        'Code',
        list.map(({ Code }) => [file, Code]),
      ),
    ),
    ...repeated(
      'url',
      sheets.map(({ url }) => [SHEETS, url]),
    ),
    ...perFile(libraries, (file, list) => list.flatMap((category) => documentProblems(file, category, documents))),
    ...sheets.filter(({ url }) => !listed.has(url)).map(({ url }) => `${SHEETS}, entry ${url}, field url: ${UNLISTED}`),
    ...filesIn('/documents/', published, listed).map((url) => `public${url}: ${UNLISTED}, or remove it`),
    ...distributorProblems(distributors),
    ...flagProblems(countries, published),
    ...sharedFiles(DISTRIBUTORS, distributors, paths.distributorCard, ({ company }) => company),
    ...sharedFiles(EVENTS, events, paths.event, ({ name }) => name),
    ...perFile(milestones, milestoneProblems),
  ];
}

const urlsOf = ({ ListOfPdfs }: DocumentCategory) => ListOfPdfs.map(({ url }) => url);

const filesIn = (folder: string, published: ReadonlySet<string>, known: ReadonlySet<string>) =>
  [...published].filter((address) => address.startsWith(folder) && !known.has(address));

function repeated(field: string, values: readonly (readonly (string | number)[])[]): string[] {
  return values
    .filter(([, value], index) => values.findIndex(([, other]) => other === value) !== index)
    .map(([file, value]) => `${file}, entry ${value}, field ${field}: is there twice; keep one`);
}

function documentProblems(file: string, category: DocumentCategory, documents: BuiltFiles['documents']): string[] {
  const urls = urlsOf(category);
  return category.ListOfPdfs.flatMap(({ url, size }, index) => {
    const where = `${file}, entry ${category.CategoryName}, field ListOfPdfs.${index}`;
    const document = documents[url];
    if (document === undefined) return [`${where}.url: ${url} has no file; put it into public/documents`];
    if (urls.indexOf(url) < index) {
      return [`${where}.url: ${url} is in this category already; remove one of the two`];
    }
    const inWords = fileSizeInWords(document.size);
    return size === undefined || size === inWords ? [] : [`${where}.size: the file has ${inWords}; write that`];
  });
}

/** The page shows countries in the order of the file, and visitors look for theirs by the alphabet. */
function distributorProblems(distributors: readonly Distributor[]): string[] {
  return distributors.flatMap(({ company, noc, country }, index) => {
    const where = `${DISTRIBUTORS}, entry ${company}, field country:`;
    const before = distributors[index - 1]?.country ?? country;
    const name = findCountry(noc)?.name;
    return [
      ...(name === country ? [] : [`${where} ${noc} is ${name}, not ${country}`]),
      ...(before.localeCompare(country, 'en') <= 0 ? [] : [`${where} ${country} is below ${before}; sort by country`]),
    ];
  });
}

function flagProblems(countries: readonly Country[], published: ReadonlySet<string>): string[] {
  const advice = 'belongs to no country; add the country to countries.ts, or remove the file';
  return [
    ...countries
      .filter(({ noc }) => !published.has(paths.flag(noc)))
      .map(({ noc, name }) => `${COUNTRIES}, entry ${name}, field noc: add public${paths.flag(noc)}`),
    ...filesIn('/flags/', published, new Set(countries.map(({ noc }) => paths.flag(noc)))).map(
      (address) => `public${address}: ${advice}`,
    ),
  ];
}

/** Two names can give the same file name: "CLOCKS" and "Clocks". */
function sharedFiles<Entry>(
  file: string,
  entries: readonly Entry[],
  pathOf: (entry: Entry) => string,
  nameOf: (entry: Entry) => string,
): string[] {
  return entries.flatMap((entry, index) => {
    const path = pathOf(entry);
    const other = entries.slice(0, index).find((before) => pathOf(before) === path);
    return other ? [`${file}, entry ${nameOf(entry)}: would share ${path} with ${nameOf(other)}; name it apart`] : [];
  });
}

/** The page shows milestones in the order of the file; a title identifies an entry within its year. */
function milestoneProblems(file: string, entries: ContentLists['milestones'][string]): string[] {
  return entries.flatMap(({ year, endYear, title }, index) => {
    const before = entries.slice(0, index);
    const where = `${file}, entry ${year} ${title}, field`;
    const isRepeated = before.some((other) => other.year === year && other.title === title);
    return [
      ...((before.at(-1)?.year ?? year) > year
        ? [`${where} year: comes after ${before.at(-1)?.year}; sort by year`]
        : []),
      ...((endYear ?? year) < year ? [`${where} endYear: ${endYear} is before ${year}`] : []),
      ...(isRepeated ? [`${where} title: is there twice; keep one`] : []),
    ];
  });
}
