import { history } from '../content/company/history.ts';
import { historyMilestones, historyMilestonesContent } from '../content/company/history-milestones.ts';
import { innovationMilestones, innovationMilestonesContent } from '../content/company/innovation-milestones.ts';
import { offices } from '../content/company/offices.ts';
import { swatchGroupBrandsContent, watchBrands } from '../content/company/swatch-group-brands.ts';
import { paths } from '../paths.ts';
import { dataOf, officeCard } from '../site/alternates.ts';
import { definePage } from '../site/page.ts';
import { BrandsTemplate } from '../templates/BrandsTemplate.tsx';
import { ContactTemplate } from '../templates/ContactTemplate.tsx';
import { HistoryTemplate } from '../templates/HistoryTemplate.tsx';
import { MilestonesTemplate } from '../templates/MilestonesTemplate.tsx';

export const historyPage = definePage({
  path: paths.company('History'),
  name: history.name,
  description: history.description,
  load: () => ({ props: { content: history } }),
  View: HistoryTemplate,
});

export const historyMilestonesPage = definePage({
  path: paths.company('HistoryMilestones'),
  name: historyMilestonesContent.name,
  description: historyMilestonesContent.description,
  alternates: dataOf(paths.company('HistoryMilestones')),
  load: () => ({
    props: {
      content: historyMilestonesContent,
      entries: historyMilestones.map(({ endYear, brand, ...entry }) => ({
        ...entry,
        yearInWords: endYear === undefined ? undefined : `${entry.year}–${endYear}`,
        label: brand,
      })),
    },
  }),
  View: MilestonesTemplate,
});

export const innovationMilestonesPage = definePage({
  path: paths.company('InnovationMilestones'),
  name: innovationMilestonesContent.name,
  description: innovationMilestonesContent.description,
  load: () => ({
    props: {
      content: innovationMilestonesContent,
      entries: innovationMilestones.map(({ isApproximate, ...entry }) => ({
        ...entry,
        yearInWords: isApproximate ? `about ${entry.year}` : undefined,
      })),
    },
  }),
  View: MilestonesTemplate,
});

export const brandsPage = definePage({
  path: paths.company('SwatchGroupBrands'),
  name: swatchGroupBrandsContent.name,
  description: swatchGroupBrandsContent.description,
  load: () => ({ props: { content: swatchGroupBrandsContent, brands: watchBrands } }),
  View: BrandsTemplate,
});

export const contactPages = offices.map((office) =>
  definePage({
    path: paths.company(office.slug),
    name: `Contact ${office.town}`,
    description: office.description,
    alternates: [officeCard(office)],
    load: () => ({ props: { office, card: officeCard(office) } }),
    View: ContactTemplate,
  }),
);
