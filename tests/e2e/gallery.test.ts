import { describe, expect, it } from 'vitest';
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
