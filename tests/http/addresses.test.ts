import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { sampleApp } from '../support/sample-site.tsx';

const app = await sampleApp();

describe('addresses', () => {
  it.each(['/', '/Lists/Offers', '/Lists/Items/Timer', '/Plain'])('%s is a page', async (address) => {
    const { status, headers } = await request(app).get(address);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it.each([
    ['/Lists', '/Lists/Offers'],
    ['/lists', '/Lists/Offers'],
  ])('%s redirects to %s and keeps the query', async (from, to) => {
    const response = await request(app).get(`${from}?a=1&b=%20`);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(`${to}?a=1&b=%20`);
    expect(response.headers['cache-control']).toContain('max-age=60');
    // Express would negotiate a body.
    expect([response.text, response.headers.vary]).toEqual(['', undefined]);
  });

  it.each([
    ['1 kB', `?${'a'.repeat(1023)}`, true],
    ['more', `?${'a'.repeat(1024)}`, false],
    ['letters that take more room in the header', `?${'ü'.repeat(1000)}`, false],
  ])('a redirect keeps a query of %s: %#', async (_, query, isKept) => {
    for (const [from, to] of [
      ['/Lists', '/Lists/Offers'],
      ['/plain', '/Plain'],
    ]) {
      const { status, headers } = await request(app).get(from + query);
      expect([status, headers.location]).toEqual([301, isKept ? to + query : to]);
    }
  });

  it.each([
    ['/plain', '/Plain'],
    ['/LISTS/OFFERS?area=far', '/Lists/Offers?area=far'],
    ['/lists/items/timer', '/Lists/Items/Timer'],
    ['/%50lain', '/Plain'],
  ])('%s, in other capitals or with escapes, redirects to %s', async (from, to) => {
    const response = await request(app).get(from);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(to);
  });

  it.each([
    ['a trailing slash', '/Plain/', '/Plain'],
    ['the slash of a page with parameters', '/Lists/Items/Timer/', '/Lists/Items/Timer'],
    ['doubled slashes', '//Lists//Offers', '/Lists/Offers'],
    ['an encoded slash', '/Plain%2F', '/Plain'],
    ['a typing error', '/Plainn', '/Plain'],
    ['a file of the former site', '/former/page.html', '/Plain'],
  ])('%s leads to a 404 that links the page that was probably meant: %s', async (_, address, page) => {
    const response = await request(app).get(address);
    expect(response.status).toBe(404);
    expect(/<h1>.*<\/h1>/.exec(response.text)?.[0]).toContain(`href="${page}"`);
  });

  it.each(['/nope', '/Lists/Nope', '/Lists%2FOffers%2F', '/\\Plain\\', '/..', `/Plain${'/'.repeat(8000)}`])(
    '%# is not found',
    async (address) => {
      const response = await request(app).get(address).set('If-None-Match', '*');
      expect(response.status).toBe(404);
      expect([response.headers['cache-control'], response.headers.etag]).toEqual(['public, max-age=60', undefined]);
      expect(response.text).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  it.each(['%54imer', '1', 'timer1', '%3Cscript%3E'])('the unknown parameter %s is not found', async (itemId) => {
    const response = await request(app).get(`/Lists/Items/${itemId}`);
    expect([response.status, response.headers['cache-control']]).toEqual([404, 'public, max-age=60']);
    expect(response.text).toContain('<h1>Item not found</h1>');
    expect(response.text).toContain('<meta name="robots" content="noindex"/>');
    expect(response.text).not.toContain('<script');
  });

  it.each(['/%', '/%zz', '/Plain%E0%A4%A', '/assets/%c0%ae', '/Plain%00'])('%s is a bad request', async (address) => {
    const response = await request(app).get(address);
    expect([response.status, response.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(response.text).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each(['post', 'put', 'delete', 'patch', 'options'] as const)('%s is not allowed', async (method) => {
    const response = await request(app)[method]('/Plain');
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});

describe('a filter', () => {
  it.each([
    ['', ['Near', 'Far']],
    ['?area=mars', ['Near', 'Far']],
    ['?area=far', ['Far']],
    ['?x=1&area=near', ['Near']],
  ])('is read from the query: "%s"', async (query, groups) => {
    const { text } = await request(app).get(`/Lists/Offers${query}`);
    const headings = [...text.matchAll(/<h2[^>]*>(?:<a[^>]*>)?(\w+)/g)].map(([, heading]) => heading);
    expect(headings).toEqual(groups);
  });
});
