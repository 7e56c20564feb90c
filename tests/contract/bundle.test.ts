/** The scripts of the build: while two releases overlap, a page may get those of the other one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DIST, readTestAssets, readTestFiles } from '../support/test-app.ts';

it('scripts and the style sheet name only hashed files of their own release', async () => {
  const { styleSheet, islandModules } = await readTestAssets();
  const named = new Set<string>();
  for (const address of [styleSheet, ...Object.values(islandModules).flat()]) {
    const text = await readFile(join(DIST, 'public', address), 'utf8');
    for (const [name] of text.matchAll(/(?<=\.\/)[\w-]+-[A-Z0-9]{8}\.\w+/g)) named.add(`/assets/${name}`);
  }
  expect(named.size).toBeGreaterThan(1);
  expect(Object.keys(await readTestFiles())).toEqual(expect.arrayContaining([...named]));
});
