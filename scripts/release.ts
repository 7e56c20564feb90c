/** Part of `npm version`: dates the release in the site and in the list of changes. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SITE = join(ROOT, 'shared/content/site.ts');
const CHANGES = join(ROOT, 'CHANGELOG.md');

const version = process.env.npm_package_version;
const day = new Date().toISOString().slice(0, 10);

/** @throws when there is nothing to replace */
async function replaceIn(file: string, pattern: RegExp, replacement: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} holds nothing like ${pattern}`);
  await writeFile(file, text.replace(pattern, replacement));
}

await replaceIn(SITE, /releaseDate: '[\d-]+'/, `releaseDate: '${day}'`);
await replaceIn(CHANGES, /^## Unreleased$/m, `## Unreleased\n\n## ${version}, ${day}`);
