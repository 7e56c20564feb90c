import { offices } from '../content/company/offices.ts';
import { upcomingEvents } from '../content/events/events.ts';
import { openDataPage as content } from '../content/open-data.ts';
import { countInWords } from '../filters.ts';
import type { DataSet } from '../resources/data/data-set.ts';
import { openData } from '../resources/open-data.ts';
import { calendarEntries, distributorCards, formatsOf, jobFeeds, officeCard } from './alternates.ts';
import { OpenDataPage } from './OpenDataPage.tsx';
import { definePage } from './page.ts';

const { name, description, lead, intro, feeds, calendar, contactCards } = content;

/** Without the groups that are empty: there is no calendar entry once every event is over. */
const sectionsAt = (now: Date) => [
  ...openData.map((set) => ({ id: set.name, heading: set.title, text: describe(set), files: formatsOf(set) })),
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
  View: OpenDataPage,
});

function describe({ description: words, entryCount, page, fieldNames }: DataSet): string {
  const entries = countInWords(entryCount, 'entry', 'entries');
  return `${words}\n\n${entries}, which readers find under [${page}](${page}). Fields: ${fieldNames.join(', ')}.`;
}
