/** All content of the site: as lists for the rules of each, and as entries of files for what looks at every text. */
import { accessibility } from '../../shared/content/accessibility.ts';
import { careersContent } from '../../shared/content/careers/careers-content.ts';
import { offersByArea } from '../../shared/content/careers/offers.ts';
import * as heritage from '../../shared/content/company/heritage.ts';
import { history } from '../../shared/content/company/history.ts';
import {
  type HistoryMilestone,
  historyMilestones,
  historyMilestonesContent,
} from '../../shared/content/company/history-milestones.ts';
import { home } from '../../shared/content/company/home.ts';
import {
  innovationMilestones,
  innovationMilestonesContent,
} from '../../shared/content/company/innovation-milestones.ts';
import { offices } from '../../shared/content/company/offices.ts';
import { swatchGroupBrandsContent, watchBrands } from '../../shared/content/company/swatch-group-brands.ts';
import { countries } from '../../shared/content/distributors/countries.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { distributorsContent } from '../../shared/content/distributors/distributors-content.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { documentationContent, instructionManualsContent } from '../../shared/content/downloads/downloads-content.ts';
import { upcomingEvents } from '../../shared/content/events/events.ts';
import { furtherPages } from '../../shared/content/further-content.ts';
import { cookies } from '../../shared/content/legal/cookies.ts';
import { privacyPolicy } from '../../shared/content/legal/privacy-policy.ts';
import { termsAndConditions } from '../../shared/content/legal/terms-and-conditions.ts';
import { openDataContent } from '../../shared/content/open-data-content.ts';
import { services } from '../../shared/content/services/services.ts';
import { askForOffer } from '../../shared/content/sports/ask-for-offer.ts';
import { scopeOfServiceContent } from '../../shared/content/sports/scope.ts';
import { sports } from '../../shared/content/sports/sports.ts';

const CONTENT = 'shared/content';
export const DISTRIBUTORS = `${CONTENT}/distributors/distributors.json`;
export const EVENTS = `${CONTENT}/events/events.json`;
export const SHEETS = `${CONTENT}/downloads/sheets`;

export type ByFile<Entry> = Readonly<Record<string, readonly Entry[]>>;
type Milestones = ByFile<Pick<HistoryMilestone, 'year' | 'endYear' | 'title'>>;
const byFile = <Entry>(files: ByFile<Entry>) => files;

export const contentLists = {
  offers: byFile({
    [`${CONTENT}/careers/switzerland.json`]: offersByArea.swiss,
    [`${CONTENT}/careers/germany.json`]: offersByArea.germany,
  }),
  libraries: byFile({
    [`${CONTENT}/downloads/documentation.json`]: documentation,
    [`${CONTENT}/downloads/manuals.json`]: manuals,
  }),
  sheets: documentSheets,
  distributors,
  countries,
  events: upcomingEvents,
  milestones: {
    [`${CONTENT}/company/history-milestones.ts`]: historyMilestones,
    [`${CONTENT}/company/innovation-milestones.ts`]: innovationMilestones,
  } as Milestones,
};

export type ContentLists = Readonly<typeof contentLists>;

export interface ContentEntry {
  /** Path below the root of the project. */
  readonly file: string;
  /** Name of the entry in the file: slug, number, name. */
  readonly entry: string;
  readonly value: unknown;
}

/** The entries of one file. A list names them by a field; an object gives their names. */
function entriesOf(file: string, values: readonly object[] | Readonly<Record<string, object>>): ContentEntry[] {
  const named = Array.isArray(values) ? values.map((value) => [nameOf(value), value]) : Object.entries(values);
  return named.map(([entry, value]) => ({ file: `${CONTENT}/${file}`, entry, value }));
}

function nameOf(value: Readonly<Record<string, unknown>>): string {
  if (value.attr_id !== undefined) return `attr_id ${value.attr_id}`;
  if (value.year !== undefined) return `${value.year} ${value.title}`;
  return String(value.slug ?? value.CategoryName ?? value.company ?? value.name ?? value.url);
}

/** Each page in a file of its own, named after its slug: TvGraphics in tv-graphics.ts. */
const pagesOf = (folder: string, pages: readonly { readonly slug: string }[]) =>
  pages.flatMap((page) =>
    entriesOf(`${folder}/${page.slug.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.ts`, [page]),
  );

export const contentEntries: readonly ContentEntry[] = [
  ...entriesOf('company/home.ts', { home }),
  ...pagesOf('services', Object.values(services)),
  ...pagesOf('sports', Object.values(sports)),
  ...entriesOf('company/history.ts', { history }),
  ...entriesOf('company/history-milestones.ts', [historyMilestonesContent, ...historyMilestones]),
  ...entriesOf('company/innovation-milestones.ts', [innovationMilestonesContent, ...innovationMilestones]),
  ...entriesOf('company/swatch-group-brands.ts', [swatchGroupBrandsContent, ...watchBrands]),
  ...entriesOf('company/offices.ts', offices),
  ...entriesOf('company/heritage.ts', heritage),
  ...entriesOf('careers/careers-content.ts', { careersContent }),
  ...entriesOf('careers/switzerland.json', offersByArea.swiss),
  ...entriesOf('careers/germany.json', offersByArea.germany),
  ...entriesOf('downloads/downloads-content.ts', { documentationContent, instructionManualsContent }),
  ...entriesOf('downloads/documentation.json', documentation),
  ...entriesOf('downloads/manuals.json', manuals),
  ...entriesOf('downloads/sheets', documentSheets),
  ...entriesOf('distributors/distributors-content.ts', { distributorsContent }),
  ...entriesOf('distributors/distributors.json', distributors),
  ...entriesOf('events/events.json', upcomingEvents),
  ...pagesOf('legal', [cookies, privacyPolicy, termsAndConditions]),
  ...entriesOf('accessibility.ts', { accessibility }),
  ...entriesOf('open-data-content.ts', { openDataContent }),
  ...entriesOf('further-content.ts', furtherPages),
  ...entriesOf('sports/ask-for-offer.ts', { askForOffer }),
  ...entriesOf('sports/scope.ts', { scopeOfServiceContent }),
];

export interface ContentString {
  /** Dotted path inside the entry: "sections.2.text". */
  readonly field: string;
  readonly text: string;
}

/** Every string inside an entry, with its field. */
export function stringsOf(value: unknown, field = ''): ContentString[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => stringsOf(child, field === '' ? key : `${field}.${key}`));
}
