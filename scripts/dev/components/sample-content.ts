/** Content for tests and for the page of components, neither of which may depend on the content of the site. */
import type { PageLink } from '../../../shared/components/LinkList.tsx';
import type { TimelineEntry } from '../../../shared/components/timeline-entry.ts';
import type { JobOffer } from '../../../shared/content/careers/offers.ts';
import type { HeritageList } from '../../../shared/content/company/heritage.ts';
import type { Fact, SectionContent } from '../../../shared/content/copy.ts';
import type { UpcomingEvent } from '../../../shared/content/events/events.ts';

export const sampleOffer: JobOffer = {
  attr_id: 100001,
  attr_reference: 1,
  standIn: false,
  germanFields: [],
  language: {
    company: 138,
    jobnumber: '138-100001',
    title: 'Clockmaker',
    description: 'You make clocks.',
    profile: 'You are exact.',
    requirements: '- Good eyes',
    language_requirements: 'English',
    domain: 'Manufacturing',
    position: 'Non Management',
    contract: 'Permanent contract',
    working_time: 'Full Time',
    contact_information: 'Write to us.',
    location: { info: 'Wiesenring 11, D-04159 Leipzig, Saxony, Germany' },
    available: { day: 1, month: 7, year: 2030 },
    link: { '#text': 'https://jobs.example.com/1', attr_name: 'Apply for this Job' },
    attr_code: 'en',
  },
};

export const sampleEvent: UpcomingEvent = {
  date: '2030-08-07T18:00:00',
  endDate: '2030-08-17',
  logo: '/images/event/sample.svg',
  link: 'https://event.example',
  name: 'Sample Games',
  place: 'Chengdu, China',
};

export const WORDS = 'Four technicians set up the line camera in an hour, and nobody in the stand looks at it.';
export const MARKDOWN = `${WORDS} It has **two** lenses, *one* of them a spare, and [a page of its own](/Service/Timing).

- Starts at 9:00
- Reads 10,000 images/s

${WORDS}`;
const LONG_WORDS = `${WORDS} `.repeat(5);

export const sampleFacts: readonly Fact[] = [
  { value: '1/1000 s', type: 'Resolution', description: 'Of the photofinish, and of the times that are published' },
  { value: '10,000', type: 'Images a second', description: 'Of one line' },
  { value: 'On the line', type: 'Place', description: 'Two cameras, one on each side' },
  { value: '40–60 m', type: 'Range', description: 'From the gantry to the last lane' },
];

export const sampleLinks: readonly PageLink[] = [
  { href: '/Service/Timing', name: 'Timing' },
  { href: '/Service/TvGraphics', name: 'TV Graphics, with quite a long name that wraps', detail: 'In six sports' },
  { href: '/Sales', name: 'A distributor' },
];

/** One of each kind: plain, with a link target of its own, and on both grounds where it has a picture. */
export const sampleSections = (pictureIn: PictureIn): readonly SectionContent[] => [
  { heading: 'A section of words', text: MARKDOWN },
  { heading: 'Another beside it', text: WORDS },
  { heading: 'Many words beside a picture', text: LONG_WORDS, picture: pictureIn('screen') },
  { heading: 'Few words over a picture', text: WORDS, picture: pictureIn('screen') },
  { heading: 'A picture as wide as the text', text: WORDS, picture: pictureIn('strip') },
  { heading: 'The scene of a page', text: WORDS, picture: pictureIn('scene') },
  { heading: 'On a dark band', text: LONG_WORDS, picture: pictureIn('screen'), band: 'dark' },
  { heading: 'On a tinted band', text: LONG_WORDS, picture: pictureIn('screen'), band: 'tinted' },
];

/** The next picture of a folder of the catalogue: a page shows none twice. */
export type PictureIn = (folder: string) => string;

/** What samples are made of. */
export interface Sample {
  readonly pictureIn: PictureIn;
  readonly now: Date;
}

const DAY_MS = 86_400_000;
export const tomorrow = (now: Date) => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 19);

export const sampleEntries = (pictureIn: PictureIn): readonly TimelineEntry[] => [
  { year: 1932, title: 'A first', text: WORDS, figures: '1/100 s', picture: pictureIn('milestones') },
  { year: 1933, yearInWords: 'about 1933', title: 'An entry', text: MARKDOWN, label: 'Omega' },
  { year: 1933, title: 'Another of the same year' },
  { year: 1946, title: 'A decade later, with a picture', picture: pictureIn('milestones') },
];

export const sampleGames: readonly HeritageList[] = ['Winter', 'Summer'].map((season) => ({
  id: season.toLowerCase(),
  heading: `${season} Games`,
  entries: [
    { year: '1964', place: 'Innsbruck', brand: 'Omega' },
    { year: '1996', place: 'Atlanta', brand: 'Swatch' },
    { year: '2026', place: 'Milano Cortina', brand: 'Longines with Junghans' },
  ],
}));
