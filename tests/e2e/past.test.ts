/** Offices stand whole above their name; of a brand's drawing the page shows the view, and says the name itself. */
import { expect, it } from 'vitest';
import { offices } from '../../shared/content/company/offices.ts';
import { watchBrands } from '../../shared/content/company/swatch-group-brands.ts';
import { paths } from '../../shared/paths.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

/** Height by width of the field above the name that is drawn below it. */
const BRAND_FIELD = 214 / 640;
/** Rounding. */
const TOLERANCE = 0.01;

const WIDE = { width: 1920, height: 1080 };

const { visit } = openSite();

const WIDTHS = [DESKTOP, WIDE, PHONE];

it.each(offices)('the address of $town is in the first screen, its view across the window', async ({ slug }) => {
  const { page, context } = await visit();
  await page.goto(paths.company(slug));
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    const address = await page.locator('.office-address').boundingBox();
    expect((address?.y ?? 0) + (address?.height ?? 0)).toBeLessThan(viewport.height);
    const view = await page.locator('.office-view').boundingBox();
    expect(view?.width).toBeGreaterThanOrEqual(viewport.width - 1);
    expect(view?.y).toBeGreaterThan(address?.y ?? 0);
  }
  await context.close();
});

it('brands stand in their fields, which run across the page in turn', async () => {
  const { page, context } = await visit();
  await page.goto(paths.company('SwatchGroupBrands'));
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    const fields = await page.locator('.brand-figure img').evaluateAll((frames) =>
      frames.map((frame) => {
        const { left, height, width } = frame.getBoundingClientRect();
        return { left, width, shape: height / width };
      }),
    );
    expect(fields).toHaveLength(watchBrands.length);
    for (const [index, { left, width, shape }] of fields.entries()) {
      expect(Math.abs(shape - BRAND_FIELD)).toBeLessThan(TOLERANCE);
      expect(left <= 0 && left + width >= viewport.width, watchBrands[index]?.name).toBe(index % 2 === 0);
    }
  }
  await context.close();
});
