/** What every drawing of the catalogue has in common. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { expect, it } from 'vitest';
import { filesOf } from '../../shared/content/catalogue.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { addresses } from '../support/addresses.ts';
import { createTestApp, DIST, readTestAssets } from '../support/create-test-app.ts';
import { smallestLetter } from '../support/smallest-letter.ts';

async function drawings(): Promise<readonly string[]> {
  const files = Object.values((await readTestAssets()).pictures).flatMap(filesOf);
  return files.map(({ path }) => path).filter((path) => path.endsWith('.svg'));
}

const readDrawing = (path: string) => readFile(join(DIST, 'public', path), 'utf8');

it('has its dark colours for the visitor’s setting and under the fragment #dark alike', async () => {
  for (const path of await drawings()) {
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
  const app = await createTestApp();
  for (const path of [...(await drawings()), '/favicon.svg', '/flags/sui.svg']) {
    const blocks = [...(await readDrawing(path)).matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style);
    const hashes = blocks.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const { headers } = await request(app).head(path);
    const sources = hashes.length > 0 ? hashes.join(' ') : "'none'";
    expect(headers['content-security-policy'], path).toBe(
      `default-src 'none'; style-src ${sources}; frame-ancestors 'none'`,
    );
  }
});

it('is on a page or in a document', async () => {
  const app = await createTestApp();
  const pages = await Promise.all(addresses.map(async (address) => (await request(app).get(address)).text));
  const named = pages.join() + JSON.stringify(documentSheets);
  const unused = Object.keys((await readTestAssets()).pictures).filter((path) => !named.includes(path));
  expect(unused, 'remove what nobody sees').toEqual([]);
});

/** Widths in px that the site shows a drawing in, at windows of 390 and of 1440 px: strips have frames of their own. */
const SHOWN: Readonly<Record<string, readonly [phone: number, desktop: number]>> = {
  brand: [358, 620],
  equipment: [358, 400],
  event: [358, 420],
  heritage: [358, 640],
  history: [358, 640],
  innovations: [358, 640],
  milestones: [358, 640],
  office: [358, 1280],
  plan: [358, 843],
  scene: [358, 624],
  screen: [358, 640],
};
/** The narrowest band that shows a wide drawing: shared/components/Picture.tsx. */
const NARROWEST_BAND = 960;
/** A letter under this many CSS pixels is not read. */
const SMALLEST_LETTER_PX = 11;

it('has letters of at least 11 px on a phone and on a desktop', async () => {
  const small: string[] = [];
  for (const picture of Object.values((await readTestAssets()).pictures)) {
    const { path, portrait, wide } = picture;
    const shown = SHOWN[path.split('/')[2] ?? ''];
    if (!shown || !path.endsWith('.svg')) continue;
    const [phone, desktop] = shown;
    const places = [
      { ...picture, shown: desktop },
      { ...(portrait ?? picture), shown: phone },
      ...(wide ? [{ ...wide, shown: NARROWEST_BAND }] : []),
    ];
    for (const { path: file, width, shown: pixels } of places) {
      const letter = ((await smallestLetter(file)) * pixels) / width;
      if (letter < SMALLEST_LETTER_PX - 0.05) small.push(`${file}: ${letter.toFixed(1)} px in ${pixels} px`);
    }
  }
  expect(small).toEqual([]);
});
