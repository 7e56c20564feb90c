/** What every drawing of the catalogue has in common. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from '../../shared/content/catalogue.ts';
import { DIST, readTestAssets } from '../support/create-test-app.ts';

it('has its dark colours for the visitor’s setting and under the fragment #dark alike', async () => {
  const pictures = Object.values((await readTestAssets()).pictures).flatMap(filesOf);
  for (const { path } of pictures.filter((picture) => picture.path.endsWith('.svg'))) {
    const svg = await readFile(join(DIST, 'public', path), 'utf8');
    expect(svg, path).toMatch(/^<svg [^>]*id="dark"/);
    const blocks = [...svg.matchAll(/@media\(prefers-color-scheme:dark\)\{((?:[^{}]+\{[^{}]*\})*)\}([^@<]*)/g)];
    expect(blocks, path).not.toHaveLength(0);
    for (const [, dark = '', following = ''] of blocks) {
      expect(following.replaceAll(':where(:target) ', ''), path).toContain(dark);
    }
  }
});
