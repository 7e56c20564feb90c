/** How the pages read, what is worth a look, what is a sample: npm run content. With -- --launch samples fail it. */
import { join } from 'node:path';
import { readSiteAssets } from '../../server/render/site-assets.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { pages } from '../../shared/site/site-map.ts';
import { findCopyWarnings, proseTable, sentencesOf, sentencesOfPage } from './editorial.ts';
import { findFontWarnings } from './entry-problems.ts';
import { renderPages } from './page-problems.ts';
import { type ContentEntry, contentEntries, stringsOf } from './site-content.ts';

function print(heading: string, lines: readonly string[]): void {
  console.log(`${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

/** Entries are marked as a whole, offices field by field. */
function sampleOf({ file, entry, value }: ContentEntry): { file: string; entry: string }[] {
  const { standIn = false, samples } = value as { standIn?: boolean; samples?: unknown };
  if (Array.isArray(samples)) return [{ file, entry: `${entry} (${samples.join(', ')})` }];
  return standIn ? [{ file, entry }] : [];
}

const samples = contentEntries.flatMap(sampleOf);
const sampleLines = [...Map.groupBy(samples, ({ file }) => file)].flatMap(([file, entries]) => [
  `${entries.length}  ${file}`,
  ...entries.map(({ entry }) => `    ${entry}`),
]);
print('Samples, to be replaced before a launch', sampleLines);

const { rendered } = await renderPages(pages, await readSiteAssets(join(import.meta.dirname, '../../dist')));
const prose = new Map([
  ...[...rendered].map(([address, html]) => [address, sentencesOfPage(html)] as const),
  ...documentSheets.map((sheet) => [sheet.url, stringsOf(sheet).flatMap(({ text }) => sentencesOf(text))] as const),
]);
print('Prose: words a sentence, share with a subordinate clause and of 25 words or more', proseTable(prose));
print('Worth a look', [...findCopyWarnings(prose), ...contentEntries.flatMap(findFontWarnings)]);

if (process.argv.includes('--launch') && samples.length > 0) {
  console.error(`Not fit for a launch: ${samples.length} samples remain.`);
  process.exit(1);
}
