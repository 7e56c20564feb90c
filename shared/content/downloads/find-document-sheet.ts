import type { ServiceSlug, SportSlug } from '../navigation.ts';
import type { DocumentSheet } from './document-sheet.ts';
import { documentSheets } from './document-sheets.ts';

const byUrl: ReadonlyMap<string, DocumentSheet> = new Map(documentSheets.map((sheet) => [sheet.url, sheet]));

export function findDocumentSheet(url: string): DocumentSheet | undefined {
  return byUrl.get(url);
}

/** Documents that name a sport or a service: those about the fewest subjects first. */
export function documentsAbout(subject: { sport: SportSlug } | { service: ServiceSlug }): readonly DocumentSheet[] {
  const isAbout = ({ sports, services }: DocumentSheet) =>
    'sport' in subject ? sports.includes(subject.sport) : services.includes(subject.service);
  const subjects = ({ sports, services }: DocumentSheet) => sports.length + services.length;
  return documentSheets.filter(isAbout).toSorted((a, b) => subjects(a) - subjects(b));
}
