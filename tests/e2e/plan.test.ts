/** The plan of a venue: its markers light in order while it comes into view. */
import { expect, it } from 'vitest';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

it.each(['/Sports/Athletics', '/Sports/AlpineSkiing'])('%s lights its markers one after the other', async (address) => {
  const { page, context, expectClean } = await visit({ reducedMotion: 'no-preference' });
  await page.goto(address);
  const rings = page.locator('.rings');
  const top = await rings.evaluate((element) => element.getBoundingClientRect().top);
  expect(await rings.boundingBox()).toEqual(await page.locator('.plan .figure img').boundingBox());

  const lit: number[] = [];
  for (let y = top - 900; y < top; y += 30) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const widths = await rings
      .locator('g')
      .evaluateAll((groups) => groups.map((group) => Number.parseFloat(getComputedStyle(group).strokeWidth)));
    const widest = Math.max(...widths);
    if (widest > 0) lit.push(widths.indexOf(widest) + 1);
  }
  expect(lit).toEqual([...lit].sort((one, other) => one - other));
  const legend = page.locator('.plan > .figure .legend > li');
  expect(new Set(lit).size).toBe(await legend.count());
  expectClean();
  await context.close();
});

it.each([{ reducedMotion: 'reduce' as const }, { viewport: { width: 390, height: 844 } }])(
  'shows no rings where nothing is to move, or another drawing is shown: %j',
  async (options) => {
    const { page, context } = await visit({ reducedMotion: 'no-preference', ...options });
    await page.goto('/Sports/Athletics');
    expect(await page.locator('.rings').isVisible()).toBe(false);
    await context.close();
  },
);
