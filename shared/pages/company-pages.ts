import { history } from '../content/company/history.ts';
import {
  historyMilestones,
  historyMilestonesPage as historyMilestonesContent,
} from '../content/company/history-milestones.ts';
import {
  innovationMilestones,
  innovationMilestonesPage as innovationMilestonesContent,
} from '../content/company/innovation-milestones.ts';
import { offices } from '../content/company/offices.ts';
import { swatchGroupBrandsPage, watchBrands } from '../content/company/swatch-group-brands.ts';
import { paths } from '../paths.ts';
import { dataOf, officeCard } from './alternates.ts';
import { BrandsPage } from './BrandsPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { MilestonesPage } from './MilestonesPage.tsx';
import { definePage } from './page.ts';
import { serviceLink, sportLink } from './related.ts';

export const historyPage = definePage({
  path: paths.company('History'),
  name: history.name,
  description: history.description,
  load: () => ({ props: { content: history } }),
  View: HistoryPage,
});

export const historyMilestonesPage = definePage({
  path: paths.company('HistoryMilestones'),
  name: historyMilestonesContent.name,
  description: historyMilestonesContent.description,
  alternates: dataOf(paths.company('HistoryMilestones')),
  load: () => ({
    props: {
      content: historyMilestonesContent,
      isDense: true,
      entries: historyMilestones.map(({ endYear, brand, ...entry }) => ({
        ...entry,
        yearInWords: endYear === undefined ? String(entry.year) : `${entry.year}–${endYear}`,
        label: brand,
      })),
    },
  }),
  View: MilestonesPage,
});

export const innovationMilestonesPage = definePage({
  path: paths.company('InnovationMilestones'),
  name: innovationMilestonesContent.name,
  description: innovationMilestonesContent.description,
  load: () => ({
    props: {
      content: innovationMilestonesContent,
      entries: innovationMilestones.map(({ isApproximate, figure, sports = [], services = [], ...entry }) => ({
        ...entry,
        yearInWords: isApproximate ? `about ${entry.year}` : String(entry.year),
        figures: figure,
        links: [...sports.map(sportLink), ...services.map(serviceLink)],
      })),
    },
  }),
  View: MilestonesPage,
});

export const brandsPage = definePage({
  path: paths.company('SwatchGroupBrands'),
  name: swatchGroupBrandsPage.name,
  description: swatchGroupBrandsPage.description,
  load: () => ({ props: { content: swatchGroupBrandsPage, brands: watchBrands } }),
  View: BrandsPage,
});

export const contactPages = offices.map((office) =>
  definePage({
    path: paths.company(office.slug),
    name: `Contact ${office.town}`,
    description: office.description,
    alternates: [officeCard(office)],
    load: () => ({ props: { office, card: officeCard(office) } }),
    View: ContactPage,
  }),
);
