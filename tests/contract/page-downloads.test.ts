/** Files of pages are listed on /OpenData, and contact cards are beside their addresses. */
import { describe, expect, it } from 'vitest';
import { offices } from '../../shared/content/company/offices.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { dataSets } from '../../shared/resources/data/data-sets.ts';
import { resourcePaths } from '../../shared/resources/resource-paths.ts';
import { resources } from '../../shared/resources/resources.ts';
import { openPage } from '../support/read-page.ts';

function namedLinks(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(`main ${selector} a`)].map(
    (link) => `${link.textContent}: ${link.getAttribute('href')}`,
  );
}

describe('files', () => {
  it.each(offices)('of the office in $town are linked beside its address', async (office) => {
    const links = namedLinks(await openPage(`/Company/${office.slug}`), 'address');
    expect(links).toContain(`Contact card: ${resourcePaths.office(office)}`);
  });

  it('of real distributors are linked in their entries, and of samples in none', async () => {
    const cards = namedLinks(await openPage('/Sales'), '.distributor').filter((link) =>
      link.startsWith('Contact card'),
    );
    const real = distributors.filter(({ standIn }) => !standIn);
    expect(cards).toEqual(real.map((firm) => `Contact card of ${firm.company}: ${resourcePaths.distributor(firm)}`));
  });
});

describe('the page about all of them', () => {
  it('is linked from the footer of every page', async () => {
    expect((await openPage('/nope')).querySelector('.site-footer a[href="/OpenData"]')?.textContent).toBe('Open Data');
  });

  it('lists every file except those for search engines and the cards of single distributors', async () => {
    const document = await openPage('/OpenData');
    const links = [...document.querySelectorAll('main .list-row a')].map((link) => link.getAttribute('href'));
    // Of an event that is to come.
    const listed = links.filter((href) => !href?.startsWith('/events/'));
    // The entry of an event that is over is not offered.
    const elsewhere = /^\/(sitemap\.xml|robots\.txt|contacts\/distributors\/.*|events\/.*)$/;
    const expected = resources.map(({ path }) => path).filter((path) => !elsewhere.test(path));
    expect([...listed].sort()).toEqual(expected.sort());
  });

  it('describes content, size, page and fields of each data set', async () => {
    const document = await openPage('/OpenData');
    for (const set of dataSets) {
      const section = document.getElementById(set.name)?.closest('section');
      expect(section?.querySelector('h2')?.textContent).toBe(set.title);
      const text = section?.querySelector('.stack')?.textContent;
      expect(text).toContain(`${set.entryCount} entries`);
      expect(text).toContain(set.fieldNames.join(', '));
      expect(section?.querySelector('.stack a')?.getAttribute('href')).toBe(set.page);
    }
  });
});
