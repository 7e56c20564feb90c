/** The head of every page: title, description, cards, alternates, structured data. */
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOffer } from '../../scripts/dev/components/sample-content.ts';
import { headquarters, offices } from '../../shared/content/company/offices.ts';
import { upcomingEvents } from '../../shared/content/events/events.ts';
import { paths } from '../../shared/paths.ts';
import { resources } from '../../shared/resources/resources.ts';
import { jobPostings, organization } from '../../shared/site/structured-data.ts';
import { addresses } from '../support/addresses.ts';
import { afterAllOffers, beforeAllOffers, offers } from '../support/content-times.ts';
import { pictureSizes } from '../support/picture-sizes.ts';
import { openPage } from '../support/read-page.ts';
import { formatProblems, type SchemaObject, vocabularyProblems } from '../support/schema-org.ts';
import { DIST, freshApp, ORIGIN, readTestAssets, sharedApp } from '../support/test-app.ts';

const documents = new Map<string, Document>();

let app: RequestListener;
let earlyApp: RequestListener;

beforeAll(async () => {
  app = await sharedApp();
  earlyApp = await freshApp({ now: beforeAllOffers });
  for (const address of addresses) documents.set(address, await openPage(address));
});

function documentAt(address: string): Document {
  const document = documents.get(address);
  if (document === undefined) throw new Error(`${address} was not loaded`);
  return document;
}

function contentOf(document: Document, name: string): string | null | undefined {
  return document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
}

function dataOf(document: Document, type?: string): SchemaObject[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? '') as SchemaObject)
    .filter((data) => type === undefined || data['@type'] === type);
}

/** From the header of the PNG. */
function sizeOfPng(address: string): { width: number; height: number } {
  const bytes = readFileSync(join(DIST, 'public', new URL(address).pathname));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe('every page', () => {
  it('has Open Graph title, description and picture', () => {
    for (const [address, document] of documents) {
      expect(contentOf(document, 'og:type'), address).toBe('website');
      expect(contentOf(document, 'og:site_name'), address).toBe('Swiss Timing');
      expect(document.title).toContain(contentOf(document, 'og:title'));
      expect(contentOf(document, 'og:description'), address).toBe(contentOf(document, 'description'));
      expect(contentOf(document, 'og:url')).toBe(`${ORIGIN}${address}`);
      expect(contentOf(document, 'twitter:card'), address).toBe('summary_large_image');
      const picture = contentOf(document, 'og:image') ?? '';
      expect(picture.startsWith(`${ORIGIN}/social/`), address).toBe(true);
      const { width, height } = sizeOfPng(picture);
      const stated = [contentOf(document, 'og:image:width'), contentOf(document, 'og:image:height')];
      expect(stated, address).toEqual([String(width), String(height)]);
    }
  });

  it('says of its picture what is written on it', async () => {
    const { socialCards } = await readTestAssets();
    for (const [address, document] of documents) {
      const picture = (contentOf(document, 'og:image') ?? '').replace(ORIGIN, '');
      const words = socialCards[picture] || `${contentOf(document, 'og:title')}. ${contentOf(document, 'description')}`;
      expect(contentOf(document, 'og:image:alt'), address).toBe(words);
    }
  });

  it('has structured data with valid values', () => {
    for (const [address, document] of documents) {
      for (const data of dataOf(document)) {
        expect(data['@context'], address).toBe('https://schema.org');
        expect(formatProblems(data), address).toEqual([]);
      }
    }
  });

  it('but home has breadcrumbs from home, with addresses of the site', () => {
    expect(dataOf(documentAt('/'), 'BreadcrumbList')).toEqual([]);
    for (const address of addresses.filter((path) => path !== '/')) {
      const [list, ...others] = dataOf(documentAt(address), 'BreadcrumbList');
      expect(others, address).toEqual([]);
      const items = list?.itemListElement as readonly { position: number; item: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      const led = items.map(({ item }) => item.replace(ORIGIN, ''));
      expect([led[0], led.at(-1)]).toEqual(['/', address]);
      expect(new Set(led).size, address).toBe(led.length);
      for (const step of led) expect(addresses).toContain(step);
    }
  });
});

describe('the head', () => {
  it('names the colour of the paper in both schemes', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../shared/styles/tokens.css'), 'utf8');
    const papers = [...tokens.matchAll(/--paper: #(\w+);/g)].map(([, hex = '']) =>
      hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex,
    );
    const colours = [...documentAt('/').querySelectorAll('meta[name=theme-color]')];
    expect(colours.map((meta) => meta.getAttribute('content'))).toEqual(papers.map((hex) => `#${hex}`));
  });

  it('links the feed of offers on the careers pages only', () => {
    const announcing = addresses.filter((address) =>
      documentAt(address).querySelector(`link[type="application/atom+xml"][href="${ORIGIN}/feeds/jobs.atom"]`),
    );
    expect(new Set(announcing)).toEqual(
      new Set([paths.company('Careers'), ...offers.map((offer) => paths.job(offer.attr_id))]),
    );
  });

  it('links files with their media type and a title', async () => {
    const announced = new Map<string, string>();
    for (const address of addresses) {
      for (const link of documentAt(address).querySelectorAll('link[rel=alternate]')) {
        expect(link.getAttribute('title'), address).toMatch(/\w/);
        announced.set(link.getAttribute('href')?.replace(ORIGIN, '') ?? '', link.getAttribute('type') ?? '');
      }
    }
    for (const [path, type] of announced) {
      const { status, headers } = await request(app).head(path);
      expect([status, headers['content-type']?.split(';')[0]], path).toEqual([200, type]);
    }
    // Cards of single distributors and entries for a calendar are alternates of no page.
    const single = /^\/(sitemap\.xml|robots\.txt|contacts\/distributors\/.*|events\/.*)$/;
    const expected = resources.map(({ path }) => path).filter((path) => !single.test(path));
    expect([...announced.keys()].sort()).toEqual(expected.sort());
  });

  it('names icons that are served with their type, to other sites as well', async () => {
    const links = [...documentAt('/').querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')];
    const icons = links.map((link) => link.getAttribute('href') ?? '');
    expect(icons.map((icon) => extname(icon))).toEqual(['.ico', '.png', '.svg', '.png']);
    for (const [index, icon] of icons.entries()) {
      const { status, headers } = await request(app).get(icon);
      const type = headers['content-type'] ?? '';
      expect([status, headers['cross-origin-resource-policy']], icon).toEqual([200, 'cross-origin']);
      expect(type, icon).toMatch(/^image\/(png|svg\+xml|x-icon)$/);
      expect(links[index]?.getAttribute('type') ?? type, icon).toBe(type);
      const sizes = links[index]?.getAttribute('sizes');
      if (sizes) expect(await pictureSizes(join(DIST, 'public', icon)), icon).toContain(sizes);
    }
  });

  it('names no picture that other sites may not show', async () => {
    const home = (await request(app).get('/')).text;
    const { icons } = JSON.parse((await request(app).get('/site.webmanifest').responseType('blob')).body.toString());
    const feed = (await request(app).get('/feeds/jobs.atom').responseType('blob')).body.toString();
    const named = [
      ...[...home.matchAll(/<link rel="(?:[\w-]*icon|manifest)" href="([^"]+)"/g)].map(([, href]) => href),
      ...((home + feed).match(new RegExp(`(?<=${ORIGIN})/[^"<]*\\.(?:png|svg|jpg|webp|avif|ico)`, 'g')) ?? []),
      ...icons.map(({ src }: { src: string }) => src),
    ];
    expect(named.length).toBeGreaterThan(5);
    for (const path of new Set(named)) {
      const { status, headers } = await request(app).head(path);
      expect([status, headers['cross-origin-resource-policy']], path).toEqual([200, 'cross-origin']);
    }
  });

  it('of an error page has no card, no alternates, no structured data and no address to print', async () => {
    for (const address of ['/nope', paths.job(1)]) {
      const document = await openPage(address);
      expect(dataOf(document), address).toEqual([]);
      const ofPages = 'meta[property], link[rel=canonical], link[rel=alternate], .sheet-source';
      expect(document.querySelector(ofPages), address).toBeNull();
    }
  });
});

describe('home', () => {
  it('describes the company and every event', () => {
    const [company] = dataOf(documentAt('/'), 'Organization');
    expect(company).toMatchObject({ name: 'Swiss Timing', foundingDate: '1972-07-03', url: `${ORIGIN}/` });
    const events = dataOf(documentAt('/'), 'SportsEvent').map(({ name, startDate }) => [name, startDate]);
    expect(events).toEqual(upcomingEvents.map(({ name, date }) => [name, date]));
  });

  it('leaves samples of the offices out', () => {
    expect(JSON.stringify(dataOf(documentAt('/')))).not.toMatch(/sample|example\.com/i);
  });
});

describe('a job offer', () => {
  it('is given to search engines only if it is real and its day of publication is known', async () => {
    for (const { attr_id, standIn, posted } of offers) {
      const postings = dataOf(await openPage(paths.job(attr_id), earlyApp), 'JobPosting');
      expect(postings.length > 0, String(attr_id)).toBe(!standIn && posted !== undefined);
    }
  });

  it('is not given to them when its start date has passed', async () => {
    const lateApp = await freshApp({ now: afterAllOffers });
    for (const { attr_id } of offers) {
      expect(dataOf(await openPage(paths.job(attr_id), lateApp), 'JobPosting'), String(attr_id)).toEqual([]);
    }
  });
});

describe('the published vocabulary of schema.org', () => {
  it('has every type and property that any page uses', async () => {
    const posting = jobPostings({ ...sampleOffer, posted: '2030-05-02' }, headquarters, ORIGIN);
    const confirmed = offices.map((office) => ({ ...office, samples: [] }));
    const blocks = [
      ...[...documents.values()].flatMap((document) => dataOf(document)),
      ...posting,
      organization(ORIGIN, confirmed),
    ];
    const types = new Set(blocks.map((block) => block['@type']));
    expect([...types]).toEqual(expect.arrayContaining(['BreadcrumbList', 'Organization', 'JobPosting']));
    // In the same run of the compiler, because each takes seconds.
    const wrong = { '@context': 'https://schema.org', '@type': 'JobPosting', titel: 'x' };
    expect(await vocabularyProblems([...blocks, wrong])).toEqual([expect.stringContaining('titel')]);
  });
});
