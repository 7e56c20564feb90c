/** Rules for every page, whatever its content. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../shared/resources/resources.ts';
import { DESCRIPTION_LENGTH } from '../../shared/site/fit-description.ts';
import { addressedPages, addresses } from '../support/addresses.ts';
import { openPage } from '../support/read-page.ts';
import { DIST, freshApp, ORIGIN, sharedApp } from '../support/test-app.ts';

/** Pages with islands, as specified. */
const ISLANDS = {
  '/Company/Careers': 'CareersFilter',
  '/Downloads/Documentation': 'DocumentFilter',
  '/Downloads/InstructionManuals': 'DocumentFilter',
  '/Sales': 'DistributorFilter',
} as const;

const files = new Set(resources.map(({ path }) => path));
const documents = new Map<string, Document>();

beforeAll(async () => {
  for (const address of addresses) documents.set(address, await openPage(address));
});

function documentAt(address: string): Document {
  const document = documents.get(address);
  if (document === undefined) throw new Error(`${address} was not loaded`);
  return document;
}

/** What is wrong, each with the address of its page. */
const onEveryPage = (findFaults: (document: Document) => readonly string[]) =>
  addresses.flatMap((address) => findFaults(documentAt(address)).map((fault) => `${address}: ${fault}`));
const tagsOf = (elements: Iterable<Element>) => [...elements].map(({ outerHTML }) => outerHTML.replace(/>.*/s, '>'));

describe('every page', () => {
  it('has one h1, one main, a skip link, and headings in order', () => {
    for (const [address, document] of documents) {
      expect(document.querySelectorAll('h1'), address).toHaveLength(1);
      expect(document.querySelectorAll('main'), address).toHaveLength(1);
      expect(document.querySelector('body > a')?.getAttribute('href'), address).toBe('#content');
      expect(document.querySelector('main')?.id, address).toBe('content');
      const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), address).toBeLessThanOrEqual(1);
      }
    }
  });

  it('has a description of its own length, a canonical address and no two elements with one id', () => {
    for (const [address, document] of documents) {
      const { length } = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      expect(length, address).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.min);
      expect(length, address).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max);
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}${address}`);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size, address).toBe(ids.length);
    }
  });

  it('gives every picture an alternative and a size', () => {
    const without = ':not([alt][width][height])';
    expect(onEveryPage((document) => tagsOf(document.querySelectorAll(`img${without}`)))).toEqual([]);
  });

  it('names only files that are served', () => {
    const isServed = (path: string) => files.has(path) || existsSync(join(DIST, 'public', path));
    const missing = onEveryPage((document) =>
      [...document.querySelectorAll('link[href^="/"], img[src], script[src]')]
        .map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '')
        .filter((path) => !isServed(path)),
    );
    expect(missing).toEqual([]);
  });

  it('opens every other site in a new tab, with rel=noopener', () => {
    const outside = 'a:is([href^=http], [target=_blank]):not([target=_blank][rel~=noopener])';
    expect(onEveryPage((document) => tagsOf(document.querySelectorAll(outside)))).toEqual([]);
  });

  it('has a script only where it declares an island', () => {
    for (const { address, page } of addressedPages) {
      const document = documentAt(address);
      const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')];
      const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].map(({ dataset }) => dataset.island);
      expect([...new Set(islands)], address).toEqual(page.islands);
      expect(scripts.length > 0, address).toBe(page.islands.length > 0);
      for (const script of scripts) expect(script.textContent, address).toBe('');
    }
  });

  it('holds no style attributes, which the Content-Security-Policy forbids', () => {
    expect(onEveryPage((document) => tagsOf(document.querySelectorAll('[style], style')))).toEqual([]);
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
    const [app, other] = [await sharedApp(), await freshApp()];
    for (const address of addresses) {
      const [first, second] = [await request(app).get(address), await request(other).get(address)];
      expect(first.text === second.text, address).toBe(true);
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
