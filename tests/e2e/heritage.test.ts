/** The table of all Games leads to its lists, and keeps its width to itself. */
import { expect, it } from 'vitest';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

it('the signs of the last year stand inside the table', async () => {
  const { page, context } = await visit();
  await page.goto('/Heritage');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await page.locator('.games-window').evaluate((element) => {
      const edge = element.getBoundingClientRect().right;
      return [...element.querySelectorAll('.games-sign')].filter((sign) => sign.getBoundingClientRect().right > edge)
        .length;
    });
    expect(outside, `${width} px`).toBe(0);
  }
  await context.close();
});

it('at 320 px the table moves inside its window, by keyboard too, and the page does not', async () => {
  const { page, context } = await visit({ viewport: { width: 320, height: 640 } });
  await page.goto('/Heritage');
  const window = page.locator('.games-window');
  const hidden = await window.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(hidden).toBeGreaterThan(320);
  expect(await page.locator('.games-hint').isVisible()).toBe(true);
  const left = () => window.evaluate((element) => element.scrollLeft);
  const before = await left();
  await page.locator('.games-mark > a').first().focus();
  await expect.poll(left).not.toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});
