import { offices } from '../content/company/offices.ts';
import { upcomingEvents } from '../content/events/events.ts';
import { openDataContent as content } from '../content/open-data-content.ts';
import { countInWords } from '../filters.ts';
import type { DataSet } from '../resources/data/data-set.ts';
import { dataSets } from '../resources/data/data-sets.ts';
import { calendarEntries, distributorCards, formatsOf, jobFeeds, officeCard } from '../site/alternates.ts';
import { definePage } from '../site/page.ts';
import { OpenDataTemplate } from '../templates/OpenDataTemplate.tsx';

const { name, description, lead, intro, feeds, calendar, contactCards } = content;

/** Without the groups that are empty: there is no calendar entry once every event is over. */
const sectionsAt = (now: Date) => [
  ...dataSets.map((set) => ({ id: set.name, heading: set.title, text: describe(set), files: formatsOf(set) })),
  { id: 'feeds', ...feeds, files: jobFeeds },
  { id: 'calendar', ...calendar, files: calendarEntries(upcomingEvents, now) },
  { id: 'contact-cards', ...contactCards, files: [distributorCards, ...offices.map(officeCard)] },
];

export const openDataPage = definePage({
  path: '/OpenData',
  name,
  description,
  freshness: 'calendar',
  load: ({ now }) => ({
    props: { name, lead, intro, sections: sectionsAt(now).filter(({ files }) => files.length > 0) },
  }),
  View: OpenDataTemplate,
});

function describe({ description: words, entryCount, page, fieldNames }: DataSet): string {
  const entries = countInWords(entryCount, 'entry', 'entries');
  return `${words}\n\n${entries}, which readers find under [${page}](${page}). Fields: ${fieldNames.join(', ')}.`;
}
