/** Where addresses lead that are none, on the real site. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { oldAddresses } from '../../shared/site/old-addresses.ts';
import { openPage } from '../support/read-page.ts';
import { sharedApp } from '../support/test-app.ts';

const linksOf = (document: Document) =>
  [...document.querySelectorAll('.error-page a')].map((link) => link.getAttribute('href'));

describe('an address without a page', () => {
  it.each(Object.entries(oldAddresses))(
    'of the former site, %s, leads to %s, home and the index',
    async (old, page) => {
      const { status } = await request(await sharedApp()).get(old);
      expect([status, linksOf(await openPage(old))]).toEqual([404, [page, '/', '/SiteIndex']]);
    },
  );

  it.each(['/nope', '/Sports/Curling', '/Sports/Boxing', '/Service/Nope'])(
    'that is like none, %s, leads to home and the index',
    async (address) => {
      expect(linksOf(await openPage(address))).toEqual(['/', '/SiteIndex']);
    },
  );

  it('does not name the index twice where it was probably meant', async () => {
    expect(linksOf(await openPage('/SiteIndex/'))).toEqual(['/SiteIndex', '/']);
  });

  it('of an unknown job leads to the offers as well', async () => {
    expect(linksOf(await openPage(paths.job(1)))).toEqual(['/Company/Careers', '/', '/SiteIndex']);
  });
});
