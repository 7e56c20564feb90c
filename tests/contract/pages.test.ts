/** Rules for every page, whatever its content. */
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../shared/resources/resources.ts';
import { DESCRIPTION_LENGTH } from '../../shared/site/fit-description.ts';
import { addressedPages, addresses } from '../support/addresses.ts';
import { DIST, freshApp, ORIGIN, sharedApp } from '../support/test-app.ts';

/** Pages with islands, as specified. */
const ISLANDS = {
  '/Company/Careers': 'CareersFilter',
  '/Downloads/Documentation': 'DocumentFilter',
  '/Downloads/InstructionManuals': 'DocumentFilter',
  '/Sales': 'DistributorFilter',
} as const;

const files = new Set(resources.map(({ path }) => path));
const sources = new Map<string, string>();
const documents = new Map<string, Document>();
let app: RequestListener;

beforeAll(async () => {
  app = await sharedApp();
  for (const address of addresses) {
    const { text } = await request(app).get(address);
    sources.set(address, text);
    documents.set(address, new JSDOM(text).window.document);
  }
});

function documentAt(address: string): Document {
  const document = documents.get(address);
  if (document === undefined) throw new Error(`${address} was not loaded`);
  return document;
}

describe.each(addressedPages)('$address', ({ address, page }) => {
  it('has one h1, one main, a skip link, and headings in order', () => {
    const document = documentAt(address);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelector('body > a')?.getAttribute('href')).toBe('#content');
    expect(document.querySelector('main')?.id).toBe('content');
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('has a description of its own length, a canonical address and no two elements with one id', () => {
    const document = documentAt(address);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.min);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}${address}`);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('gives every picture an alternative and a size', () => {
    for (const image of documentAt(address).querySelectorAll('img')) {
      expect(image.getAttribute('alt'), image.src).not.toBeNull();
      expect(image.getAttribute('width'), image.src).toMatch(/^\d+$/);
      expect(image.getAttribute('height'), image.src).toMatch(/^\d+$/);
    }
  });

  it('names only files that are served', () => {
    for (const link of documentAt(address).querySelectorAll('link[href^="/"], img[src], script[src]')) {
      const path = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
      expect(files.has(path) || existsSync(join(DIST, 'public', path)), path).toBe(true);
    }
  });

  it('opens every other site in a new tab, with rel=noopener', () => {
    for (const link of documentAt(address).querySelectorAll('a[href^=http], a[target=_blank]')) {
      expect(link.getAttribute('target'), link.outerHTML).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('has a script only where it declares an island', () => {
    const document = documentAt(address);
    const scripts = [...document.querySelectorAll('script')].filter((script) => script.type !== 'application/ld+json');
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].map((island) => island.dataset.island);
    expect([...new Set(islands)]).toEqual(page.islands);
    expect(scripts.length > 0).toBe(page.islands.length > 0);
    for (const script of scripts) expect(script.textContent).toBe('');
  });

  it('holds no style attributes, which the Content-Security-Policy forbids', () => {
    expect(documentAt(address).querySelectorAll('[style], style')).toHaveLength(0);
  });
});

describe('the site', () => {
  it('has islands on the specified pages', () => {
    for (const [address, island] of Object.entries(ISLANDS)) {
      expect(documentAt(address).querySelector(`[data-island=${island}]`), address).not.toBeNull();
    }
  });

  it('gives every page a title and a description of its own', () => {
    const titles = addresses.map((address) => documentAt(address).title);
    const descriptions = addresses.map((address) =>
      documentAt(address).querySelector('meta[name=description]')?.getAttribute('content'),
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const title of titles) expect(title).toMatch(/^Swiss Timing - \S/);
  });

  it('renders the same bytes a second time', async () => {
    const other = await freshApp();
    for (const address of addresses) {
      const { text } = await request(other).get(address);
      expect(text === sources.get(address), address).toBe(true);
    }
  });

  it('links every page from the site index', () => {
    const index = documentAt('/SiteIndex');
    const linked = new Set([...index.querySelectorAll('main a')].map((link) => link.getAttribute('href')));
    for (const { address, page } of addressedPages) {
      if (page.path === address) expect(linked.has(address), address).toBe(true);
    }
  });
});
