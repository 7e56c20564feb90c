/** Resources, read by other packages than those that write them. */
import type { RequestListener } from 'node:http';
import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleEvent, sampleOffer } from '../../scripts/dev/components/sample-content.ts';
import { offersByArea } from '../../shared/content/careers/offers.ts';
import { eventCalendar } from '../../shared/resources/event-calendar.ts';
import { atom } from '../../shared/resources/job-feeds.ts';
import { resourcePaths } from '../../shared/resources/resource-paths.ts';
import { resources } from '../../shared/resources/resources.ts';
import { calendarEntries } from '../../shared/site/alternates.ts';
import { addresses } from '../support/addresses.ts';
import { firstEvent } from '../support/content-times.ts';
import { expectFoldedLines, readResource } from '../support/read-resource.ts';
import { ORIGIN, sharedApp } from '../support/test-app.ts';

const allPaths = resources.map((resource) => resource.path);
const EVENT = firstEvent && resourcePaths.event(firstEvent);

let app: RequestListener;
beforeAll(async () => {
  app = await sharedApp();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Throws where the text is not well-formed. */
async function readXml(path: string): Promise<Document> {
  return new JSDOM(await readResource(app, path), { contentType: 'application/xml' }).window.document;
}

const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map((element) => element.textContent);

describe('every resource', () => {
  it('has an address that nothing else has', () => {
    expect(new Set([...allPaths, ...addresses]).size).toBe(allPaths.length + addresses.length);
    for (const path of allPaths) expect(path).toMatch(/^\/[a-z0-9./-]+\.(xml|txt|atom|ics|vcf|json|csv)$/);
  });

  it.each<readonly [path: string, contentType: string, fileName: string | undefined]>([
    [resourcePaths.sitemap, 'application/xml; charset=utf-8', undefined],
    [resourcePaths.robots, 'text/plain; charset=utf-8', undefined],
    [resourcePaths.jobs, 'application/atom+xml; charset=utf-8', undefined],
    [resourcePaths.data('jobs', 'json'), 'application/json; charset=utf-8', undefined],
    [resourcePaths.data('jobs', 'csv'), 'text/csv; charset=utf-8; header=present', 'jobs.csv'],
    ...(EVENT ? [[EVENT, 'text/calendar; charset=utf-8', EVENT.slice('/events/'.length)] as const] : []),
    ['/contacts/corgemont.vcf', 'text/vcard; charset=utf-8', 'corgemont.vcf'],
  ])('%s is %s, saved as %s', async (path, contentType, fileName) => {
    const { headers } = await request(app).head(path);
    expect(headers['content-type']).toBe(contentType);
    expect(headers['content-disposition']).toBe(fileName && `attachment; filename="${fileName}"`);
  });

  it('does not depend on the time', () => {
    const madeIn = (year: number) => {
      vi.useFakeTimers({ now: Date.UTC(year, 5, 1) });
      return resources.map((resource) => resource.make({ origin: ORIGIN, documents: {} }));
    };
    expect(madeIn(2001)).toEqual(madeIn(2040));
  });
});

describe('the sitemap', () => {
  it('lists every address once and nothing else', async () => {
    const sitemap = await readXml(resourcePaths.sitemap);
    expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(textsOf(sitemap, 'url > loc').sort()).toEqual(addresses.map((address) => `${ORIGIN}${address}`).sort());
  });

  it('has the day that a legal page prints, and none of which nothing is known', async () => {
    const urls = [...(await readXml(resourcePaths.sitemap)).querySelectorAll('url')];
    for (const address of ['/Cookies', '/PrivacyPolicy', '/TermsAndConditions']) {
      const url = urls.find((candidate) => textsOf(candidate, 'loc').includes(`${ORIGIN}${address}`));
      expect(url && textsOf(url, 'lastmod')).toEqual(['2025-03-30']);
    }
    expect(urls.flatMap((url) => textsOf(url, 'lastmod'))).toHaveLength(3);
  });

  it('is named by robots.txt, which forbids nothing', async () => {
    const lines = (await readResource(app, resourcePaths.robots)).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${ORIGIN}/sitemap.xml`]));
    expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual([]);
  });
});

describe('the job feeds', () => {
  it.each([
    [resourcePaths.jobs, [...offersByArea.swiss, ...offersByArea.germany], '/Company/Careers'],
    [resourcePaths.jobsIn('swiss'), offersByArea.swiss, '/Company/Careers?area=swiss'],
    [resourcePaths.jobsIn('germany'), offersByArea.germany, '/Company/Careers?area=germany'],
  ])('%s has an entry for each offer', async (path, offers, page) => {
    const feed = await readXml(path);
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(textsOf(feed, 'feed > id')).toEqual([`tag:swisstiming.com,2026:${path}`]);
    expect(textsOf(feed, 'feed > author > name')).toEqual(['Swiss Timing Ltd']);
    expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(`${ORIGIN}${path}`);
    expect(feed.querySelector('feed > link[rel=alternate]')?.getAttribute('href')).toBe(`${ORIGIN}${page}`);

    const offerAddresses = offers.map((offer) => `${ORIGIN}/Company/CareersDetails/${offer.attr_id}`);
    const ids = offers.map((offer) => `tag:swisstiming.com,2026:/Company/CareersDetails/${offer.attr_id}`);
    expect(textsOf(feed, 'entry > id')).toEqual(ids);
    const links = [...feed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(offerAddresses);
    expect(textsOf(feed, 'entry > updated')).toHaveLength(offers.length);

    for (const [element, words] of [
      ['title', offers.map(({ language }) => language.title)],
      ['summary', offers.map(({ language }) => expect.stringContaining(language.location.info))],
    ] as const) {
      expect(feed.querySelectorAll(`entry > ${element}:not([type=html])`)).toHaveLength(0);
      const texts = textsOf(feed, `entry > ${element}`).map((html) => JSDOM.fragment(html).textContent);
      expect(texts).toEqual(words);
    }
  });
});

it('a feed has the day on which each offer was published, and its own is the latest of them', () => {
  const offers = [
    { ...sampleOffer, posted: '2030-05-02' },
    { ...sampleOffer, attr_id: 2, posted: '2030-04-01' },
  ];
  const xml = atom({ path: '/feeds/x.atom', title: 'X', page: '/X', offers }, ORIGIN);
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const days = textsOf(document, 'updated').map((moment) => moment.slice(0, 10));
  expect(days).toEqual(['2030-05-02', '2030-05-02', '2030-04-01']);
});

describe('a calendar entry', () => {
  const read = (endDate?: string) => {
    const { endDate: _, ...event } = sampleEvent;
    const calendar = new ICAL.Component(ICAL.parse(eventCalendar({ ...event, ...(endDate && { endDate }) })));
    return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  };

  it('lasts until midnight of the last day, or of its only one', () => {
    expect(read('2030-08-17').endDate.toString()).toBe('2030-08-18T00:00:00');
    expect(read('2030-08-31').endDate.toString()).toBe('2030-09-01T00:00:00');
    expect(read().endDate.toString()).toBe('2030-08-08T00:00:00');
    expect(read().endDate.zone?.tzid).toBe('floating');
  });

  it('has an id that names no host, so that a second import makes no second entry', () => {
    expect(read().uid).toBe('events-sample-games@swisstiming.com');
  });

  it('is offered until its event is over', () => {
    const offeredAt = (now: string) => calendarEntries([sampleEvent], new Date(now)).map(({ href }) => href);
    expect(offeredAt('2030-08-18T11:59:59Z')).toEqual([resourcePaths.event(sampleEvent)]);
    expect(offeredAt('2030-08-18T12:00:00Z')).toEqual([]);
  });
});

describe.skipIf(firstEvent === undefined)('an event', () => {
  const event = firstEvent ?? sampleEvent;
  const path = resourcePaths.event(event);

  it('is read as a floating time, with its place and an id of its own', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await readResource(app, path)));
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events).toHaveLength(1);
    const [read] = events;
    expect(read?.startDate.toString()).toBe(event.date);
    expect(read?.startDate.zone?.tzid).toBe('floating');
    expect(read?.summary).toBe(event.name);
    expect(read?.location).toBe(event.place);
    expect(read?.component.getFirstPropertyValue('url')).toBe(event.link);
    expect(read?.endDate.zone?.tzid).toBe('floating');
  });

  it.each([
    ['UTC', 0],
    ['Asia/Tokyo', -540],
    ['America/Los_Angeles', 420],
  ])('has the same hour on a server in %s', (zone, offset) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2025-08-07T18:00:00').getTimezoneOffset()).toBe(offset);
    const text = resources.find((resource) => resource.path === path)?.make({ origin: ORIGIN, documents: {} });
    expect(text).toContain(`\r\nDTSTART:${event.date.replace(/[-:]/g, '')}\r\n`);
    expect(text).toMatch(/\r\nDTSTAMP:\d{8}T000000Z\r\n/);
    expect(text).not.toMatch(/TZID|VTIMEZONE|X-WR-TIMEZONE/);
  });

  it('folds and ends its lines as the standard requires', async () => {
    expectFoldedLines(await readResource(app, path));
  });
});
