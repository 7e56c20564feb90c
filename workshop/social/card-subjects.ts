/** What has a social card: the address of a page (or the pattern of several), its name, and the picture under it. */
import { accessibility } from '../../shared/content/accessibility.ts';
import { careersPage } from '../../shared/content/careers/careers-page.ts';
import { heritagePage } from '../../shared/content/company/heritage.ts';
import { history } from '../../shared/content/company/history.ts';
import { historyMilestonesPage } from '../../shared/content/company/history-milestones.ts';
import { home } from '../../shared/content/company/home.ts';
import { innovationMilestonesPage } from '../../shared/content/company/innovation-milestones.ts';
import { offices } from '../../shared/content/company/offices.ts';
import { swatchGroupBrandsPage } from '../../shared/content/company/swatch-group-brands.ts';
import { distributorsPage } from '../../shared/content/distributors/distributors-page.ts';
import { documentationPage, instructionManualsPage } from '../../shared/content/downloads/downloads-pages.ts';
import { cookies } from '../../shared/content/legal/cookies.ts';
import { privacyPolicy } from '../../shared/content/legal/privacy-policy.ts';
import { termsAndConditions } from '../../shared/content/legal/terms-and-conditions.ts';
import { openDataPage } from '../../shared/content/open-data.ts';
import { services } from '../../shared/content/services/services.ts';
import { scopeOfServicePage } from '../../shared/content/sports/scope.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import { paths } from '../../shared/paths.ts';
import { pictureId } from '../picture-products.ts';

export interface CardSubject {
  readonly page: string;
  readonly title: string;
  /** A strip, the plan of a sport that has none, or a picture that the page opens with. */
  readonly picture: string;
}

const DEFAULT_STRIP = 'strip/Timing';
const FOUR_GAMES = 'strip/Heritage';

const company = (slug: string, title: string, picture: string): CardSubject => ({
  page: paths.company(slug),
  title,
  picture,
});

const plain = (slug: string, title: string): CardSubject => ({ page: `/${slug}`, title, picture: DEFAULT_STRIP });

export const cardSubjects: readonly CardSubject[] = [
  { page: paths.home, title: home.title, picture: DEFAULT_STRIP },
  ...Object.values(services).map(({ slug, name, banner }) => ({
    page: paths.service(slug),
    title: name,
    picture: banner ? pictureId(banner) : DEFAULT_STRIP,
  })),
  ...Object.values(sports).map(({ slug, name, banner }) => ({
    page: paths.sport(slug),
    title: name,
    picture: banner ? pictureId(banner) : `plan/${slug}`,
  })),
  company('History', history.name, FOUR_GAMES),
  company('HistoryMilestones', historyMilestonesPage.name, FOUR_GAMES),
  company('InnovationMilestones', innovationMilestonesPage.name, FOUR_GAMES),
  company('SwatchGroupBrands', swatchGroupBrandsPage.name, DEFAULT_STRIP),
  company('Careers', careersPage.name, 'strip/Careers'),
  ...offices.map(({ slug, town, picture }) => company(slug, `Contact ${town}`, pictureId(picture))),
  { page: paths.job(':jobId'), title: 'Job offer', picture: 'strip/Careers' },
  { page: paths.download('Documentation'), title: documentationPage.name, picture: 'strip/Documentation' },
  {
    page: paths.download('InstructionManuals'),
    title: instructionManualsPage.name,
    picture: 'strip/InstructionManuals',
  },
  { page: '/Heritage', title: heritagePage.name, picture: 'strip/Heritage' },
  { page: '/Sales', title: distributorsPage.name, picture: 'strip/Sales' },
  { page: '/ScopeOfService', title: scopeOfServicePage.name, picture: 'strip/ScopeOfService' },
  ...[cookies, privacyPolicy, termsAndConditions, accessibility].map(({ slug, name }) => plain(slug, name)),
  plain('OpenData', openDataPage.name),
  plain('SiteIndex', 'Site Index'),
];
