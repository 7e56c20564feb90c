/** What the content holds, how it reads, what is worth a look, what is a sample: npm run content. With -- --launch samples fail it. */
import { pages } from '../../shared/pages/site-map.ts';
import { type ContentEntry, contentEntries, stringsOf } from './content-entries.ts';
import { findCopyWarnings } from './copy-warnings.ts';
import { proseTable } from './prose-figures.ts';
import { countWords } from './word-count.ts';

function print(heading: string, lines: readonly string[]): void {
  console.log(`${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

const count = (values: readonly unknown[], name: string) => `${String(values.length).padStart(6)}  ${name}`;

/** Entries are marked as a whole, offices field by field. */
function sampleOf({ file, entry, value }: ContentEntry): { file: string; entry: string }[] {
  const { standIn = false, samples } = value as { standIn?: boolean; samples?: unknown };
  if (Array.isArray(samples)) return [{ file, entry: `${entry} (${samples.join(', ')})` }];
  return standIn ? [{ file, entry }] : [];
}

const words = new Map<string, number>();
for (const { page, value } of contentEntries) {
  if (page !== undefined) words.set(page, (words.get(page) ?? 0) + countWords(value));
}
print(
  'Pages and words of copy',
  pages
    .flatMap((page) => page.addresses)
    .map((address) => `${String(words.get(address) ?? '').padStart(6)}  ${address}`),
);

const samples = contentEntries.flatMap(sampleOf);
print(
  'Samples, to be replaced before a launch',
  [...Map.groupBy(samples, ({ file }) => file)].flatMap(([file, entries]) => [
    count(entries, file),
    ...entries.map(({ entry }) => `          ${entry}`),
  ]),
);

const links = contentEntries
  .flatMap(({ value }) => stringsOf(value))
  .flatMap(({ text }) => text.match(/https?:\/\/[^\s)"']+/g) ?? [])
  .map((link) => new URL(link).host)
  .filter((host) => !/example(\.com)?$/.test(host));
print(
  'Outside addresses',
  [...Map.groupBy(links, (host) => host)].sort().map(([host, found]) => count(found, host)),
);

print('Prose: words a sentence, share with a subordinate clause and of 25 words or more', proseTable(contentEntries));

print('Worth a look', findCopyWarnings(contentEntries));

if (process.argv.includes('--launch') && samples.length > 0) {
  console.error(`Not fit for a launch: ${samples.length} samples remain.`);
  process.exit(1);
}
