/**
 * Takes a photograph into the site, in the widths and formats that browsers choose from:
 *   npm run photo -- file.jpg --id photo/start-hut --caption "The start hut" --alt "A starter in a wooden hut …"
 * The same id again replaces it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf, parseCatalogue } from '../shared/content/catalogue.ts';
import { inWords } from '../shared/error-in-words.ts';
import { CATALOGUE_FILE } from './build/read-catalogue.ts';
import { removeFiles, writePhotograph } from './photo/write-photograph.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const USAGE = 'usage: npm run photo -- FILE --id photo/NAME --caption "a few words" --alt "what it shows"';

const { values, positionals } = parseArgs({
  options: { id: { type: 'string' }, caption: { type: 'string' }, alt: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
const { id, caption, alt } = values;
if (!file || !id || !/^photo\/[A-Za-z0-9-]+$/.test(id) || !caption || !alt) {
  console.error(USAGE);
  process.exit(1);
}

try {
  const catalogueFile = join(PUBLIC, CATALOGUE_FILE);
  const catalogue = parseCatalogue(CATALOGUE_FILE, JSON.parse(await readFile(catalogueFile, 'utf8')));
  const before = catalogue.find((picture) => picture.id === id);
  if (before) await removeFiles(PUBLIC, filesOf(before));
  const picture = { id, caption, alt, ...(await writePhotograph(await readFile(file), id, PUBLIC)) };
  const entries = parseCatalogue(CATALOGUE_FILE, [...catalogue.filter((other) => other.id !== id), picture]);
  await writeFile(catalogueFile, `${JSON.stringify(entries, undefined, 2)}\n`);
  console.log(`${id}: ${picture.width} × ${picture.height}, ${filesOf(picture).length} files below public/images`);
} catch (error) {
  console.error(inWords(error));
  process.exit(1);
}
