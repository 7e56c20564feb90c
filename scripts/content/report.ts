/** What the content holds: npm run content. With -- --launch it fails while samples remain. */
import { pages } from '../../shared/pages/site-map.ts';
import { contentEntries, stringsOf } from './content-entries.ts';
import { countWords, WORD_RANGES } from './word-count.ts';

const words = new Map<string, number>();
for (const { page, value } of contentEntries) {
  if (page !== undefined) words.set(page, (words.get(page) ?? 0) + countWords(value));
}

console.log('Pages and words of copy');
for (const address of pages.flatMap((page) => page.addresses)) {
  console.log(`${String(words.get(address) ?? '').padStart(6)}  ${address}`);
}
console.log(
  `\nExpected: ${Object.entries(WORD_RANGES)
    .map(([kind, { min, max }]) => `${kind} ${min} to ${max}`)
    .join(', ')}`,
);

const samples = contentEntries.flatMap(({ file, entry, value }) => {
  const { isSample, samples: fields } = value as { isSample?: boolean; samples?: readonly string[] };
  const mark = fields ?? isSample;
  if (mark === undefined || mark === false) return [];
  return [{ file, entry: mark === true ? entry : `${entry} (${mark.join(', ')})` }];
});
console.log('\nSamples, to be replaced before a launch');
for (const [file, entries] of Map.groupBy(samples, (sample) => sample.file)) {
  console.log(`${String(entries.length).padStart(6)}  ${file}`);
  for (const { entry } of entries) console.log(`        ${entry}`);
}

const links = contentEntries.flatMap(({ value }) =>
  stringsOf(value).flatMap(({ text }) => text.match(/https?:\/\/[^\s)"']+/g) ?? []),
);
console.log('\nOutside addresses');
for (const [host, found] of [...Map.groupBy(links, (link) => new URL(link).host)].sort()) {
  if (!/example(\.com)?$/.test(host)) console.log(`${String(found.length).padStart(6)}  ${host}`);
}

const total = [...words.values()].reduce((sum, count) => sum + count, 0);
console.log(`\n${words.size} pages with ${total} words, ${samples.length} samples, ${links.length} outside addresses`);

if (process.argv.includes('--launch') && samples.length > 0) {
  console.error(`\nNot fit for a launch: ${samples.length} samples remain.`);
  process.exit(1);
}
