/** Links to other sites: organisations on the heritage page, films and customers of services and sports. */
import { describe, expect, it } from 'vitest';
import { organisations } from '../../shared/content/company/heritage.ts';
import type { ExternalLink } from '../../shared/content/copy.ts';
import { services } from '../../shared/content/services/services.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import { paths } from '../../shared/paths.ts';
import { addresses } from '../support/addresses.ts';
import { openPage } from '../support/read-page.ts';

async function mainOf(path: string): Promise<Element> {
  const main = (await openPage(path)).querySelector('main');
  if (main === null) throw new Error(`${path} has no main`);
  return main;
}

/** What each link to the outside says and where it leads, as "words -> address". */
function outsideLinks(root: Element): string[] {
  return [...root.querySelectorAll('a[target=_blank][rel~=noopener]')].map(
    (link) => `${link.textContent} -> ${link.getAttribute('href')}`,
  );
}

const asPrinted = (links: readonly ExternalLink[]) => links.map(({ label, href }) => `${label} -> ${href}`);

describe('the heritage page', () => {
  it('links every organisation to its site, in a new tab', async () => {
    const links = outsideLinks(await mainOf('/Heritage'));
    expect(links).toEqual(expect.arrayContaining(asPrinted(organisations)));
  });

  it('names no organisation without a link in the list of partners and federations', async () => {
    const main = await mainOf('/Heritage');
    for (const entry of main.querySelectorAll('.organisations > li')) {
      expect(entry.querySelector('b > a[target=_blank]'), entry.textContent).not.toBeNull();
    }
  });

  it('has one address for each organisation', () => {
    for (const field of ['label', 'href'] as const) {
      expect(new Set(organisations.map((body) => body[field])).size, field).toBe(organisations.length);
    }
  });
});

describe('the outside addresses of a page', () => {
  const pages = [
    ...Object.values(services).map(({ slug, links = [] }) => ({ path: paths.service(slug), links })),
    ...Object.values(sports).map(({ slug, links }) => ({ path: paths.sport(slug), links })),
  ];

  it.each(pages)('are below one heading, which is missing where there are none: $path', async ({ path, links }) => {
    const section = (await mainOf(path)).querySelector('[aria-labelledby=outside]');
    expect(section === null ? [] : outsideLinks(section)).toEqual(asPrinted(links));
    expect(section === null).toBe(links.length === 0);
  });
});

it('no page leads to an address that does not exist', async () => {
  for (const address of addresses) {
    const links = [...(await mainOf(address)).querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(
      links.filter((link) => /[./@]example\b/.test(link ?? '')),
      address,
    ).toEqual([]);
  }
});
