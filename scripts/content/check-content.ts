/** Rules that hold across files. Rules for one entry are in its parser. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { resources } from '../../shared/resources/resources.ts';
import { oldAddresses } from '../../shared/site/old-addresses.ts';
import { pages } from '../../shared/site/site-map.ts';
import { findEntryProblems } from './entry-problems.ts';
import { type BuiltFiles, findListProblems } from './list-problems.ts';
import { findLinkProblems, findOldAddressProblems, findPageProblems, pageHeads, renderPages } from './page-problems.ts';
import { type ContentEntry, type ContentLists, contentEntries, contentLists } from './site-content.ts';

export interface SiteContent extends ContentLists {
  readonly entries: readonly ContentEntry[];
  readonly pages: typeof pageHeads;
  readonly oldAddresses: Readonly<Record<string, string>>;
}

export type BuiltSite = BuiltFiles & Pick<SiteAssets, 'pictures'>;

/**
 * @param published addresses of all files that are served
 * @throws ContentError naming file, entry and field, or the page, of everything that is wrong
 */
export async function checkContent(assets: SiteAssets, published: ReadonlySet<string>): Promise<void> {
  const content = { ...contentLists, entries: contentEntries, pages: pageHeads, oldAddresses };
  stopAt(findContentProblems(content, { ...assets, published }));
  const { rendered, problems } = await renderPages(pages, assets);
  // Links to a page that could not be rendered are no further problem.
  stopAt(problems);
  const files = new Set([...resources.map(({ path }) => path), ...published]);
  stopAt(findLinkProblems(rendered, files));
}

function stopAt(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

export function findContentProblems(content: SiteContent, files: BuiltSite): string[] {
  return [
    ...findPageProblems(content.pages),
    ...findOldAddressProblems(content.oldAddresses, content.pages),
    ...content.entries.flatMap((entry) => findEntryProblems(entry, files.pictures)),
    ...findListProblems(content, files),
  ];
}
