/** All content of the site as entries of files, for checks and reports that look at every text. */
import { accessibility } from '../../shared/content/accessibility.ts';
import { careersPage } from '../../shared/content/careers/careers-page.ts';
import { offersByArea } from '../../shared/content/careers/offers.ts';
import * as heritage from '../../shared/content/company/heritage.ts';
import { history } from '../../shared/content/company/history.ts';
import { historyMilestones, historyMilestonesPage } from '../../shared/content/company/history-milestones.ts';
import { home } from '../../shared/content/company/home.ts';
import { innovationMilestones, innovationMilestonesPage } from '../../shared/content/company/innovation-milestones.ts';
import { offices } from '../../shared/content/company/offices.ts';
import { swatchGroupBrandsPage, watchBrands } from '../../shared/content/company/swatch-group-brands.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { distributorsPage } from '../../shared/content/distributors/distributors-page.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { documentationPage, instructionManualsPage } from '../../shared/content/downloads/downloads-pages.ts';
import { upcomingEvents } from '../../shared/content/events/events.ts';
import { furtherPages } from '../../shared/content/further-pages.ts';
import { cookies } from '../../shared/content/legal/cookies.ts';
import { privacyPolicy } from '../../shared/content/legal/privacy-policy.ts';
import { termsAndConditions } from '../../shared/content/legal/terms-and-conditions.ts';
import { openDataPage } from '../../shared/content/open-data.ts';
import { services } from '../../shared/content/services/services.ts';
import { askForOffer } from '../../shared/content/sports/ask-for-offer.ts';
import { scopeOfServicePage } from '../../shared/content/sports/scope.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import { paths } from '../../shared/paths.ts';

export interface ContentEntry {
  /** Path below the root of the project. */
  readonly file: string;
  /** Name of the entry in the file: slug, number, name. */
  readonly entry: string;
  /** Address of the page that prints it; entries of lists share one. */
  readonly page?: string;
  readonly value: unknown;
}

function entryOf(file: string, entry: string, value: unknown, page?: string): ContentEntry {
  return { file: `shared/content/${file}`, entry, value, ...(page !== undefined && { page }) };
}

/** @param name the field that names an entry, @param page the page of all entries */
function listOf<T>(file: string, values: readonly T[], name: keyof T, page?: string): ContentEntry[] {
  return values.map((value) => entryOf(file, String(value[name]), value, page));
}

/** Each page in a file of its own, named after its slug: TvGraphics in tv-graphics.ts. */
function pagesOf(folder: string, pages: readonly { readonly slug: string }[], pathOf: (slug: string) => string) {
  const fileOf = (slug: string) => `${folder}/${slug.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.ts`;
  return pages.map((page) => entryOf(fileOf(page.slug), page.slug, page, pathOf(page.slug)));
}

type Milestone = { readonly year: number; readonly title: string };
const milestonesOf = (file: string, milestones: readonly Milestone[], page: string) =>
  milestones.map((milestone) => entryOf(file, `${milestone.year} ${milestone.title}`, milestone, page));

const offersOf = (file: string, area: keyof typeof offersByArea) =>
  offersByArea[area].map((offer) => entryOf(file, `attr_id ${offer.attr_id}`, offer, paths.job(offer.attr_id)));

const [historyPath, innovationPath] = [paths.company('HistoryMilestones'), paths.company('InnovationMilestones')];
const [documentationPath, manualsPath] = [paths.download('Documentation'), paths.download('InstructionManuals')];

export const contentEntries: readonly ContentEntry[] = [
  entryOf('company/home.ts', 'home', home, '/'),
  ...pagesOf('services', Object.values(services), paths.service),
  ...pagesOf('sports', Object.values(sports), paths.sport),
  entryOf('company/history.ts', 'history', history, paths.company('History')),
  entryOf('company/history-milestones.ts', historyMilestonesPage.name, historyMilestonesPage, historyPath),
  ...milestonesOf('company/history-milestones.ts', historyMilestones, historyPath),
  entryOf('company/innovation-milestones.ts', innovationMilestonesPage.name, innovationMilestonesPage, innovationPath),
  ...milestonesOf('company/innovation-milestones.ts', innovationMilestones, innovationPath),
  ...[swatchGroupBrandsPage, ...watchBrands].map((brand) =>
    entryOf('company/swatch-group-brands.ts', brand.name, brand, paths.company('SwatchGroupBrands')),
  ),
  ...offices.map((office) => entryOf('company/offices.ts', office.slug, office, paths.company(office.slug))),
  ...Object.entries(heritage).map(([name, value]) => entryOf('company/heritage.ts', name, value, '/Heritage')),
  entryOf('careers/careers-page.ts', 'careersPage', careersPage, paths.company('Careers')),
  ...offersOf('careers/switzerland.json', 'swiss'),
  ...offersOf('careers/germany.json', 'germany'),
  entryOf('downloads/downloads-pages.ts', 'documentation', documentationPage, documentationPath),
  entryOf('downloads/downloads-pages.ts', 'manuals', instructionManualsPage, manualsPath),
  ...listOf('downloads/documentation.json', documentation, 'CategoryName', documentationPath),
  ...listOf('downloads/manuals.json', manuals, 'CategoryName', manualsPath),
  ...listOf('downloads/sheets', documentSheets, 'url'),
  entryOf('distributors/distributors-page.ts', 'distributorsPage', distributorsPage, '/Sales'),
  ...listOf('distributors/distributors.json', distributors, 'company', '/Sales'),
  ...listOf('events/events.json', upcomingEvents, 'name', '/'),
  ...pagesOf('legal', [cookies, privacyPolicy, termsAndConditions], (slug) => `/${slug}`),
  entryOf('accessibility.ts', 'accessibility', accessibility, '/Accessibility'),
  entryOf('open-data.ts', 'openDataPage', openDataPage, '/OpenData'),
  ...furtherPages.map((page) => entryOf('further-pages.ts', page.slug, page, `/${page.slug}`)),
  entryOf('sports/ask-for-offer.ts', 'askForOffer', askForOffer),
  entryOf('sports/scope.ts', 'scopeOfServicePage', scopeOfServicePage, '/ScopeOfService'),
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
