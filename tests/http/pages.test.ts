import { JSDOM } from 'jsdom';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { definePage } from '../../shared/site/page.ts';
import { ORIGIN } from '../support/create-app.ts';
import { FONT, SCRIPT, STYLE_SHEET, sampleApp, sampleSite } from '../support/sample-site.tsx';

it('a page is told the time to the minute, so that every process renders the same', async () => {
  for (const time of ['2026-01-15T12:00:00.001Z', '2026-01-15T12:00:59.999Z']) {
    const { text } = await request(await sampleApp({ now: new Date(time) })).get('/');
    expect(text).toContain('<h1>2026-01-15T12:00:00.000Z</h1>');
  }
});

describe('the document', () => {
  const page = definePage({
    path: '/Uhr',
    name: 'Uhr',
    description: 'A clock.',
    surface: 'ice',
    alternates: [{ href: '/uhr.json', type: 'application/json', name: 'JSON', title: 'The clock' }],
    load: () => ({ props: {}, nameLanguage: 'de' }),
    View: () => 'A clock',
    structuredData: (_, origin) => [{ '@context': 'https://schema.org', '@type': 'Thing', url: origin }],
  });
  const site = {
    ...sampleSite,
    pages: [page],
    oldAddresses: {},
    findPlace: () => ({ breadcrumbs: [{ name: 'Home', href: '/' }] }),
  };
  const open = async (address: string, changes = {}) =>
    new JSDOM((await request(await sampleApp({ site, ...changes })).get(address)).text).window.document;

  it('has what the site, the page and the place of the page give it', async () => {
    const { documentElement, body, head, title } = await open('/Uhr');
    const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
    expect([documentElement.lang, title, body.className]).toEqual(['en', 'Sample - Uhr', 'surface-ice']);
    expect(attribute('meta[name=description]', 'content')).toBe('A clock.');
    expect(attribute('link[rel=canonical]', 'href')).toBe(`${ORIGIN}/Uhr`);
    expect(attribute('link[rel=alternate]', 'href')).toBe(`${ORIGIN}/uhr.json`);
    expect(attribute('link[rel=stylesheet]', 'href')).toBe(STYLE_SHEET);
    expect(attribute('link[rel=preload]', 'href')).toBe(FONT);
    expect(head.querySelector('script[src]')).toBeNull();
    expect(body.querySelector('header')?.textContent).toBe('Header');
    expect(body.querySelector('main')?.textContent).toContain('A clock');
    expect(body.querySelector('footer')?.textContent).toBe('Footer');
    expect(body.querySelector('[aria-current]')?.getAttribute('lang')).toBe('de');
    expect(body.querySelector('.sheet-source')?.textContent).toBe(`${ORIGIN}/Uhr, as of 1 January 2026`);
    const data = [...head.querySelectorAll('script')].map(({ text }) => JSON.parse(text)['@type']);
    expect(data).toEqual(['Thing', 'BreadcrumbList']);
  });

  it('has a script where the page has an island, and in development', async () => {
    const scriptsOf = ({ head }: Document) =>
      [...head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
    expect(scriptsOf(await open('/Lists/Offers', { site: sampleSite }))).toEqual([SCRIPT]);
    expect(scriptsOf(await open('/Uhr', { developmentScript: '/x.js' }))).toEqual(['/x.js']);
  });

  it('of an error is kept out of search engines and claims no address', async () => {
    const { head } = await open('/nope');
    expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(head.querySelector('link[rel=canonical], meta[property], .sheet-source')).toBeNull();
  });
});
