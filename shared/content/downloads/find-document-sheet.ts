import type { ServiceSlug, SportSlug } from '../navigation.ts';
import type { DocumentSheet } from './document-sheet.ts';
import { documentSheets } from './document-sheets.ts';

const byUrl: ReadonlyMap<string, DocumentSheet> = new Map(documentSheets.map((sheet) => [sheet.url, sheet]));

export function findDocumentSheet(url: string): DocumentSheet | undefined {
  return byUrl.get(url);
}

/** Documents that name a sport: those about the fewest sports first, and of those a catalogue before a single device. */
export function documentsAboutSport(sport: SportSlug): readonly DocumentSheet[] {
  return documentSheets
    .filter(({ sports }) => sports.includes(sport))
    .toSorted((a, b) => a.sports.length - b.sports.length || b.services.length - a.services.length);
}

/** Documents that name a service: those about the most sports first, and among them those about this service alone. */
export function documentsAboutService(service: ServiceSlug): readonly DocumentSheet[] {
  return documentSheets
    .filter(({ services }) => services.includes(service))
    .toSorted((a, b) => b.sports.length - a.sports.length || a.services.length - b.services.length);
}
