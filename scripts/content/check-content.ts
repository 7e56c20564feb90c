/** Rules that hold across files. What one entry alone must satisfy stands in its parser. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { offersByArea } from '../../shared/content/careers/offers.ts';
import { historyMilestones } from '../../shared/content/company/history-milestones.ts';
import { innovationMilestones } from '../../shared/content/company/innovation-milestones.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { upcomingEvents } from '../../shared/content/events/events.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { pages } from '../../shared/pages/site-map.ts';
import { resources } from '../../shared/resources/resources.ts';
import { type ContentEntry, contentEntries } from './content-entries.ts';
import { type BuiltPictures, findEntryProblems } from './entry-problems.ts';
import { findLengthWarnings } from './length-warnings.ts';
import { type LinkTargets, pagesWithLinkedAnchors } from './link-problems.ts';
import { type BuiltDocuments, type ContentLists, findListProblems } from './list-problems.ts';
import { readAnchors } from './page-anchors.ts';

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
  events: upcomingEvents,
  milestones: {
    'company/history-milestones.ts': historyMilestones,
    'company/innovation-milestones.ts': innovationMilestones,
  },
};

/**
 * Prints what is worth a look, and stops at what is wrong.
 * @throws ContentError naming file, entry and field of everything that is wrong
 */
export async function checkContent(assets: SiteAssets): Promise<void> {
  for (const warning of findLengthWarnings(siteContent.entries)) console.warn(`Worth a look: ${warning}`);
  const anchors = await readAnchors(pagesWithLinkedAnchors(siteContent.entries), assets);
  const problems = findContentProblems(siteContent, assets, { ...linkTargets(assets), anchors });
  if (problems.length > 0) throw new ContentError(problems);
}

/** Pages and files; the anchors of pages are known only once they are rendered. */
export function linkTargets({ documents }: BuiltDocuments): Omit<LinkTargets, 'anchors'> {
  return {
    pages: new Set(pages.flatMap((page) => page.addresses)),
    files: new Set([...resources.map(({ path }) => path), ...Object.keys(documents)]),
  };
}

export function findContentProblems(content: SiteContent, files: BuiltFiles, targets: LinkTargets): string[] {
  return [
    ...repeatedAddresses(),
    ...content.entries.flatMap((entry) => findEntryProblems(entry, files, targets)),
    ...findListProblems(content, files),
  ];
}

/** Only the first of two pages under one address would ever be seen. */
function repeatedAddresses(): string[] {
  const addresses = pages.flatMap((page) => page.addresses);
  return addresses
    .filter((address, index) => addresses.indexOf(address) !== index)
    .map((address) => `shared/content, entry ${address}: two pages have this address`);
}
