/** Offices stand whole above their name; of a brand's drawing the page shows the view, and says the name itself. */
import { describe, expect, it } from 'vitest';
import { offices } from '../../shared/content/company/offices.ts';
import { watchBrands } from '../../shared/content/company/swatch-group-brands.ts';
import { paths } from '../../shared/paths.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

/** Share of the drawing's height. */
const BRAND_FIELD = 214 / 360;
/** Rounding. */
const TOLERANCE = 0.01;

const WIDE = { width: 1920, height: 1080 };

const { visit } = openSite();

/** Which part of a picture its frame leaves to be seen, from its upper edge, as shares of its height. */
function seen(frame: Element): { from: number; to: number; width: number } {
  const outer = frame.getBoundingClientRect();
  const inner = frame.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
  return {
    from: (outer.top - inner.top) / inner.height,
    to: (outer.bottom - inner.top) / inner.height,
    width: inner.width / outer.width,
  };
}

describe.each([DESKTOP, WIDE, PHONE])('at $width px', (viewport) => {
  it.each(offices)('the view of $town opens its page, whole', async ({ slug, town }) => {
    const { page, context } = await visit({ viewport });
    await page.goto(paths.company(slug));
    const strip = page.locator('.banner-strip');
    const { from, to, width } = await strip.evaluate(seen);
    expect(Math.abs(from)).toBeLessThan(TOLERANCE);
    expect(Math.abs(to - 1)).toBeLessThan(TOLERANCE);
    expect(width).toBeCloseTo(1, 2);
    const name = await page.getByRole('heading', { level: 1, name: town }).boundingBox();
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(viewport.height);
    expect(await page.locator('main img[src*="/office/"]').count()).toBe(1);
    await context.close();
  });

  it('brands stand in their fields, which run across the page in turn', async () => {
    const { page, context } = await visit({ viewport });
    await page.goto(paths.company('SwatchGroupBrands'));
    const fields = await page.locator('.brand-field').evaluateAll((frames) =>
      frames.map((frame) => {
        const picture = frame.querySelector('img')?.getBoundingClientRect();
        const { left, top, bottom, width } = frame.getBoundingClientRect();
        return { left, width, top: (picture?.top ?? 0) - top, share: (bottom - top) / (picture?.height ?? 1) };
      }),
    );
    expect(fields).toHaveLength(watchBrands.length);
    for (const [index, { left, width, top, share }] of fields.entries()) {
      expect(top).toBeCloseTo(0, 0);
      expect(Math.abs(share - BRAND_FIELD)).toBeLessThan(TOLERANCE);
      expect(left <= 0 && left + width >= viewport.width, watchBrands[index]?.name).toBe(index % 2 === 0);
    }
    await context.close();
  });
});
