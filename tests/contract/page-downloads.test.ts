/** Files of pages are listed on /OpenData, and contact cards are beside their addresses. */
import { describe, expect, it } from 'vitest';
import { offices } from '../../shared/content/company/offices.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { dataSets } from '../../shared/resources/data/data-sets.ts';
import { resourcePaths } from '../../shared/resources/resource-paths.ts';
import { resources } from '../../shared/resources/resources.ts';
import { openPage, wordsOf } from '../support/read-page.ts';

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
    const links = [...document.querySelectorAll('main .file-set ul a')].map((link) => link.getAttribute('href'));
    // Of an event that is to come.
    const listed = links.filter((href) => !href?.startsWith('/events/'));
    // The entry of an event that is over is not offered.
    const elsewhere = /^\/(sitemap\.xml|robots\.txt|contacts\/distributors\/.*|events\/.*)$/;
    const expected = resources.map(({ path }) => path).filter((path) => !elsewhere.test(path));
    expect([...listed].sort()).toEqual(expected.sort());
  });

  it('describes content, size and page of each data set', async () => {
    const rows = [...(await openPage('/OpenData')).querySelectorAll('.file-set')];
    for (const { title, description, page, entryCount } of dataSets) {
      const cells = [...(rows.find((row) => wordsOf(row.querySelector('th')) === title)?.children ?? [])];
      expect(cells.slice(0, 3).map(wordsOf)).toEqual([title, description, String(entryCount)]);
      expect(cells[0]?.querySelector('a')?.getAttribute('href')).toBe(page);
    }
  });
});
