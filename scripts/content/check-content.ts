/** Rules that hold across files. Rules for one entry are in its parser. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { offersByArea } from '../../shared/content/careers/offers.ts';
import { historyMilestones } from '../../shared/content/company/history-milestones.ts';
import { innovationMilestones } from '../../shared/content/company/innovation-milestones.ts';
import { countries } from '../../shared/content/distributors/countries.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { upcomingEvents } from '../../shared/content/events/events.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { pages } from '../../shared/pages/site-map.ts';
import { resources } from '../../shared/resources/resources.ts';
import { type ContentEntry, contentEntries } from './content-entries.ts';
import { type BuiltPictures, findEntryProblems } from './entry-problems.ts';
import { findLinkProblems, type LinkTargets } from './link-problems.ts';
import { type BuiltFiles, type ContentLists, findListProblems } from './list-problems.ts';
import { findPageProblems, type PageHead, pageHeads } from './page-problems.ts';
import { renderPages } from './render-pages.ts';

export interface SiteContent extends ContentLists {
  readonly entries: readonly ContentEntry[];
  readonly pages: readonly PageHead[];
}

export type BuiltSite = BuiltPictures & BuiltFiles;

const siteContent: SiteContent = {
  entries: contentEntries,
  pages: pageHeads,
  offers: {
    'shared/content/careers/switzerland.json': offersByArea.swiss,
    'shared/content/careers/germany.json': offersByArea.germany,
  },
  libraries: {
    'shared/content/downloads/documentation.json': documentation,
    'shared/content/downloads/manuals.json': manuals,
  },
  sheets: documentSheets,
  distributors,
  countries,
  events: upcomingEvents,
  milestones: {
    'shared/content/company/history-milestones.ts': historyMilestones,
    'shared/content/company/innovation-milestones.ts': innovationMilestones,
  },
};

/**
 * @param published addresses of all files that are served
 * @throws ContentError naming file, entry and field of everything that is wrong
 */
export async function checkContent(assets: SiteAssets, published: ReadonlySet<string>): Promise<void> {
  stopAt(findContentProblems(siteContent, { ...assets, published }));
  const { anchors, problems } = await renderPages(pages, assets);
  const targets = { ...linkTargets(published), anchors };
  stopAt([...problems, ...siteContent.entries.flatMap((entry) => findLinkProblems(entry, targets))]);
}

function stopAt(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/** Without anchors, which are known only after the pages are rendered. */
export function linkTargets(published: Iterable<string>): Omit<LinkTargets, 'anchors'> {
  return {
    pages: new Set(pageHeads.map(({ address }) => address)),
    files: new Set([...resources.map(({ path }) => path), ...published]),
  };
}

export function findContentProblems(content: SiteContent, files: BuiltSite): string[] {
  return [
    ...findPageProblems(content.pages),
    ...content.entries.flatMap((entry) => findEntryProblems(entry, files)),
    ...findListProblems(content, files),
  ];
}
