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

it.each(offices)('the view of $town opens its page, whole at every width', async ({ slug, town }) => {
  const { page, context } = await visit();
  await page.goto(paths.company(slug));
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    const view = await page.locator('.head-view').evaluate(async (image: HTMLImageElement) => {
      // Another file may have to arrive.
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      return { width, share: width / height / (image.naturalWidth / image.naturalHeight) };
    });
    expect(view.width).toBeGreaterThanOrEqual(viewport.width - 1);
    expect(Math.abs(view.share - 1)).toBeLessThan(TOLERANCE);
    const name = await page.getByRole('heading', { level: 1, name: town }).boundingBox();
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(viewport.height);
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
