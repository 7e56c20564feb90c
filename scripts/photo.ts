/**
 * Adds a photograph to the site, in the widths and formats that browsers choose from:
 *   npm run photo -- file.jpg --name start-hut --caption "The start hut" --alt "A starter in a wooden hut …"
 * The same name again replaces it.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError } from '../server/describe-error.ts';
import { type CataloguePicture, filesOf, parseCatalogue } from '../shared/content/catalogue.ts';
import { CATALOGUE_FILE } from './build/public-files.ts';
import { readEntries } from './build/read-catalogue.ts';
import { writePhotograph } from './photo/write-photograph.ts';

const PUBLIC = join(import.meta.dirname, '../public');

const { values, positionals } = parseArgs({
  options: {
    ...{ name: { type: 'string' }, caption: { type: 'string' }, alt: { type: 'string' } },
    // Slug of the sport that it shows.
    sport: { type: 'string' },
  },
  allowPositionals: true,
});
const [file] = positionals;
const { name, caption, alt, sport } = values;
if (!file || !name || !/^[A-Za-z0-9-]+$/.test(name) || !caption || !alt) {
  console.error(
    'usage: npm run photo -- FILE --name NAME --caption "a few words" --alt "what it shows" [--sport Fencing]',
  );
  process.exit(1);
}

try {
  const catalogueFile = join(PUBLIC, CATALOGUE_FILE);
  const catalogue = await readEntries(PUBLIC);
  const picture = { ...(await writePhotograph(await readFile(file), name, PUBLIC)), caption, alt, sport };
  const written = filesOf(picture).map(({ path }) => path);
  const isBefore = ({ path }: CataloguePicture) => path.startsWith(`/images/photo/${name}-`);
  const outdated = catalogue.filter(isBefore).flatMap(filesOf);
  for (const { path } of outdated) if (!written.includes(path)) await rm(join(PUBLIC, path), { force: true });
  const entries = parseCatalogue(CATALOGUE_FILE, [...catalogue.filter((other) => !isBefore(other)), picture]);
  await writeFile(catalogueFile, `${JSON.stringify(entries, undefined, 2)}\n`);
  console.log(`${picture.path}: ${picture.width} × ${picture.height}, ${written.length} files below public/images`);
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
