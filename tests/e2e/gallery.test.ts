import { describe, expect, it } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

// Enlarging needs no script, so it is tried where there is none.
describe.each([true, false])('a picture, scripting %s', (javaScriptEnabled) => {
  it('enlarges by keyboard, closes with Escape and gives the focus back', async () => {
    const { page, context, expectClean } = await visit({ javaScriptEnabled });
    await page.goto('/Heritage');
    const button = page.getByRole('button', { name: /^Enlarge: / }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').first();
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await dialog.isVisible()).toBe(false);
    expectClean();
    await context.close();
  });
});

describe.each([
  { viewport: PHONE, isMoved: true },
  { viewport: DESKTOP, isMoved: false },
  { viewport: { width: 1920, height: 1080 }, isMoved: false },
])('an enlarged picture at $viewport.width px', ({ viewport, isMoved }) => {
  it(isMoved ? 'is larger than the window and says how to see the rest' : 'is whole in the window', async () => {
    const { page, context } = await visit({ viewport });
    await page.goto('/Heritage');
    await page
      .getByRole('button', { name: /^Enlarge: / })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog').first();
    // Nothing of the page is left around it.
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    const picture = await dialog.locator('img').boundingBox();
    if (picture === null) throw new Error('No picture');
    if (isMoved) expect(picture.width).toBeGreaterThan(1.5 * viewport.width);
    else expect(picture.width).toBeLessThanOrEqual(viewport.width);
    expect(picture.y + picture.height).toBeLessThanOrEqual(viewport.height);
    expect(await dialog.getByText(/^Drag sideways/).isVisible()).toBe(isMoved);
    await context.close();
  });
});

describe.each([PHONE, DESKTOP])('an enlarged plan at $width px', (viewport) => {
  it('is read with its legend in sight, without script', async () => {
    const { page, context } = await visit({ viewport, javaScriptEnabled: false });
    await page.goto('/Sports/Athletics');
    await page
      .locator('.plan')
      .getByRole('button', { name: /^Enlarge: / })
      .press('Enter');
    const dialog = page.getByRole('dialog');
    const entries = dialog.getByRole('listitem');
    expect(await entries.allTextContents()).toEqual(await page.locator('.plan figcaption li').allTextContents());
    const [picture, first] = await Promise.all([dialog.locator('img').boundingBox(), entries.first().boundingBox()]);
    if (picture === null || first === null) throw new Error('The plan or its legend is not shown');
    expect(picture.height).toBeGreaterThan(0.4 * viewport.height);
    expect(first.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    expect(first.y + first.height).toBeLessThanOrEqual(viewport.height);
    // No entry is cut at the side, and the last can be reached.
    await entries.last().scrollIntoViewIfNeeded();
    for (const entry of [entries.first(), entries.last()]) {
      const box = await entry.boundingBox();
      expect(box && box.x + box.width).toBeLessThanOrEqual(viewport.width);
    }
    expect(await entries.last().isVisible()).toBe(true);
    const size = await entries.last().evaluate((entry) => Number.parseFloat(getComputedStyle(entry).fontSize));
    expect(size).toBeGreaterThanOrEqual(14);
    await context.close();
  });
});

describe.each(['light', 'dark'] as const)('the words under an enlarged picture, %s', (colorScheme) => {
  it.each(['/Sports/Athletics', '/Heritage'])('can be read where its section is dark: %s', async (path) => {
    const { page, context } = await visit({ viewport: PHONE, colorScheme });
    await page.goto(path);
    await page.locator('.section.is-dark .enlarge').first().press('Enter');
    expect(await page.locator('.enlarged-words:visible').count()).toBe(1);
    expect(await axeFaults(page, 'colours')).toEqual([]);
    await context.close();
  });
});
