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
  /** Where to look: path below the root of the project. */
  readonly file: string;
  /** Which entry of the file: slug, number, name. */
  readonly entry: string;
  /** Address of the page that prints it; entries of lists share one. */
  readonly page?: string;
  readonly value: unknown;
}

function listed<T>(
  file: string | ((value: T) => string),
  values: readonly T[],
  nameOf: (value: T) => string,
  page?: (value: T) => string,
): ContentEntry[] {
  return values.map((value) => ({
    file: typeof file === 'string' ? file : file(value),
    entry: nameOf(value),
    value,
    ...(page && { page: page(value) }),
  }));
}

/** Files are named after the page they hold: TvGraphics stands in tv-graphics.ts. */
const namedAfterSlug =
  (folder: string) =>
  ({ slug }: { readonly slug: string }) =>
    `${folder}/${slug.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.ts`;

const offersOf = (area: keyof typeof offersByArea, file: string) =>
  listed(
    file,
    offersByArea[area],
    (offer) => `attr_id ${offer.attr_id}`,
    (offer) => paths.job(offer.attr_id),
  );

const entriesByFile: readonly ContentEntry[] = [
  { file: 'company/home.ts', entry: 'home', page: '/', value: home },
  ...listed(
    namedAfterSlug('services'),
    Object.values(services),
    (service) => service.slug,
    (service) => paths.service(service.slug),
  ),
  ...listed(
    namedAfterSlug('sports'),
    Object.values(sports),
    (sport) => sport.slug,
    (sport) => paths.sport(sport.slug),
  ),
  { file: 'company/history.ts', entry: 'history', page: paths.company('History'), value: history },
  ...listed('company/history-milestones.ts', [historyMilestonesPage, ...historyMilestones], titleOf, () =>
    paths.company('HistoryMilestones'),
  ),
  ...listed('company/innovation-milestones.ts', [innovationMilestonesPage, ...innovationMilestones], titleOf, () =>
    paths.company('InnovationMilestones'),
  ),
  ...listed(
    'company/swatch-group-brands.ts',
    [swatchGroupBrandsPage, ...watchBrands],
    (brand) => brand.name,
    () => paths.company('SwatchGroupBrands'),
  ),
  ...listed(
    'company/offices.ts',
    offices,
    (office) => office.slug,
    (office) => paths.company(office.slug),
  ),
  ...Object.entries(heritage).map(([entry, value]) => ({
    file: 'company/heritage.ts',
    entry,
    page: '/Heritage',
    value,
  })),
  { file: 'careers/careers-page.ts', entry: 'careersPage', page: paths.company('Careers'), value: careersPage },
  ...offersOf('swiss', 'careers/switzerland.json'),
  ...offersOf('germany', 'careers/germany.json'),
  {
    file: 'downloads/downloads-pages.ts',
    entry: 'documentation',
    page: paths.download('Documentation'),
    value: documentationPage,
  },
  {
    file: 'downloads/downloads-pages.ts',
    entry: 'manuals',
    page: paths.download('InstructionManuals'),
    value: instructionManualsPage,
  },
  ...listed(
    'downloads/documentation.json',
    documentation,
    (category) => category.CategoryName,
    () => paths.download('Documentation'),
  ),
  ...listed(
    'downloads/manuals.json',
    manuals,
    (category) => category.CategoryName,
    () => paths.download('InstructionManuals'),
  ),
  ...listed('downloads/sheets', documentSheets, (sheet) => sheet.url),
  { file: 'distributors/distributors-page.ts', entry: 'distributorsPage', page: '/Sales', value: distributorsPage },
  ...listed(
    'distributors/distributors.json',
    distributors,
    (distributor) => distributor.company,
    () => '/Sales',
  ),
  ...listed(
    'events/events.json',
    upcomingEvents,
    (event) => event.name,
    () => '/',
  ),
  ...listed(
    namedAfterSlug('legal'),
    [cookies, privacyPolicy, termsAndConditions],
    (page) => page.slug,
    (page) => `/${page.slug}`,
  ),
  { file: 'accessibility.ts', entry: 'accessibility', page: '/Accessibility', value: accessibility },
  { file: 'open-data.ts', entry: 'openDataPage', page: '/OpenData', value: openDataPage },
  ...listed(
    'further-pages.ts',
    furtherPages,
    (page) => page.slug,
    (page) => `/${page.slug}`,
  ),
  { file: 'sports/ask-for-offer.ts', entry: 'askForOffer', value: askForOffer },
  { file: 'sports/scope.ts', entry: 'scopeOfServicePage', page: '/ScopeOfService', value: scopeOfServicePage },
];

export const contentEntries: readonly ContentEntry[] = entriesByFile.map((entry) => ({
  ...entry,
  file: `shared/content/${entry.file}`,
}));

function titleOf(value: { readonly name: string } | { readonly year: number; readonly title: string }): string {
  return 'year' in value ? `${value.year} ${value.title}` : value.name;
}

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
