/** The fixed words of every document, in its language. */
import { offices } from '../../shared/content/company/offices.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import type { SportSlug } from '../../shared/content/navigation.ts';
import { sports } from '../../shared/content/sports/sports.ts';

const [headquarters] = offices;
if (headquarters === undefined) throw new Error('There is no office');
const { company, street, poBox, postalCode, town, phone: PHONE } = headquarters;
export const ADDRESS = `${company}, ${street}, ${poBox}, ${postalCode} ${town}`;

const GERMAN_SPORTS: Partial<Record<SportSlug, string>> = { IceHockey: 'Eishockey', Swimming: 'Schwimmen' };

const ENGLISH = {
  sports: 'Sports',
  services: 'Services',
  language: 'English',
  country: 'Switzerland',
  withdrawn: 'withdrawn model',
  allSports: 'All sports',
  note: 'Questions',
  page: 'page',
  of: 'of',
  to: 'to',
  sport: (sport: SportSlug) => sports[sport].name,
  noteText: ({ isOverview }: DocumentSheet) =>
    `${isOverview ? 'For all questions' : 'For the document itself'} ask Swiss Timing in Corgémont, ${PHONE}.`,
};

const GERMAN: typeof ENGLISH = {
  sports: 'Sportarten',
  services: 'Dienste',
  language: 'Deutsch',
  country: 'Schweiz',
  withdrawn: 'nicht mehr im Programm',
  allSports: 'Alle Sportarten',
  note: 'Auskunft',
  page: 'Seite',
  of: 'von',
  to: 'zu',
  sport: (sport) => GERMAN_SPORTS[sport] ?? sports[sport].name,
  noteText: ({ isOverview }) =>
    `${isOverview ? 'Fragen richten Sie' : 'Fragen nach dem Dokument selbst richten Sie'} an Swiss Timing in Corgémont, ${PHONE}.`,
};

export type Words = typeof ENGLISH;
export const wordsIn = (language: DocumentSheet['language']): Words => (language === 'de' ? GERMAN : ENGLISH);
