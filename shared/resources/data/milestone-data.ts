import { anchors } from '../../anchors.ts';
import { type HistoryMilestone, historyMilestones } from '../../content/company/history-milestones.ts';
import { type InnovationMilestone, innovationMilestones } from '../../content/company/innovation-milestones.ts';
import { paths } from '../../paths.ts';
import { absoluteLinks } from './absolute-links.ts';
import { defineDataSet } from './data-set.ts';

/** An entry of either list; fields of the other list are undefined. */
type Milestone = Partial<HistoryMilestone & InnovationMilestone> &
  Pick<HistoryMilestone, 'year' | 'title'> & {
    readonly list: 'history' | 'innovation';
    readonly page: string;
  };

const entries: readonly Milestone[] = [
  ...historyMilestones.map((entry) => ({
    ...entry,
    list: 'history' as const,
    page: paths.company('HistoryMilestones'),
  })),
  ...innovationMilestones.map((entry) => ({
    ...entry,
    list: 'innovation' as const,
    page: paths.company('InnovationMilestones'),
  })),
];

export const milestoneData = defineDataSet({
  name: 'milestones',
  title: 'Milestones',
  description:
    'Events since 1932 (“history”), and what we invented or used first since 1948 (“innovation”). Texts are Markdown.',
  page: paths.company('HistoryMilestones'),
  entries,
  fields: {
    list: ({ list }) => list,
    year: ({ year }) => year,
    endYear: ({ endYear }) => endYear,
    isApproximate: ({ isApproximate }) => isApproximate ?? false,
    title: ({ title }) => title,
    text: ({ text }, origin) => text && absoluteLinks(text, origin),
    brand: ({ brand }) => brand,
    figures: ({ figures }) => figures,
    address: ({ page, year }, origin) => `${origin}${page}#${anchors.year(year)}`,
  },
});
