/** What a text of the downloads is: a summary that stands under the number of a document, or a text of this site alone. */
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

/**
 * "Summary of user manual 0017.509.02", of the text that the workshop makes of a sheet.
 * @param language of the page that says it; else that of the text itself
 */
export function whatItIs(sheet: Described, language: Language = sheet.language): string {
  const { overview, summaries } = WORDS[language];
  const [word, origin] = sheet.isOverview ? overview : [summaries[sheet.kind]];
  const name = [word, sheet.number].filter(Boolean).join(' ');
  return [name, origin].filter(Boolean).join(', ');
}

/** The same of the file that is served, on an English page: the company's own document is no summary. */
export function whatTheFileIs(sheet: Described, file: DocumentFile | undefined): string {
  const isSummary = file?.isSummary ?? true;
  return isSummary ? whatItIsWithEdition(sheet, 'en') : [sheet.kind, sheet.number].filter(Boolean).join(' ');
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
