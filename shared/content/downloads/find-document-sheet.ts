import type { ServiceSlug, SportSlug } from '../navigation.ts';
import type { DocumentSheet } from './document-sheet.ts';
import { documentSheets } from './document-sheets.ts';

const byUrl: ReadonlyMap<string, DocumentSheet> = new Map(documentSheets.map((sheet) => [sheet.url, sheet]));

export function findDocumentSheet(url: string): DocumentSheet | undefined {
  return byUrl.get(url);
}

/** Documents that name a sport or a service, in the order of the sheets. */
export function documentsAbout(subject: { sport: SportSlug } | { service: ServiceSlug }): readonly DocumentSheet[] {
  return documentSheets.filter((sheet) =>
    'sport' in subject ? sheet.sports.includes(subject.sport) : sheet.services.includes(subject.service),
  );
}
