/** The lists with a select, as the server sends them. */
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pages } from '../../shared/site/site-map.ts';
import { readPart } from '../support/read-page.ts';
import { sharedApp } from '../support/test-app.ts';

const app = await sharedApp();

async function open(address: string): Promise<Document> {
  const response = await request(app).get(address);
  expect(response.status).toBe(200);
  // Parsed as with scripting: noscript holds text. No script is fetched.
  return new JSDOM(response.text, { runScripts: 'dangerously' }).window.document;
}

/** The headings of a list, or the countries of its rows. */
const groupsOf = (document: Document) => readPart(document.body).groups();
const optionsOf = (document: Document) =>
  [...document.querySelectorAll('select option')].map((option) => [option.getAttribute('value'), option.textContent]);
const statusOf = (document: Document) => document.querySelector('[role=status]')?.textContent;

describe('the distributor filter', () => {
  it('omits missing fields, and announces that websites open in a new tab', async () => {
    const document = await open('/Sales');
    for (const address of document.querySelectorAll('.distributor address')) expect(address.textContent).not.toBe('');
    expect(document.querySelector('main')?.textContent).not.toMatch(/undefined|null/);
    for (const link of document.querySelectorAll('.distributor a[href^=http]')) {
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
      // A list may have a hundred choices.
      for (const [index, link] of [...links.entries()].filter(([at]) => at < 2 || at === links.length - 1)) {
        const list = await open(`${address}${link.getAttribute('href')}`);
        expect(list.querySelector('select')?.selectedIndex).toBe(index);
        const groups = groupsOf(list);
        if (index === 0) expect(groups.length).toBeGreaterThan(1);
        else expect(groups).toEqual([link.textContent]);
        const rows = readPart(list.body).rows().length;
        if (index > 0) expect(statusOf(list)?.replace(/ \w+/, '')).toBe(`${rows} in ${link.textContent}`);
      }
    },
  );
});
