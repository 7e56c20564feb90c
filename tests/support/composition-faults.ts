/** How pages are composed at the width of a desk: pictures among the words, bands among the sections, one title each. */
import type { Page } from 'playwright';
import { paths } from '../../shared/paths.ts';
import { addresses } from './addresses.ts';
import { type Composition, longestGap, measureComposition } from './measure-composition.ts';

/** Looked up, not read from top to bottom: entries and clauses follow each other in one form, and most have no picture. */
const LISTS: ReadonlySet<string> = new Set([
  '/Company/Careers',
  ...addresses.filter((address) => address.startsWith(paths.job(''))),
  '/Downloads/Documentation',
  '/Downloads/InstructionManuals',
  '/Sales',
  '/ScopeOfService',
  '/SiteIndex',
  '/OpenData',
  '/Accessibility',
  '/Cookies',
  '/PrivacyPolicy',
  '/TermsAndConditions',
]);
/** Their pictures are counted by the specification; they live from type, colour and rules. */
const COUNTED: ReadonlySet<string> = new Set([
  ...['History', 'HistoryMilestones', 'InnovationMilestones', 'SwatchGroupBrands'].map((name) => `/Company/${name}`),
  ...['Corgemont', 'Leipzig', 'Liberec'].map((town) => `/Company/Contact${town}`),
]);
/** Pages that show; the others are read. */
const isShowing = (address: string) =>
  ['/', '/Heritage', '/Company/HistoryMilestones', '/Company/InnovationMilestones'].includes(address) ||
  /^\/(?:Sports|Service)\//.test(address);

const MOST_WITHOUT_PICTURE = 1200;
const MOST_WITHOUT_BAND = 2000;
/** Four of twelve columns. */
const NARROWEST_PICTURE = 400;
const MOST_OF_ONE_LAYOUT = 2;

/** Two strings that a reader takes for one. */
const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export async function compositionFaults(page: Page, address: string): Promise<string[]> {
  const composition = await measureComposition(page);
  const faults = [...titles(composition), ...widths(composition)];
  if (!LISTS.has(address) && !COUNTED.has(address)) {
    faults.push(...pictures(composition), ...repetition(composition));
  }
  if (isShowing(address)) faults.push(...bands(composition));
  return faults;
}

function* pictures({ pictures: extents, height }: Composition) {
  const { from, length } = longestGap(extents, height);
  if (length > MOST_WITHOUT_PICTURE) yield `${length} px without a picture, from ${from}`;
}

function* bands({ bands: extents, height }: Composition) {
  const { from, length } = longestGap(extents, height);
  if (length > MOST_WITHOUT_BAND) yield `${length} px without a full-bleed band, from ${from}`;
}

function* widths({ figures }: Composition) {
  for (const { name, width } of figures) {
    if (width < NARROWEST_PICTURE) yield `${name} is ${width} px wide`;
  }
}

function* titles({ title, headings, captions }: Composition) {
  if (headings.some((heading) => plain(heading) === plain(title))) yield `the title "${title}" is a heading again`;
  for (const { caption, heading } of captions) {
    if (plain(caption) === plain(heading)) yield `the heading "${heading}" is a caption again`;
  }
}

function* repetition({ sections }: Composition) {
  const runs: { layout: string; names: string[] }[] = [];
  for (const { name, layout } of sections) {
    const last = runs.at(-1);
    if (last?.layout === layout) last.names.push(name);
    else runs.push({ layout, names: [name] });
  }
  for (const { layout, names } of runs) {
    if (names.length > MOST_OF_ONE_LAYOUT) yield `${names.length} sections alike (${layout}): ${names.join(', ')}`;
  }
}
