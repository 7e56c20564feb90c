/** Rules for lists as a whole: nothing twice, every document listed and built, every country under its code. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { findCountry } from '../../shared/content/distributors/countries.ts';
import { fileSizeInWords } from '../../shared/file-size.ts';
import { paths } from '../../shared/paths.ts';
import { type ByFile, type ContentLists, DISTRIBUTORS, EVENTS, SHEETS } from './site-content.ts';

export interface BuiltFiles extends Pick<SiteAssets, 'documents'> {
  /** Addresses of all files that are served. */
  readonly published: ReadonlySet<string>;
}

const COUNTRIES = 'shared/content/distributors/countries.ts';
const UNLISTED = 'is in no library; list it in documentation.json or manuals.json';
const NO_COUNTRY = 'belongs to no country; add the country to countries.ts, or remove the file';

export function findListProblems(lists: ContentLists, { documents, published }: BuiltFiles): string[] {
  const { sheets, distributors, countries, events } = lists;
  const categories = withFiles(lists.libraries);
  const milestones = withFiles(lists.milestones);
  const listed = new Set(categories.flatMap(({ ListOfPdfs }) => ListOfPdfs.map(({ url }) => url)));
  const flags = new Set(countries.map(({ noc }) => paths.flag(noc)));
  const unknownIn = (folder: string, known: ReadonlySet<string>) =>
    [...published].filter((address) => address.startsWith(folder) && !known.has(address));
  return [
    ...findRepeated([
      // Over both areas, because the address of an offer names no area.
      ...withFiles(lists.offers).map(({ file, attr_id: id }) => [`${file}, entry ${id}, field attr_id`, id] as const),
      ...[
        ...categories.map(({ file, Code }) => `${file}, entry ${Code}, field Code`),
        ...sheets.map(({ url }) => `${SHEETS}, entry ${url}, field url`),
        ...milestones.map(({ file, year, title }) => `${file}, entry ${year} ${title}, field title`),
      ].map((where) => [where, where] as const),
    ]).map(([where]) => `${where}: is there twice; keep one`),
    // Two names can give the same file name: "CLOCKS" and "Clocks".
    ...findRepeated([
      ...distributors.map((one) => [`${DISTRIBUTORS}, entry ${one.company}`, paths.distributorCard(one)] as const),
      ...events.map((one) => [`${EVENTS}, entry ${one.name}`, paths.event(one)] as const),
    ]).map(([where, path, other]) => `${where}: would share ${path} with ${other}; name it apart`),
    ...categories.flatMap((category) => documentProblems(category, documents)),
    ...sheets.filter(({ url }) => !listed.has(url)).map(({ url }) => `${SHEETS}, entry ${url}, field url: ${UNLISTED}`),
    ...unknownIn('/documents/', listed).map((url) => `public${url}: ${UNLISTED}, or remove it`),
    ...countries
      .filter(({ noc }) => !published.has(paths.flag(noc)))
      .map(({ noc, name }) => `${COUNTRIES}, entry ${name}, field noc: add public${paths.flag(noc)}`),
    ...unknownIn('/flags/', flags).map((address) => `public${address}: ${NO_COUNTRY}`),
    ...distributors.flatMap(distributorProblems),
    ...milestones.flatMap(milestoneProblems),
  ];
}

type InFile<Entry> = Entry & { readonly file: string };

const withFiles = <Entry extends object>(files: ByFile<Entry>) =>
  Object.entries(files).flatMap(([file, entries]) => entries.map((entry) => ({ ...entry, file })));

/** The places whose key an earlier place has, with that one. */
function findRepeated(keys: readonly (readonly [place: string, key: unknown])[]) {
  const first = new Map<unknown, string>();
  return keys.flatMap(([place, key]) => {
    const other = first.get(key);
    if (other === undefined) first.set(key, place);
    return other === undefined ? [] : [[place, key, other] as const];
  });
}

type Category = InFile<ContentLists['libraries'][string][number]>;

function documentProblems({ file, CategoryName, ListOfPdfs }: Category, documents: BuiltFiles['documents']): string[] {
  const urls = ListOfPdfs.map(({ url }) => url);
  return ListOfPdfs.flatMap(({ url, size }, index) => {
    const where = `${file}, entry ${CategoryName}, field ListOfPdfs.${index}`;
    const document = documents[url];
    if (document === undefined) return [`${where}.url: ${url} has no file; put it into public/documents`];
    if (urls.indexOf(url) < index) return [`${where}.url: ${url} is in this category already; remove one of the two`];
    const inWords = fileSizeInWords(document.size);
    return size === undefined || size === inWords ? [] : [`${where}.size: the file has ${inWords}; write that`];
  });
}

function distributorProblems({ company, noc, country, ...row }: ContentLists['distributors'][number]) {
  const where = `${DISTRIBUTORS}, entry ${company}, field country:`;
  const isReachable = [row.phone, row.mail, row.website].some((way) => way !== undefined);
  const name = findCountry(noc)?.name;
  return [
    ...(isReachable ? [] : [`${DISTRIBUTORS}, entry ${company}, field mail: add a mail address, a phone or a website`]),
    ...(name === country ? [] : [`${where} ${noc} is ${name}, not ${country}`]),
  ];
}

type Milestone = InFile<ContentLists['milestones'][string][number]>;

/** The page groups milestones in the order of the file. */
function milestoneProblems({ file, year, endYear, title }: Milestone, index: number, all: readonly Milestone[]) {
  const where = `${file}, entry ${year} ${title}, field`;
  const last = all.slice(0, index).findLast((other) => other.file === file)?.year ?? year;
  return [
    ...(last > year ? [`${where} year: comes after ${last}; sort by year`] : []),
    ...((endYear ?? year) < year ? [`${where} endYear: ${endYear} is before ${year}`] : []),
  ];
}
