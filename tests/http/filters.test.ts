import type { RequestListener } from 'node:http';
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { offersByArea } from '../../shared/content/careers/offers.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import { countInWords } from '../../shared/filters.ts';
import { pages } from '../../shared/site/site-map.ts';
import { freshApp } from '../support/test-app.ts';

let app: RequestListener;
beforeAll(async () => {
  // Cold: the shared one renders every page first.
  app = await freshApp();
});

async function open(address: string): Promise<Document> {
  const response = await request(app).get(address);
  expect(response.status).toBe(200);
  // Parsed as with scripting: noscript holds text. No script is fetched.
  return new JSDOM(response.text, { runScripts: 'dangerously' }).window.document;
}

const groupsOf = (document: Document) =>
  [...document.querySelectorAll('main h2')].map((heading) => heading.textContent);
const optionsOf = (document: Document) =>
  [...document.querySelectorAll('select option')].map((option) => [option.getAttribute('value'), option.textContent]);
const statusOf = (document: Document) => document.querySelector('[role=status]')?.textContent;
const chosenIn = (document: Document) => document.querySelector('select')?.value;

const AREAS = [
  ['swiss', 'Switzerland', offersByArea.swiss.length],
  ['germany', 'Germany', offersByArea.germany.length],
] as const;

describe('the careers filter', () => {
  it('shows every group without a choice, and for an unknown choice', async () => {
    for (const query of ['', '?area=all', '?area=', '?area=mars']) {
      const document = await open(`/Company/Careers${query}`);
      expect(groupsOf(document)).toEqual(['Switzerland', 'Germany']);
      expect(chosenIn(document)).toBe('all');
    }
  });

  it.each(AREAS)('?area=%s shows only %s with %i offers', async (area, name, count) => {
    const document = await open(`/Company/Careers?area=${area}`);
    expect(groupsOf(document)).toEqual([name]);
    expect(document.querySelectorAll('.list-row')).toHaveLength(count);
    expect(statusOf(document)).toBe(`${countInWords(count, 'offer')} in ${name}`);
    expect(chosenIn(document)).toBe(area);
  });

  it('has exactly the specified label and options', async () => {
    const document = await open('/Company/Careers');
    expect(document.querySelector('label')?.textContent).toBe('Choose Area:');
    expect(optionsOf(document)).toEqual([
      ['all', 'ALL OFFERS'],
      ['swiss', 'Switzerland'],
      ['germany', 'Germany'],
    ]);
  });
});

describe('the document filters', () => {
  it.each([
    ['/Downloads/Documentation', documentation],
    ['/Downloads/InstructionManuals', manuals],
  ])(
    '%s has exactly the specified label and options, and shows only the chosen category',
    async (address, categories) => {
      const all = await open(address);
      const names = categories.map(({ CategoryName }) => CategoryName);
      expect(groupsOf(all)).toEqual(names);
      expect(all.querySelector('label')?.textContent).toBe('Choose Category:');
      expect(all.querySelectorAll('select')).toHaveLength(1);
      expect(optionsOf(all)).toEqual([
        ['', 'All'],
        ...categories.map(({ Code, CategoryName }) => [Code, CategoryName]),
      ]);
      for (const { Code, CategoryName, ListOfPdfs } of categories) {
        const one = await open(`${address}?category=${Code}`);
        expect(groupsOf(one)).toEqual([CategoryName]);
        expect(one.querySelectorAll('.list-row')).toHaveLength(ListOfPdfs.length);
      }
    },
  );
});

describe('anchors', () => {
  it.each(['/Company/Careers', '/Downloads/Documentation', '/Downloads/InstructionManuals'])(
    'every row of %s shows its own address beside its link',
    async (address) => {
      const document = await open(address);
      const rows = [...document.querySelectorAll('[data-island] .list-row')];
      expect(rows.length).toBeGreaterThan(10);
      for (const row of rows) {
        const link = row.querySelector(':scope > .self-link');
        expect(link?.getAttribute('href')).toBe(`#${row.id}`);
        expect(link?.getAttribute('aria-label')).toBe(`Link to ${row.querySelector('.list-row-title')?.textContent}`);
      }
    },
  );

  it.each([
    ['/Sales', '.country', 'h2'],
    ['/Service/Timing', '.step', 'h3'],
    ['/Company/HistoryMilestones', '.timeline-year', 'h3'],
  ])('on %s every %s is linked by its own heading', async (address, group, heading) => {
    const groups = [...(await open(address)).querySelectorAll(group)];
    expect(groups).not.toEqual([]);
    for (const element of groups) {
      const link = element.querySelector(`:scope > ${heading} > .anchor`);
      expect(link?.getAttribute('href')).toBe(`#${element.id}`);
      expect(link?.textContent).not.toBe('');
    }
  });
});

describe('the distributor filter', () => {
  const countries = new Map(distributors.map(({ noc, country }) => [noc, country]));

  it('shows every country, or the chosen one', async () => {
    const all = await open('/Sales');
    expect(all.querySelectorAll('.distributor')).toHaveLength(distributors.length);
    expect(groupsOf(all)).toEqual([...countries.values()]);
    const { noc = '', country } = distributors.at(-1) ?? {};
    const inCountry = distributors.filter((distributor) => distributor.noc === noc);
    const one = await open(`/Sales?country=${noc}`);
    expect(groupsOf(one)).toEqual([country]);
    expect(statusOf(one)).toBe(`${countInWords(inCountry.length, 'distributor')} in ${country}`);
    expect(one.querySelectorAll('.distributor')).toHaveLength(inCountry.length);
  });

  it('has exactly the specified label and options', async () => {
    const document = await open('/Sales');
    expect(document.querySelector('label')?.textContent).toBe('Choose Area');
    expect(optionsOf(document)).toEqual([['', 'All Distributors'], ...countries]);
  });

  it('shows flag, country and company of each entry', async () => {
    const entries = [...(await open('/Sales')).querySelectorAll('.distributor')];
    const shown = entries.map((entry) => [
      entry.querySelector('img.flag')?.getAttribute('src'),
      entry.querySelector('.distributor-country')?.textContent,
      entry.querySelector('.distributor-company')?.textContent,
    ]);
    expect(shown).toEqual(distributors.map(({ noc, country, company }) => [`/flags/${noc}.svg`, country, company]));
  });

  it('omits missing fields, and announces that websites open in a new tab', async () => {
    const document = await open('/Sales');
    for (const address of document.querySelectorAll('.distributor-address')) expect(address.textContent).not.toBe('');
    expect(document.querySelector('main')?.textContent).not.toMatch(/undefined|null/);
    for (const link of document.querySelectorAll('.distributor a[href^=https]')) {
      expect([link.getAttribute('target'), link.getAttribute('aria-describedby')]).toEqual(['_blank', 'new-tab']);
    }
  });
});

describe('without scripting', () => {
  it.each(['/Company/Careers', '/Downloads/Documentation', '/Downloads/InstructionManuals', '/Sales'])(
    'the choices of %s are links, each to its filtered list',
    async (address) => {
      const query = pages
        .find(({ path }) => path === address)
        ?.filters.map(({ param, values }) => `?${param}=${values.at(-1)}`);
      const document = await open(`${address}${query}`);
      const links = [
        ...new JSDOM(document.querySelector('noscript')?.innerHTML).window.document.querySelectorAll('ul a'),
      ];
      expect(links.map((link) => link.textContent)).toEqual(optionsOf(document).map(([, label]) => label));
      expect(
        links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.getAttribute('href')),
      ).toEqual(query);
      for (const index of new Set([0, 1, links.length - 1])) {
        const list = await open(`${address}${links[index]?.getAttribute('href')}`);
        expect(list.querySelector('select')?.selectedIndex).toBe(index);
        expect(groupsOf(list).length === 1).toBe(index > 0);
      }
    },
  );
});
