import type { RequestListener } from 'node:http';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { addresses } from '../support/addresses.ts';
import { offers } from '../support/content-times.ts';
import { sharedApp } from '../support/test-app.ts';

const JOB_ID = offers[0]?.attr_id ?? 0;
const JOB = paths.job(JOB_ID);

let app: RequestListener;
beforeAll(async () => {
  app = await sharedApp();
});

describe('addresses', () => {
  it('has one for every job offer', () => {
    const jobs = offers.map((offer) => paths.job(offer.attr_id));
    expect(addresses.filter((address) => address.startsWith('/Company/CareersDetails/'))).toEqual(jobs);
  });

  it.each([
    ['/Service', '/Service/DistributedTimekeeping'],
    ['/service', '/Service/DistributedTimekeeping'],
  ])('%s redirects to %s and keeps the query', async (from, to) => {
    const response = await request(app).get(`${from}?a=1&b=%20`);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(`${to}?a=1&b=%20`);
    // Express would negotiate a body.
    expect([response.text, response.headers.vary]).toEqual(['', undefined]);
  });

  it.each([
    ['1 kB', `?${'a'.repeat(1023)}`, true],
    ['more', `?${'a'.repeat(1024)}`, false],
    ['letters that take more room in the header', `?${'ü'.repeat(1000)}`, false],
  ])('a redirect keeps a query of %s: %#', async (_, query, isKept) => {
    for (const [from, to] of [
      ['/Service', '/Service/DistributedTimekeeping'],
      ['/sales', '/Sales'],
    ]) {
      const { status, headers } = await request(app).get(from + query);
      expect([status, headers.location]).toEqual([301, isKept ? to + query : to]);
    }
  });

  it.each([
    ['/sales', '/Sales'],
    ['/SALES?country=can', '/Sales?country=can'],
    ['/sports/swimming', '/Sports/Swimming'],
    [JOB.toLowerCase(), JOB],
    ['/%53ales', '/Sales'],
  ])('%s, in other capitals or with escapes, redirects to %s', async (from, to) => {
    const response = await request(app).get(from);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(to);
  });

  it.each(['/Service/', `${JOB}/`])('%s with a trailing slash is no page', async (address) => {
    const response = await request(app).get(address);
    expect(response.status).toBe(404);
    expect(response.text).toContain('Page not found');
  });

  it.each([
    ['a trailing slash', '/Sales/', '/Sales'],
    ['the slash of an offer', `${JOB}/`, JOB],
    ['capitals and a slash', '/sports/swimming/', '/Sports/Swimming'],
    ['doubled slashes', '//Sports//Swimming', '/Sports/Swimming'],
    ['an encoded slash', '/Sales%2F', '/Sales'],
    ['a typing error', '/Sports/Swiming', '/Sports/Swimming'],
    ['a wrong section', '/Services/Timing', '/Service/Timing'],
    ['half a name', '/Company/Contact', '/Company/ContactCorgemont'],
    ['an address of the former site', '/History.47.0.html', '/Company/History'],
    ['the site index itself', '/SiteIndex/', '/SiteIndex'],
  ])('%s leads to a 404 that suggests the page: %s', async (_, address, page) => {
    const response = await request(app).get(address);
    expect(response.status).toBe(404);
    expect(response.text).toContain('Perhaps you meant');
    const links = [
      ...(/<div class="error-page">.*?<\/div>/s.exec(response.text)?.[0] ?? '').matchAll(/href="([^"]*)"/g),
    ];
    expect(links.map(([, href]) => href)).toEqual([page, ...['/', '/SiteIndex'].filter((href) => href !== page)]);
  });

  it.each(['/nope', `/Sales${'/'.repeat(8000)}`])(
    '%# suggests nothing, because no address is similar',
    async (address) => {
      const response = await request(app).get(address);
      expect(response.status).toBe(404);
      expect(response.text).not.toContain('Perhaps you meant');
    },
  );

  it.each(['/nope', '/Service/Nope', '//Sales', '/Sales//', '/Company/CareersDetails', '/Sales%2F', '/\\Sales', '/..'])(
    '%s is not found',
    async (address) => {
      const response = await request(app).get(address);
      expect(response.status).toBe(404);
      expect(response.headers['cache-control']).toBe('public, max-age=60');
      expect(response.text).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  const ESCAPED = `%3${JOB_ID}`;
  it.each([ESCAPED, '1', '999999', 'abc', `${JOB_ID}x`, `0${JOB_ID}`, '%3Cscript%3E'])(
    'job %s is not found',
    async (jobId) => {
      const response = await request(app).get(`/Company/CareersDetails/${jobId}`);
      expect(response.status).toBe(404);
      expect(response.text).toContain('<h1>Job not found</h1>');
      expect(response.text).toContain('href="/Company/Careers"');
      expect(response.text).not.toContain('<script');
    },
  );

  it.each(['/%', '/%zz', '/Sales%E0%A4%A', '/assets/%c0%ae', '/Sales%00'])('%s is a bad request', async (address) => {
    const response = await request(app).get(address);
    expect([response.status, response.headers['cache-control']]).toEqual([400, 'no-store']);
  });

  it.each(['post', 'put', 'delete', 'patch', 'options'] as const)('%s is not allowed', async (method) => {
    const response = await request(app)[method]('/Sales');
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});
