/** The fixed words of every document, in its language. */
import type { DocumentKind, DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import type { ServiceSlug, SportSlug } from '../../shared/content/navigation.ts';

export const OFFICE = {
  company: 'Swiss Timing Ltd',
  address: 'Rue de l’Envers 1, P.O. Box 138, 2606 Corgémont',
  phone: '+41 32 488 36 11',
} as const;

export interface Wording {
  readonly labels: Readonly<Record<'number' | 'edition' | 'language' | 'status' | 'sports' | 'services', string>>;
  readonly language: string;
  readonly country: string;
  readonly withdrawn: string;
  readonly allSports: string;
  readonly outline: string;
  readonly drawing: string;
  readonly note: string;
  readonly kind: (kind: DocumentKind) => string;
  readonly sport: (sport: SportSlug) => string;
  readonly page: (page: number, pages: number) => string;
  readonly scale: (ratio: number, hasSchematicCharacters: boolean) => string;
  readonly outlineAlt: (title: string, sizes: readonly number[]) => string;
  readonly noteText: (sheet: DocumentSheet) => string;
}

const GERMAN_KINDS: Readonly<Record<DocumentKind, string>> = {
  'Data sheet': 'Datenblatt',
  'User manual': 'Bedienungsanleitung',
  'Service catalogue': 'Leistungskatalog',
  'Consulting sheet': 'Beratungsblatt',
  'General information': 'Allgemeine Informationen',
};

const GERMAN_SPORTS: Partial<Record<SportSlug, string>> = { IceHockey: 'Eishockey', Swimming: 'Schwimmen' };

const wordsOf = (slug: string) => slug.replace(/([a-z])([A-Z])/g, '$1 $2').replace(' And ', ' and ');

export const serviceName = (slug: ServiceSlug) => wordsOf(slug).replace(/^Tv\b/, 'TV');

const named = ({ number, edition }: DocumentSheet, numberWord: string) => {
  const name = [number && `${numberWord} ${number}`, edition].filter(Boolean).join(', ');
  return name ? ` (${name})` : '';
};

const ENGLISH: Wording = {
  labels: {
    number: 'Document',
    edition: 'Edition',
    language: 'Language',
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
  note: 'About this sheet',
  kind: (kind) => kind,
  sport: wordsOf,
  page: (page, pages) => `Page ${page} of ${pages}`,
  scale: (ratio, hasSchematicCharacters) =>
    `Sizes in mm, drawn at 1:${ratio}.${hasSchematicCharacters ? ' Places of the characters are schematic.' : ''}`,
  outlineAlt: (title, [width, height, depth]) =>
    `Outline of ${title} with dimension lines: face ${width} by ${height} mm${depth ? `, edge ${depth} mm` : ''}.`,
  noteText: (sheet) =>
    sheet.standIn
      ? `Written for this website as general information; it is not a numbered document. For product papers ask Swiss Timing in Corgémont, ${OFFICE.phone}.`
      : `A summary made for this website, not the document itself. The full text${named(sheet, 'number')} is available from Swiss Timing in Corgémont, ${OFFICE.phone}.`,
};

const GERMAN: Wording = {
  labels: {
    number: 'Dokument',
    edition: 'Ausgabe',
    language: 'Sprache',
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
  note: 'Zu diesem Blatt',
  kind: (kind) => GERMAN_KINDS[kind],
  sport: (sport) => GERMAN_SPORTS[sport] ?? wordsOf(sport),
  page: (page, pages) => `Seite ${page} von ${pages}`,
  scale: (ratio, hasSchematicCharacters) =>
    `Masse in mm, gezeichnet 1:${ratio}.${hasSchematicCharacters ? ' Lage der Zeichen schematisch.' : ''}`,
  outlineAlt: (title, [width, height, depth]) =>
    `Umriss von ${title} mit Masslinien: Fläche ${width} mal ${height} mm${depth ? `, Kante ${depth} mm` : ''}.`,
  noteText: (sheet) =>
    `Eine Zusammenfassung für diese Website, nicht das Dokument selbst. Den vollständigen Text${named(sheet, 'Nummer')} gibt es bei Swiss Timing in Corgémont, ${OFFICE.phone}.`,
};

export const wordingFor = (language: DocumentSheet['language']): Wording => (language === 'de' ? GERMAN : ENGLISH);
