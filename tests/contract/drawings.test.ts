/** What every drawing of the catalogue has in common. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { expect, it } from 'vitest';
import { filesOf } from '../../shared/content/catalogue.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { addresses } from '../support/addresses.ts';
import { DIST, readTestAssets, sharedApp } from '../support/test-app.ts';

const SOURCES = join(import.meta.dirname, '../../pictures');

async function drawings(): Promise<readonly string[]> {
  const files = Object.values((await readTestAssets()).pictures).flatMap(filesOf);
  return files.map(({ path }) => path).filter((path) => path.endsWith('.svg'));
}

/** Those that are built from `pictures/`; a drawing from elsewhere is served as it is. */
const own = async () => (await drawings()).filter((path) => existsSync(path.replace('/images', SOURCES)));

const readDrawing = (path: string) => readFile(join(DIST, 'public', path), 'utf8');

it('has its dark colours for the visitor’s setting and under the fragment #dark alike', async () => {
  for (const path of await own()) {
    const svg = await readDrawing(path);
    expect(svg, path).toMatch(/^<svg [^>]*id="dark"/);
    const blocks = [...svg.matchAll(/@media\(prefers-color-scheme:dark\)\{((?:[^{}]+\{[^{}]*\})*)\}([^@<]*)/g)];
    expect(blocks, path).not.toHaveLength(0);
    for (const [, dark = '', following = ''] of blocks) {
      const asked = following.replaceAll(':where(:target) ', '').replace(/^:target\{/, ':root{');
      expect(asked, path).toContain(dark);
    }
  }
});

it('is served with a policy that allows its own style block and nothing else', async () => {
  const app = await sharedApp();
  for (const path of [...(await drawings()), '/favicon.svg', '/flags/sui.svg']) {
    const blocks = [...(await readDrawing(path)).matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style);
    const hashes = blocks.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const { headers } = await request(app).head(path);
    const policy = ["default-src 'none'", ...(hashes.length > 0 ? [`style-src ${hashes.join(' ')}`] : [])];
    expect(headers['content-security-policy'], path).toBe(policy.join('; '));
  }
});

async function readPages(): Promise<string[]> {
  const app = await sharedApp();
  return Promise.all(addresses.map(async (address) => (await request(app).get(address)).text));
}

it('is on a page or in a document', async () => {
  const named = (await readPages()).join() + JSON.stringify(documentSheets);
  const unused = Object.keys((await readTestAssets()).pictures).filter((path) => !named.includes(path));
  expect(unused, 'remove what nobody sees').toEqual([]);
});

/** The hand in which several services show a screen of their own, and the strip of all sports. */
const SHARED = ['/images/screen/phone-in-hand.svg', '/images/strip/LongStrip.svg'];

it('is on two pages at most, besides links to neighbours', async () => {
  const shown = (await readPages()).flatMap((html) => {
    const [own = ''] = html.split('class="pager');
    return [...new Set([...own.matchAll(/<img[^>]* src="(\/images\/[^"]+)"/g)].map(([, path]) => path))];
  });
  const isOften = (path = '') => !SHARED.includes(path) && shown.filter((other) => other === path).length > 2;
  expect([...new Set(shown.filter(isOften))]).toEqual([]);
});

it('has a plain colour before each variable, for programs that know no variables', async () => {
  for (const path of await drawings()) {
    for (const [, before] of (await readDrawing(path)).matchAll(/(\S{0,16})(?:fill|stroke):var\(/g)) {
      expect(before, path).toMatch(/(fill|stroke):#[\da-f]{3,6};$/);
    }
  }
});
