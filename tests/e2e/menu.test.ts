import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

it('the three contacts stand one below the other', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Company', exact: true }).click();
  const links = await page.locator('.panel-link[href^="/Company/Contact"]').all();
  const lefts = await Promise.all(links.map(async (link) => (await link.boundingBox())?.x));
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size).toBe(1);
  await context.close();
});

// It needs no script, and pages without lists have none.
describe('the menu without scripting', () => {
  it('opens by keyboard, closes with Escape and gives the focus back', async () => {
    const { page, context, expectClean } = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Service');
    await page.keyboard.press('Enter');
    const link = page.locator('.menu a[href="/Service/Scoreboards"]');
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await link.isVisible()).toBe(false);
    expect(await page.locator(':focus').textContent()).toBe('Service');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('href')).toBe('/Service/DistributedTimekeeping');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Service/DistributedTimekeeping');
    expectClean();
    await context.close();
  });

  it('is one sheet at 360 px and reaches every entry', async () => {
    const { page, context, expectClean } = await visit({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    await page.goto('/');
    expect(await page.getByRole('button', { name: 'Sports', exact: true }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Sports', exact: true }).click();
    await page.locator('.menu').getByRole('link', { name: 'Swimming', exact: true }).click();
    await page.waitForURL('**/Sports/Swimming');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Company', exact: true }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await page.getByRole('button', { name: 'Company', exact: true }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Sales', exact: true }).click();
    await page.waitForURL('**/Sales');
    expectClean();
    await context.close();
  });
});
