/** Rules that hold across files. What one entry alone must satisfy stands in its parser. */
import { offersByArea } from '../../shared/content/careers/offers.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { type ContentEntry, contentEntries } from './content-entries.ts';
import { type BuiltPictures, findEntryProblems } from './entry-problems.ts';
import { type BuiltDocuments, type ContentLists, findListProblems } from './list-problems.ts';

/** Everything the rules look at. */
export interface SiteContent extends ContentLists {
  readonly entries: readonly ContentEntry[];
}

export type BuiltFiles = BuiltPictures & BuiltDocuments;

export const siteContent: SiteContent = {
  entries: contentEntries,
  offers: { 'careers/switzerland.json': offersByArea.swiss, 'careers/germany.json': offersByArea.germany },
  libraries: { 'downloads/documentation.json': documentation, 'downloads/manuals.json': manuals },
  sheets: documentSheets,
  distributors,
};

/** @throws ContentError naming file, entry and field of everything that is wrong */
export function checkContent(files: BuiltFiles): void {
  const problems = findContentProblems(siteContent, files);
  if (problems.length > 0) throw new ContentError(problems);
}

export function findContentProblems(content: SiteContent, files: BuiltFiles): string[] {
  return [...content.entries.flatMap((entry) => findEntryProblems(entry, files)), ...findListProblems(content, files)];
}
