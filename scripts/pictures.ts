/**
 * Builds the pictures of pictures/ into public/images, and enters them in public/catalogue.json:
 *   npm run pictures [-- plan plan/Swimming]     all, or those whose names begin so; writes what changed
 *   npm run pictures -- --check                  writes nothing, and fails when a file is not as it would be built
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError } from '../server/describe-error.ts';
import { CATALOGUE_FILE, filesBelow } from './build/public-files.ts';
import { readEntries } from './build/read-catalogue.ts';
import { buildPictures } from './pictures/build-pictures.ts';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'public');

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});

try {
  const isMeant = (name: string) => positionals.length === 0 || positionals.some((word) => name.startsWith(word));
  const { files, catalogue } = await buildPictures(join(ROOT, 'pictures'), isMeant);
  const entered = await readEntries(PUBLIC);
  const present = new Set((await filesBelow(join(PUBLIC, 'images'))).map((file) => `/images/${file}`));
  // Photographs and drawings from outside have no source here: their entries stay as long as their files do.
  const others = entered.filter(({ path }) => !files.has(path) && present.has(path));
  const entries = [...catalogue, ...others].sort((one, other) => (one.path < other.path ? -1 : 1));
  const all = new Map([...files, [`/${CATALOGUE_FILE}`, `${JSON.stringify(entries, undefined, 2)}\n`]]);
  let changes = 0;
  for (const [address, text] of all) {
    const file = join(PUBLIC, address);
    if (text === (await readFile(file, 'utf8').catch(() => undefined))) continue;
    changes += 1;
    console.log(`${values.check ? 'differs' : 'written'}  public${address}`);
    if (values.check) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  console.log(`Pictures: ${files.size}. Files that ${values.check ? 'differ' : 'changed'}: ${changes}.`);
  if (values.check && changes > 0) process.exitCode = 1;
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
