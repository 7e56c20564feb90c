import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, PHONE, visit } from '../support/browser.ts';
import { NOW } from '../support/create-test-app.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';

let browser: Browser;
let site: ServedSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveSite(NOW)]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

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
    const { page, context, expectClean } = await visit(browser, site.origin);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const headings = page.locator('main h2');
    const all = await headings.count();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    await page.getByLabel(label).selectOption(value);
    await expect.poll(() => headings.allTextContents()).toEqual(groups);
    expect(new URL(page.url()).search).toBe(query);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

    await page.reload();
    expect(await headings.allTextContents()).toEqual(groups);
    expect(await page.getByLabel(label).inputValue()).toBe(value);

    await page.goBack();
    await expect.poll(() => headings.count()).toBe(all);
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe('');
    expectClean();
    await context.close();
  });

  it('is right when a shared link is opened on a phone', async () => {
    const { page, context, expectClean } = await visit(browser, site.origin, { viewport: PHONE });
    await page.goto(address + query);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main h2').allTextContents()).toEqual(groups);
    await page.getByLabel(label).selectOption('');
    await expect.poll(() => page.locator('main h2').count()).toBeGreaterThan(1);
    expect(new URL(page.url()).search).toBe('');
    expectClean();
    await context.close();
  });

  it('works with scripting switched off', async () => {
    const { page, context, expectClean } = await visit(browser, site.origin, { javaScriptEnabled: false });
    await page.goto(address);
    await page.getByLabel(label).selectOption(value);
    await page.getByRole('button', { name: 'Show' }).click();
    expect(new URL(page.url()).search).toBe(query);
    expect(await page.locator('main h2').allTextContents()).toEqual(groups);
    expectClean();
    await context.close();
  });

  it('has no form and no button for a visitor with scripting', async () => {
    const { page, context } = await visit(browser, site.origin);
    await page.goto(address);
    expect(await page.locator('form').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Show' }).count()).toBe(0);
    await context.close();
  });
});

it('a choice made before the script arrives is taken over', async () => {
  const { page, context, expectClean } = await visit(browser, site.origin);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/Sales', { waitUntil: 'commit' });
  await page.getByLabel('Choose Area').selectOption('can');
  release();
  await expect.poll(() => page.locator('main h2').allTextContents()).toEqual(['Canada']);
  await expect.poll(() => new URL(page.url()).search).toBe('?country=can');
  expectClean();
  await context.close();
});
