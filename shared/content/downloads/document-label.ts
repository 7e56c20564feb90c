/** What a text of the downloads is called: one word in a list, whose page explains the word, and in full in the file itself. */
import type { DocumentFile } from './document-file.ts';
import type { DocumentKind, DocumentSheet } from './document-sheet.ts';

type Language = DocumentSheet['language'];
type Described = Pick<DocumentSheet, 'language' | 'kind' | 'number' | 'edition' | 'isOverview'>;

interface Words {
  /** Its own number follows the first word. */
  readonly overview: readonly [word: string, origin: string];
  /** Begins with "Summary of": German needs the article of what follows. */
  readonly summaries: Readonly<Record<DocumentKind, string>>;
  /** Of an edition that has a version, a date or both. */
  readonly edition: (version: string | undefined, date: string | undefined) => string;
  readonly season: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    overview: ['Overview', 'written for this site'],
    summaries: {
      'Data sheet': 'Summary of data sheet',
      'User manual': 'Summary of user manual',
      'Service catalogue': 'Summary of service catalogue',
      'Consulting sheet': 'Summary of consulting sheet',
      'General information': 'Summary of general information',
    },
    edition: (version, date) => ['edition', version, date && `of ${date}`].filter(Boolean).join(' '),
    season: 'season',
  },
  de: {
    overview: ['Überblick', 'geschrieben für diese Website'],
    summaries: {
      'Data sheet': 'Zusammenfassung des Datenblatts',
      'User manual': 'Zusammenfassung der Bedienungsanleitung',
      'Service catalogue': 'Zusammenfassung des Leistungskatalogs',
      'Consulting sheet': 'Zusammenfassung des Beratungsblatts',
      'General information': 'Zusammenfassung der allgemeinen Informationen',
    },
    edition: (version, date) => ['Ausgabe', version, date && `von ${date}`].filter(Boolean).join(' '),
    season: 'Saison',
  },
};

/** "Summary", "Overview", or "User manual" once the company has delivered its own file: the word beside a name in a list. */
export function documentLabel(sheet: Described, file: DocumentFile | undefined): string {
  if (file && !file.isSummary) return sheet.kind;
  return sheet.isOverview ? 'Overview' : 'Summary';
}

/**
 * "Summary of user manual 0017.509.02", of the text that `npm run documents` prints of a sheet.
 * @param language of the page that says it; else that of the text itself
 */
export function whatItIs(sheet: Described, language: Language = sheet.language): string {
  const { overview, summaries } = WORDS[language];
  const [word, origin] = sheet.isOverview ? overview : [summaries[sheet.kind]];
  const name = [word, sheet.number].filter(Boolean).join(' ');
  return [name, origin].filter(Boolean).join(', ');
}

/** "Summary of user manual 0017.509.02, edition v4.9 of January 2017": the edition is that of the document summarised. */
export function whatItIsWithEdition(sheet: Described, language: Language = sheet.language): string {
  const name = whatItIs(sheet, language);
  return sheet.edition === undefined ? name : `${name}, ${editionInWords(sheet.edition, WORDS[language])}`;
}

/** "Swimming concept: summary of user manual 0017.509.02". German nouns keep their capital. */
export function fileTitle(sheet: Described & Pick<DocumentSheet, 'title'>): string {
  const name = whatItIs(sheet);
  return `${sheet.title}: ${sheet.language === 'en' ? name.charAt(0).toLowerCase() + name.slice(1) : name}`;
}

function editionInWords(edition: string, words: Words): string {
  const season = /^season (.+)$/.exec(edition);
  if (season) return `${words.season} ${season[1]}`;
  const [, version, date] = /^(v[\d.]+)?(?:, )?(.+)?$/i.exec(edition) ?? [];
  return words.edition(version, date);
}
