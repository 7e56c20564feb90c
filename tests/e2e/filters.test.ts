import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

/** The headings of a list, or the countries of its rows. */
const groups = (page: Page) => page.locator('[data-island] :is(h2, tbody th)');
const groupsOn = async (page: Page) => [
  ...new Set((await groups(page).allTextContents()).map((group) => group.trim())),
];

/** The list is hydrated. */
const hydrated = (page: Page) => page.locator('[data-island]:not([data-props])').waitFor();

/** The same component on four pages. */
const CASES = [
  { address: '/Company/Careers', label: 'Choose Area:', query: '?area=germany', group: 'Germany' },
  { address: '/Downloads/Documentation', label: 'Choose Category:', query: '?category=bob', group: 'Bobsleigh' },
  { address: '/Downloads/InstructionManuals', label: 'Choose Category:', query: '?category=gal', group: 'Galactica' },
  { address: '/Sales', label: 'Choose Area', query: '?country=can', group: 'Canada' },
] as const;
const [, , , SALES] = CASES;

it('every list and its address change without a form and a page load', async () => {
  const { page, context, expectClean } = await visit({ viewport: PHONE });
  for (const { address, label, query, group } of CASES) {
    await page.goto(address);
    await hydrated(page);
    expect(await page.locator('form').count(), address).toBe(0);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByLabel(label).selectOption({ label: group });
    await expect.poll(() => groupsOn(page)).toEqual([group]);
    expect(new URL(page.url()).search).toBe(query);
    expect(await page.evaluate(() => 'isSamePage' in globalThis), address).toBe(true);
  }
  expectClean();
  await context.close();
});

it('a choice is there after a reload and on the way back', async () => {
  const { address, label, query, group } = SALES;
  const { page, context, expectClean } = await visit();
  await page.goto(address + query);
  await hydrated(page);
  expect(await groupsOn(page)).toEqual([group]);
  expect(await page.getByLabel(label).locator('option:checked').textContent()).toBe(group);
  await page.getByLabel(label).selectOption({ index: 0 });
  await expect.poll(() => groups(page).count()).toBe(distributors.length);
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect.poll(() => groupsOn(page)).toEqual([group]);
  expect(await page.getByLabel(label).locator('option:checked').textContent()).toBe(group);
  expectClean();
  await context.close();
});

describe('a filter', () => {
  const { address, label, query, group } = SALES;

  it('works by keyboard: the focus stays, the status is announced, the list is next', async () => {
    const { page, context, expectClean } = await visit();
    await page.goto(address);
    await hydrated(page);
    const select = page.getByLabel(label);
    while (!(await select.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    const before = await page.getByRole('status').textContent();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await groupsOn(page)).length).toBe(1);
    expect(await page.getByRole('status').textContent()).not.toBe(before);
    expect(await select.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByRole('status').textContent()).toBe(before);
    while (await page.evaluate(() => document.activeElement?.matches('select'))) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-island]') !== null)).toBe(true);
    expectClean();
    await context.close();
  });

  it('is a list of links with scripting switched off', async () => {
    const { page, context, expectClean } = await visit({ javaScriptEnabled: false });
    await page.goto(address);
    const choices = page.locator('.filter');
    expect(await choices.locator('select').isVisible()).toBe(false);
    const [first, ...others] = await choices.getByRole('link').all();
    expect(others).toHaveLength((await choices.locator('option').count()) - 1);
    await choices.getByRole('link', { name: group, exact: true }).click();
    expect(new URL(page.url()).search).toBe(query);
    expect(await groupsOn(page)).toEqual([group]);
    await first?.click();
    await expect.poll(() => groups(page).count()).toBeGreaterThan(1);
    expectClean();
    await context.close();
  });
});

it('a visit of the select is one step back, however many arrow keys it takes, and a later visit another', async () => {
  const { page, context } = await visit();
  await page.goto('/SiteIndex');
  await page.goto('/Sales?from=mail');
  await hydrated(page);
  const select = page.getByLabel('Choose Area');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await select.focus();
  for (let key = 0; key < 20; key++) await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await groupsOn(page)).length).toBe(1);
  expect(await entries()).toBe(before + 1);
  const first = page.url();
  expect(new URL(first).searchParams.get('from')).toBe('mail');
  await page.keyboard.press('Tab');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(entries).toBe(before + 2);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(first);
  // The focus is still on the select, but the entry is an earlier one.
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.url()).not.toBe(first);
  await page.goBack();
  expect(page.url()).toBe(first);
  await page.goBack();
  await expect.poll(() => groups(page).count()).toBe(distributors.length);
  expect(new URL(page.url()).search).toBe('?from=mail');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/SiteIndex');
  await context.close();
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

it('a choice made before any script has loaded is kept', async () => {
  const { page, context, expectClean } = await visit();
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/Sales', { waitUntil: 'commit' });
  await page.getByLabel('Choose Area').selectOption('can');
  expect(await groups(page).count()).toBe(distributors.length);
  release();
  await expect.poll(() => groupsOn(page)).toEqual(['Canada']);
  expect(new URL(page.url()).search).toBe('?country=can');
  await page.getByLabel('Choose Area').selectOption('');
  await expect.poll(() => groups(page).count()).toBe(distributors.length);
  expectClean();
  await context.close();
});

it('a choice made before React has loaded is answered by the server', async () => {
  const { page, context, expectClean } = await visit();
  const release = await holdBack(page, '**/assets/DistributorFilter-*.js');
  await page.goto('/Sales', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Choose Area').selectOption('can');
  await page.waitForURL('**/Sales?country=can', { waitUntil: 'domcontentloaded' });
  expect(await groupsOn(page)).toEqual(['Canada']);
  release();
  await hydrated(page);
  await page.getByLabel('Choose Area').selectOption('');
  await expect.poll(() => groups(page).count()).toBe(distributors.length);
  expect(new URL(page.url()).search).toBe('');
  expectClean();
  await context.close();
});

it('going back before React has loaded is followed', async () => {
  const { page, context, expectClean } = await visit();
  await page.goto('/Sales');
  await hydrated(page);
  await page.getByLabel('Choose Area').selectOption('can');
  await expect.poll(() => groupsOn(page)).toEqual(['Canada']);
  const release = await holdBack(page, '**/assets/DistributorFilter-*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expect.poll(() => groups(page).count()).toBe(distributors.length);
  expect(await page.getByLabel('Choose Area').inputValue()).toBe('');
  expect(new URL(page.url()).search).toBe('');
  expectClean();
  await context.close();
});

it('choosing works when an island fails to load', async () => {
  const { page, context } = await visit();
  await page.route('**/assets/DistributorFilter-*.js', (route) => route.abort());
  await page.goto('/Sales');
  await page.getByLabel('Choose Area').selectOption('can');
  await page.waitForURL('**/Sales?country=can');
  expect(await groupsOn(page)).toEqual(['Canada']);
  await page.getByLabel('Choose Area').selectOption('');
  await page.waitForURL('**/Sales');
  expect(await groups(page).count()).toBe(distributors.length);
  await context.close();
});

it('a choice made before a script fails to load is answered by the server', async () => {
  const { page, context } = await visit();
  const release = await holdBack(page, '**/assets/main-*.js');
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto('/Sales', { waitUntil: 'commit' });
  await page.getByLabel('Choose Area').selectOption('can');
  release();
  await page.waitForURL('**/Sales?country=can');
  expect(await groupsOn(page)).toEqual(['Canada']);
  await context.close();
});
