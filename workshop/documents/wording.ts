/** The fixed words of every document, in its language. */
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import type { ServiceSlug, SportSlug } from '../../shared/content/navigation.ts';

export const OFFICE = {
  company: 'Swiss Timing Ltd',
  address: 'Rue de l’Envers 1, P.O. Box 138, 2606 Corgémont',
  phone: '+41 32 488 36 11',
} as const;

export interface Wording {
  readonly labels: Readonly<Record<'status' | 'sports' | 'services', string>>;
  readonly language: string;
  readonly country: string;
  readonly withdrawn: string;
  readonly allSports: string;
  readonly outline: string;
  readonly drawing: string;
  readonly note: string;
  readonly sport: (sport: SportSlug) => string;
  readonly page: (page: number, pages: number) => string;
  readonly scale: (ratio: number, hasSchematicCharacters: boolean) => string;
  readonly outlineAlt: (title: string, sizes: readonly number[]) => string;
  readonly noteText: (sheet: DocumentSheet) => string;
}

const GERMAN_SPORTS: Partial<Record<SportSlug, string>> = { IceHockey: 'Eishockey', Swimming: 'Schwimmen' };

const wordsOf = (slug: string) => slug.replace(/([a-z])([A-Z])/g, '$1 $2').replace(' And ', ' and ');

export const serviceName = (slug: ServiceSlug) => wordsOf(slug).replace(/^Tv\b/, 'TV');

const ENGLISH: Wording = {
  labels: {
    status: 'Status',
    sports: 'Sports',
    services: 'Services',
  },
  language: 'English',
  country: 'Switzerland',
  withdrawn: 'Withdrawn model',
  allSports: 'All sports',
  outline: 'Outline',
  drawing: 'Drawing',
  note: 'Whom to ask',
  sport: wordsOf,
  page: (page, pages) => `Page ${page} of ${pages}`,
  scale: (ratio, hasSchematicCharacters) =>
    `Sizes in mm, drawn at 1:${ratio}.${hasSchematicCharacters ? ' Places of the characters are schematic.' : ''}`,
  outlineAlt: (title, [width, height, depth]) =>
    `Outline of ${title} with dimension lines: face ${width} by ${height} mm${depth ? `, edge ${depth} mm` : ''}.`,
  noteText: (sheet) =>
    `${sheet.isOverview ? 'For all questions' : 'For the document itself'} ask Swiss Timing in Corgémont, ${OFFICE.phone}.`,
};

const GERMAN: Wording = {
  labels: {
    status: 'Status',
    sports: 'Sportarten',
    services: 'Dienste',
  },
  language: 'Deutsch',
  country: 'Schweiz',
  withdrawn: 'Nicht mehr im Programm',
  allSports: 'Alle Sportarten',
  outline: 'Umriss',
  drawing: 'Zeichnung',
  note: 'Auskunft',
  sport: (sport) => GERMAN_SPORTS[sport] ?? wordsOf(sport),
  page: (page, pages) => `Seite ${page} von ${pages}`,
  scale: (ratio, hasSchematicCharacters) =>
    `Masse in mm, gezeichnet 1:${ratio}.${hasSchematicCharacters ? ' Lage der Zeichen schematisch.' : ''}`,
  outlineAlt: (title, [width, height, depth]) =>
    `Umriss von ${title} mit Masslinien: Fläche ${width} mal ${height} mm${depth ? `, Kante ${depth} mm` : ''}.`,
  noteText: (sheet) =>
    `${sheet.isOverview ? 'Fragen richten Sie' : 'Fragen nach dem Dokument selbst richten Sie'} an Swiss Timing in Corgémont, ${OFFICE.phone}.`,
};

export const wordingFor = (language: DocumentSheet['language']): Wording => (language === 'de' ? GERMAN : ENGLISH);
