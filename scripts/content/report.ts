/** What the content holds, how it reads, what is worth a look, what is a sample: npm run content. With -- --launch samples fail it. */
import { pages } from '../../shared/pages/site-map.ts';
import { countWords, findCopyWarnings, proseTable } from './editorial.ts';
import { type ContentEntry, contentEntries, stringsOf } from './site-content.ts';

function print(heading: string, lines: readonly string[]): void {
  console.log(`${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

const line = (count: number | string, name: string) => `${String(count).padStart(6)}  ${name}`;

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
const copy = pages.flatMap(({ addresses }) => addresses).map((address) => line(words.get(address) ?? '', address));
print('Pages and words of copy', copy);

const samples = contentEntries.flatMap(sampleOf);
const sampleLines = [...Map.groupBy(samples, ({ file }) => file)].flatMap(([file, entries]) => [
  line(entries.length, file),
  ...entries.map(({ entry }) => `          ${entry}`),
]);
print('Samples, to be replaced before a launch', sampleLines);

const hosts = contentEntries
  .flatMap(({ value }) => stringsOf(value))
  .flatMap(({ text }) => text.match(/https?:\/\/[^\s)"']+/g) ?? [])
  .map((link) => new URL(link).host)
  .filter((host) => !/example(\.com)?$/.test(host));
const byHost = [...Map.groupBy(hosts, (host) => host)].sort();
print(
  'Outside addresses',
  byHost.map(([host, found]) => line(found.length, host)),
);

print('Prose: words a sentence, share with a subordinate clause and of 25 words or more', proseTable(contentEntries));

print('Worth a look', findCopyWarnings(contentEntries));

if (process.argv.includes('--launch') && samples.length > 0) {
  console.error(`Not fit for a launch: ${samples.length} samples remain.`);
  process.exit(1);
}
