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

const milestoneData = dataOf(paths.company('HistoryMilestones'));

export const historyMilestonesPage = definePage({
  path: paths.company('HistoryMilestones'),
  name: historyMilestonesContent.name,
  description: historyMilestonesContent.description,
  alternates: milestoneData,
  load: () => ({
    props: {
      content: historyMilestonesContent,
      data: milestoneData,
      entries: historyMilestones.map(({ year, endYear, title, text, brand, figures }) => ({
        year,
        yearInWords: endYear === undefined ? String(year) : `${year}–${endYear}`,
        title,
        text,
        label: brand,
        figures,
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
      entries: innovationMilestones.map(({ year, isApproximate, title, text, figure, sports = [], services = [] }) => ({
        year,
        yearInWords: isApproximate ? `about ${year}` : String(year),
        title,
        text,
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
