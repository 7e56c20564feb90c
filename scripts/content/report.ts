/** What `npm run content` prints: how the pages read, what is worth a look, what is a sample. */
import type { SiteAssets } from '../../server/render/site-assets.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import type { Page } from '../../shared/site/page.ts';
import { findClaimWarnings } from './claim-warnings.ts';
import { findCopyWarnings, proseTable, sentencesOf, sentencesOfPage } from './editorial.ts';
import { findFontWarnings } from './entry-problems.ts';
import { renderPages } from './page-problems.ts';
import { type ContentEntry, contentEntries, stringsOf } from './site-content.ts';

/** Entries are marked as a whole, offices field by field. */
function sampleOf({ file, entry, value }: ContentEntry): { file: string; entry: string }[] {
  const { standIn = false, samples } = value as { standIn?: boolean; samples?: unknown };
  if (Array.isArray(samples)) return [{ file, entry: `${entry} (${samples.join(', ')})` }];
  return standIn ? [{ file, entry }] : [];
}

/** The lines of each part by its heading, and how many samples remain. */
export async function createReport(pages: readonly Page[], assets: SiteAssets) {
  const samples = contentEntries.flatMap(sampleOf);
  const sampleLines = [...Map.groupBy(samples, ({ file }) => file)].flatMap(([file, entries]) => [
    `${entries.length}  ${file}`,
    ...entries.map(({ entry }) => `    ${entry}`),
  ]);
  const { rendered } = await renderPages(pages, assets);
  const prose = new Map([
    ...[...rendered].map(([address, html]) => [address, sentencesOfPage(html)] as const),
    ...documentSheets.map((sheet) => [sheet.url, stringsOf(sheet).flatMap(({ text }) => sentencesOf(text))] as const),
  ]);
  const warnings = [
    ...findCopyWarnings(prose),
    ...contentEntries.flatMap(findFontWarnings),
    ...documentSheets.flatMap(findClaimWarnings),
  ];
  const parts: Readonly<Record<string, readonly string[]>> = {
    'Samples, to be replaced before a launch': sampleLines,
    'Prose: words a sentence, share with a subordinate clause and of 25 words or more': proseTable(prose),
    'Worth a look': warnings,
  };
  return { parts, samples: samples.length };
}
