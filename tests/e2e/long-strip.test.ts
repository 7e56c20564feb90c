/** The long strip under fingers, keys and pointers. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

/** What the red line reads: one sport at a time. */
const readingOf = (page: Page) =>
  page.locator('main .long-slices').evaluate((slices) => {
    const read = [...slices.children].filter((slice) => getComputedStyle(slice).boxShadow !== 'none');
    return read.map((slice) => slice.textContent);
  });

it('puts the red line where the focus is, then where the pointer is', async () => {
  const { page, context, expectClean } = await visit();
  await page.goto('/Service/Timing');
  await page.locator('main .long a').first().focus();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Athletics');
  expect(await readingOf(page)).toEqual(['Athletics1/100 s']);
  await page.locator('main .long a[href="/Sports/Fencing"]').hover();
  expect(await readingOf(page)).toEqual(['FencingHits']);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/Sports/Athletics');
  expectClean();
  await context.close();
});

it('leads to a sport from anywhere in its slice', async () => {
  const { page, context } = await visit({ javaScriptEnabled: false });
  await page.goto('/nope');
  const slice = await page.locator('main .long-slice', { hasText: 'Equestrian' }).boundingBox();
  await page.mouse.click((slice?.x ?? 0) + (slice?.width ?? 0) * 0.9, (slice?.y ?? 0) + 20);
  await page.waitForURL('**/Sports/Equestrian');
  await context.close();
});

describe.each([320, PHONE.width])('at %i px', (width) => {
  it('is passed sideways while the page stays', async () => {
    const { page, context } = await visit({ viewport: { width, height: 800 }, hasTouch: true });
    await page.goto('/nope');
    const last = page.locator('main .long a[href="/Sports/Swimming"]');
    expect((await last.boundingBox())?.x).toBeGreaterThan(width);
    await last.focus();
    await expect.poll(async () => (await last.boundingBox())?.x).toBeLessThan(width);
    const slice = await page.locator('main .long-slice').last().boundingBox();
    expect(slice?.width).toBe(96);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, scrollX]);
    expect(widths).toEqual([width, 0]);
    await context.close();
  });

  it('is a list where few sports count', async () => {
    const { page, context } = await visit({ viewport: { width, height: 800 } });
    await page.goto('/Service/Scoring');
    const rows = page.locator('main .long-slice:visible');
    expect(await rows.allTextContents()).toEqual([
      'Basketball1/10 s',
      'FencingHits',
      'Figure Skating1/100 point',
      'Gymnastics1/1000 point',
      'Ski Jumping1/10 point',
    ]);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await context.close();
  });
});

it('is not fetched before its menu opens', async () => {
  const { page, context } = await visit();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/Company/HistoryMilestones', { waitUntil: 'networkidle' });
  expect(fetched).not.toContain('/images/strip/LongStrip.svg');
  const picture = page.waitForResponse('**/images/strip/LongStrip.svg');
  await page.getByRole('button', { name: 'Sports', exact: true }).click();
  expect((await picture).status()).toBe(200);
  await context.close();
});
