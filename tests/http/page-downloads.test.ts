/** Files of pages are linked on their page, and listed on /OpenData. */
import { describe, expect, it } from 'vitest';
import { offices } from '../../shared/content/company/offices.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { openData } from '../../shared/resources/open-data.ts';
import { resourcePaths } from '../../shared/resources/resource-paths.ts';
import { resources } from '../../shared/resources/resources.ts';
import { firstEvent, hoursAfter } from '../support/content-times.ts';
import { openPage } from '../support/read-page.ts';
import { freshApp } from '../support/test-app.ts';

function namedLinks(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(`main ${selector} a`)].map(
    (link) => `${link.textContent}: ${link.getAttribute('href')}`,
  );
}

describe('files', () => {
  it.each([
    [
      '/Sales',
      ['JSON: /data/distributors.json', 'CSV: /data/distributors.csv', 'contact cards: /contacts/distributors.vcf'],
    ],
    ['/Downloads/Documentation', ['JSON: /data/documents.json', 'CSV: /data/documents.csv']],
    ['/ScopeOfService', ['JSON: /data/sports-services.json', 'CSV: /data/sports-services.csv']],
    ['/Company/HistoryMilestones', ['JSON: /data/milestones.json', 'CSV: /data/milestones.csv']],
    [
      '/Company/Careers',
      [
        ...['all areas: /feeds/jobs.atom', 'Switzerland: /feeds/jobs-swiss.atom', 'Germany: /feeds/jobs-germany.atom'],
        ...['JSON: /data/jobs.json', 'CSV: /data/jobs.csv'],
      ],
    ],
    ['/Downloads/InstructionManuals', []],
    ['/Company/InnovationMilestones', []],
  ])('of %s are linked at its end', async (address, links) => {
    expect(namedLinks(await openPage(address), '.page-downloads')).toEqual(links);
  });

  it.each(offices)('of the office in $town are linked beside its address', async (office) => {
    const links = namedLinks(await openPage(`/Company/${office.slug}`), 'address');
    expect(links).toContain(`Contact card: ${resourcePaths.office(office)}`);
  });

  it('of the distributors are linked in each entry', async () => {
    const cards = namedLinks(await openPage('/Sales'), '.distributor').filter((link) =>
      link.startsWith('Contact card'),
    );
    expect(cards).toEqual(distributors.map((firm) => `Contact card: ${resourcePaths.distributor(firm)}`));
  });

  it('of a coming event are linked on its card', async () => {
    if (firstEvent === undefined) return;
    const early = await freshApp({ now: hoursAfter(firstEvent.date, -48) });
    const document = await openPage('/', early);
    expect(namedLinks(document, '.event')).toContain(`Calendar entry: ${resourcePaths.event(firstEvent)}`);
  });
});

describe('the page about all of them', () => {
  it('is linked from the footer of every page', async () => {
    expect((await openPage('/nope')).querySelector('.site-footer a[href="/OpenData"]')?.textContent).toBe('Open Data');
  });

  it('lists every file except those for search engines and the cards of single distributors', async () => {
    const document = await openPage('/OpenData');
    const listed = [...document.querySelectorAll('main .row a')].map((link) => link.getAttribute('href'));
    const elsewhere = /^\/(sitemap\.xml|robots\.txt|contacts\/distributors\/.*)$/;
    const expected = resources.map(({ path }) => path).filter((path) => !elsewhere.test(path));
    expect([...listed].sort()).toEqual(expected.sort());
  });

  it('describes content, size, page and fields of each data set', async () => {
    const document = await openPage('/OpenData');
    for (const set of openData) {
      const section = document.getElementById(set.name)?.closest('section');
      expect(section?.querySelector('h2')?.textContent).toBe(set.title);
      const text = section?.querySelector('.prose')?.textContent;
      expect(text).toContain(`${set.entryCount} entries`);
      expect(text).toContain(set.fieldNames.join(', '));
      expect(section?.querySelector('.prose a')?.getAttribute('href')).toBe(set.page);
    }
  });
});
