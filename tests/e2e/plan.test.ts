/** The plan of a venue: its markers light in order while it comes into view. */
import { expect, it } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

it('lights its markers one after the other', async () => {
  const { page, context, expectClean } = await visit({ reducedMotion: 'no-preference' });
  await page.goto('/Sports/Athletics');
  const rings = page.locator('.rings');
  const top = await rings.evaluate((element) => element.getBoundingClientRect().top);
  expect(await rings.boundingBox()).toEqual(await page.locator('.plan .figure img').boundingBox());

  const lit = await rings.evaluate(async (element, below) => {
    const widest: number[] = [];
    for (let y = below - 900; y < below; y += 30) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const widths = [...element.querySelectorAll('g')].map((group) =>
        Number.parseFloat(getComputedStyle(group).strokeWidth),
      );
      if (Math.max(...widths) > 0) widest.push(widths.indexOf(Math.max(...widths)) + 1);
    }
    return widest;
  }, top);
  expect(lit).toEqual([...lit].sort((one, other) => one - other));
  const legend = page.locator('.plan > .figure .legend > li');
  expect(new Set(lit).size).toBe(await legend.count());
  expectClean();
  await context.close();
});

it('shows no rings where nothing is to move, or another drawing is shown', async () => {
  const { page, context } = await visit({ reducedMotion: 'no-preference' });
  await page.goto('/Sports/Athletics');
  const rings = page.locator('.rings');
  expect(await rings.isVisible()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await rings.isVisible()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(PHONE);
  expect(await rings.isVisible()).toBe(false);
  await context.close();
});
