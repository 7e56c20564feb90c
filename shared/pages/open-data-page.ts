import { offices } from '../content/company/offices.ts';
import { upcomingEvents } from '../content/events/events.ts';
import { openDataContent as content } from '../content/open-data-content.ts';
import { dataSets } from '../resources/data/data-sets.ts';
import { calendarEntries, distributorCards, formatsOf, jobFeeds, officeCard } from '../site/alternates.ts';
import { definePage } from '../site/page.ts';
import { type FileSet, OpenDataTemplate } from '../templates/OpenDataTemplate.tsx';

const { name, description, lead, terms, feeds, calendar, contactCards } = content;

const cards = [
  { ...distributorCards, name: 'all distributors' },
  ...offices.map((office) => ({ ...officeCard(office), name: office.town })),
];

const setsAt = (now: Date): readonly FileSet[] => [
  ...dataSets.map((set) => ({
    heading: set.title,
    text: set.description,
    page: set.page,
    entryCount: set.entryCount,
    files: formatsOf(set),
  })),
  { ...feeds, files: jobFeeds },
  { ...calendar, files: calendarEntries(upcomingEvents, now) },
  { ...contactCards, files: cards },
];

export const openDataPage = definePage({
  path: '/OpenData',
  name,
  description,
  freshness: 'calendar',
  // Without the sets that are empty: there is no calendar entry once every event is over.
  load: ({ now }) => ({ props: { name, lead, terms, sets: setsAt(now).filter(({ files }) => files.length > 0) } }),
  View: OpenDataTemplate,
});
