/** Every page at two widths and in both colour schemes, under all rules of WCAG 2.2 AA and good practice. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const LONG = 500_000;

const { visit } = openSite();

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Without frames to look into and other results to describe, it takes a quarter of the time. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(RULES)
    .options({ resultTypes: ['violations'], preload: false });

// Side by side: a page at a time keeps one core busy.
describe.concurrent.each([{ viewport: PHONE }, { viewport: DESKTOP }])('axe at $viewport.width px', ({ viewport }) => {
  it('finds nothing on any page, light or dark', { timeout: LONG }, async () => {
    const { page, context } = await visit({ viewport });
    const findings: string[] = [];
    for (const address of [...addresses, '/nope']) {
      await page.goto(address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await axe(page).analyze();
        for (const { id, nodes } of violations) {
          findings.push(`${address}, ${colorScheme}, ${id}: ${nodes[0]?.html.slice(0, 160)}`);
        }
      }
    }
    expect(findings).toEqual([]);
    await context.close();
  });
});
