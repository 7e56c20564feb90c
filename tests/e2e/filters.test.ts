import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

const COUNTRIES = new Set(distributors.map(({ noc }) => noc)).size;

/** Names of the groups, without their counts. */
const groupsOn = (page: Page) =>
  page.locator('main h2').evaluateAll((headings) => headings.map(({ childNodes }) => childNodes[0]?.textContent ?? ''));

const CASES = [
  { address: '/Company/Careers', label: 'Choose Area:', query: '?area=germany', value: 'germany', groups: ['Germany'] },
  {
    address: '/Downloads/Documentation',
    label: 'Choose Category:',
    query: '?category=bob',
    value: 'bob',
    groups: ['Bobsleigh'],
  },
  {
    address: '/Downloads/InstructionManuals',
    label: 'Choose Category:',
    query: '?category=gal',
    value: 'gal',
    groups: ['Galactica'],
  },
  { address: '/Sales', label: 'Choose Area', query: '?country=can', value: 'can', groups: ['Canada'] },
] as const;

describe.each(CASES)('the filter of $address', ({ address, label, query, value, groups }) => {
  it('changes list and address without a page load, and survives reload and back', async () => {
    const { page, context, expectClean } = await visit();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const headings = page.locator('main h2');
    const all = await headings.count();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    await page.getByLabel(label).selectOption(value);
    await expect.poll(() => groupsOn(page)).toEqual(groups);
    expect(new URL(page.url()).search).toBe(query);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

    await page.reload();
    expect(await groupsOn(page)).toEqual(groups);
    expect(await page.getByLabel(label).inputValue()).toBe(value);

    await page.goBack();
    await expect.poll(() => headings.count()).toBe(all);
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe('');
    expectClean();
    await context.close();
  });

  it('is right when a shared link is opened on a phone', async () => {
    const { page, context, expectClean } = await visit({ viewport: PHONE });
    await page.goto(address + query);
    await page.waitForLoadState('networkidle');
    expect(await groupsOn(page)).toEqual(groups);
    await page.getByLabel(label).selectOption('');
    await expect.poll(() => page.locator('main h2').count()).toBeGreaterThan(1);
    expect(new URL(page.url()).search).toBe('');
    expectClean();
    await context.close();
  });

  it('goes by keyboard alone: the focus stays, the status tells, the list comes next', async () => {
    const { page, context, expectClean } = await visit();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const select = page.getByLabel(label);
    while (!(await select.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    const before = await page.getByRole('status').textContent();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('main h2').count()).toBe(1);
    expect(await page.getByRole('status').textContent()).not.toBe(before);
    expect(await select.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByRole('status').textContent()).toBe(before);
    while (await page.evaluate(() => document.activeElement?.matches('select'))) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-group]') !== null)).toBe(true);
    expectClean();
    await context.close();
  });

  it('works with scripting switched off', async () => {
    const { page, context, expectClean } = await visit({ javaScriptEnabled: false });
    await page.goto(address);
    await page.getByLabel(label).selectOption(value);
    await page.getByRole('button', { name: 'Show' }).click();
    // A form also sends what was left at its default.
    expect(new URL(page.url()).search.replace(/&\w+=$/, '')).toBe(query);
    expect(await groupsOn(page)).toEqual(groups);
    expectClean();
    await context.close();
  });

  it('has no form and no button for a visitor with scripting', async () => {
    const { page, context } = await visit();
    await page.goto(address);
    expect(await page.locator('form').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Show' }).count()).toBe(0);
    await context.close();
  });
});

describe('the order of the documents', () => {
  const LIBRARY = '/Downloads/InstructionManuals';
  const BY_NUMBER = ['By document number'];

  it('changes without a page load, goes together with a category, and survives reload and back', async () => {
    const { page, context, expectClean } = await visit();
    await page.goto(LIBRARY);
    await page.waitForLoadState('networkidle');
    const headings = page.locator('main h2');
    const titles = page.locator('.row-title');
    const all = await headings.count();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    await page.getByLabel('Sort by:').selectOption('number');
    await expect.poll(() => groupsOn(page)).toEqual(BY_NUMBER);
    const sorted = await titles.allTextContents();
    expect(new URL(page.url()).search).toBe('?sort=number');

    await page.getByLabel('Choose Category:').selectOption('gal');
    await expect.poll(() => titles.count()).toBeLessThan(sorted.length);
    expect(await groupsOn(page)).toEqual(BY_NUMBER);
    expect(new URL(page.url()).search).toBe('?category=gal&sort=number');
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

    const shown = await titles.allTextContents();
    await page.reload();
    expect(await titles.allTextContents()).toEqual(shown);
    expect(await page.getByLabel('Sort by:').inputValue()).toBe('number');

    await page.goBack();
    await expect.poll(() => titles.allTextContents()).toEqual(sorted);
    await expect.poll(() => page.getByLabel('Choose Category:').inputValue()).toBe('');
    await page.goBack();
    await expect.poll(() => headings.count()).toBe(all);
    await expect.poll(() => page.getByLabel('Sort by:').inputValue()).toBe('');
    expectClean();
    await context.close();
  });

  it('works with scripting switched off', async () => {
    const { page, context, expectClean } = await visit({ javaScriptEnabled: false });
    await page.goto(LIBRARY);
    await page.getByLabel('Choose Category:').selectOption('gal');
    await page.getByLabel('Sort by:').selectOption('number');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(new URL(page.url()).search).toBe('?category=gal&sort=number');
    expect(await groupsOn(page)).toEqual(BY_NUMBER);
    expect(await page.getByRole('status').textContent()).toMatch(/ in Galactica, by number$/);
    expectClean();
    await context.close();
  });

  it('keeps the address of a row, which shows its link when pointed at', async () => {
    const { page, context, expectClean } = await visit();
    await page.goto(`${LIBRARY}?sort=number`);
    const row = page.locator('.row').nth(3);
    const link = row.locator('.self-link');
    const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('0');
    await row.hover();
    expect(await opacity()).toBe('1');
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await link.click();
    expect(new URL(page.url()).hash).toBe(`#${await row.getAttribute('id')}`);
    expect(new URL(page.url()).search).toBe('?sort=number');
    expect(await groupsOn(page)).toEqual(BY_NUMBER);
    expectClean();
    await context.close();
  });
});

/** Holds back the files that an address pattern names until they are released. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

it.each([
  ['any script', '**/assets/*.js', COUNTRIES],
  ['React', '**/assets/DistributorFilter-*.js', 1],
] as const)('a choice made before %s arrives is taken over', async (_what, held, shownBefore) => {
  const { page, context, expectClean } = await visit();
  const release = await holdBack(page, held);
  await page.goto('/Sales', { waitUntil: 'commit' });
  await page.getByLabel('Choose Area').selectOption('can');
  const visible = page.locator('main h2').filter({ visible: true });
  await expect.poll(() => visible.count()).toBe(shownBefore);
  release();
  await expect.poll(() => groupsOn(page)).toEqual(['Canada']);
  await expect.poll(() => new URL(page.url()).search).toBe('?country=can');
  await page.getByLabel('Choose Area').selectOption('');
  await expect.poll(() => visible.count()).toBe(COUNTRIES);
  expectClean();
  await context.close();
});

it('going back before React arrives is taken over', async () => {
  const { page, context, expectClean } = await visit();
  await page.goto('/Sales', { waitUntil: 'networkidle' });
  await page.getByLabel('Choose Area').selectOption('can');
  await expect.poll(() => groupsOn(page)).toEqual(['Canada']);
  const release = await holdBack(page, '**/assets/DistributorFilter-*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expect.poll(() => page.locator('main h2').count()).toBe(COUNTRIES);
  expect(await page.getByLabel('Choose Area').inputValue()).toBe('');
  expect(new URL(page.url()).search).toBe('');
  expectClean();
  await context.close();
});

it('a choice becomes an address to go to when a module does not arrive', async () => {
  const { page, context } = await visit();
  await page.route('**/assets/DistributorFilter-*.js', (route) => route.abort());
  await page.goto('/Sales', { waitUntil: 'networkidle' });
  await page.getByLabel('Choose Area').selectOption('can');
  await page.waitForURL('**/Sales?country=can');
  expect(await groupsOn(page)).toEqual(['Canada']);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Choose Area').selectOption('');
  await page.waitForURL('**/Sales');
  expect(await page.locator('main h2').count()).toBeGreaterThan(1);
  await context.close();
});
