import type { Express } from 'express';
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';

let app: Express;
beforeAll(async () => {
  app = await createTestApp();
});

async function open(address: string): Promise<Document> {
  const response = await request(app).get(address);
  expect(response.status).toBe(200);
  // As a browser with scripting parses it: what stands inside noscript is no element. No script is fetched.
  return new JSDOM(response.text, { runScripts: 'dangerously' }).window.document;
}

const groupsOf = (document: Document) =>
  [...document.querySelectorAll('main h2')].map((heading) => heading.textContent);
const statusOf = (document: Document) => document.querySelector('[role=status]')?.textContent;
const chosenIn = (document: Document) => document.querySelector('select')?.value;

describe('the careers filter', () => {
  it('shows every group without a choice, and for an unknown one', async () => {
    for (const address of ['/Company/Careers', '/Company/Careers?area=', '/Company/Careers?area=mars']) {
      const document = await open(address);
      expect(groupsOf(document)).toEqual(['Switzerland', 'Germany']);
      expect(document.querySelectorAll('.row')).toHaveLength(11);
      expect(chosenIn(document)).toBe('');
    }
  });

  it.each([
    ['swiss', 'Switzerland', 6],
    ['germany', 'Germany', 5],
  ])('?area=%s leaves %s with %i offers', async (area, name, count) => {
    const document = await open(`/Company/Careers?area=${area}`);
    expect(groupsOf(document)).toEqual([name]);
    expect(document.querySelectorAll('.row')).toHaveLength(count);
    expect(statusOf(document)).toBe(`${count} offers in ${name}`);
    expect(chosenIn(document)).toBe(area);
  });

  it('has the specified label and options', async () => {
    const document = await open('/Company/Careers');
    expect(document.querySelector('label')?.textContent).toBe('Choose Area:');
    expect([...document.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'ALL OFFERS (11)',
      'Switzerland (6)',
      'Germany (5)',
    ]);
  });
});

describe('the document filters', () => {
  it.each([
    ['/Downloads/Documentation', 14],
    ['/Downloads/InstructionManuals', 13],
  ])('%s lists %i categories and leaves the chosen one', async (address, categories) => {
    const all = await open(address);
    expect(groupsOf(all)).toHaveLength(categories);
    expect(all.querySelector('label')?.textContent).toBe('Choose Category:');
    expect(all.querySelector('option')?.textContent).toMatch(/^All \(\d+\)$/);
    for (const { value, textContent } of all.querySelectorAll<HTMLOptionElement>('option:not([value=""])')) {
      const one = await open(`${address}?category=${value}`);
      expect(groupsOf(one)).toEqual([textContent?.replace(/ \(\d+\)$/, '')]);
      expect(textContent).toContain(`(${one.querySelectorAll('.row').length})`);
    }
  });
});

describe('the distributor filter', () => {
  it('shows every country, about 100 distributors, and three for Canada', async () => {
    const all = await open('/Sales');
    expect(all.querySelectorAll('.distributor').length).toBeGreaterThan(95);
    expect(all.querySelector('label')?.textContent).toBe('Choose Area');
    expect(all.querySelector('option')?.textContent).toMatch(/^All Distributors \(\d+\)$/);
    const canada = await open('/Sales?country=can');
    expect(statusOf(canada)).toBe('3 distributors in Canada');
    expect(canada.querySelectorAll('.distributor')).toHaveLength(3);
    expect(canada.querySelector('main img.flag')?.getAttribute('src')).toBe('/flags/can.svg');
  });

  it('omits missing fields and opens websites in a new tab', async () => {
    const document = await open('/Sales');
    for (const address of document.querySelectorAll('.distributor-address')) expect(address.textContent).not.toBe('');
    expect(document.querySelector('main')?.textContent).not.toMatch(/undefined|null/);
    for (const link of document.querySelectorAll('.distributor a[href^=https]')) {
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });
});

describe('without scripting', () => {
  it.each(['/Company/Careers', '/Downloads/Documentation', '/Downloads/InstructionManuals', '/Sales'])(
    'the select of %s belongs to a form that exists only inside noscript',
    async (address) => {
      const document = await open(address);
      const select = document.querySelector('select');
      expect(document.querySelectorAll('form')).toHaveLength(0);
      const form = new JSDOM(document.querySelector('noscript')?.innerHTML).window.document.querySelector('form');
      expect(form?.id).toBe(select?.getAttribute('form'));
      expect(form?.method).toBe('get');
      expect(form?.querySelector('button')).not.toBeNull();
    },
  );
});
