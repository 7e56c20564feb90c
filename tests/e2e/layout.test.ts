/** What only a laid-out page shows, of single pages: places and sizes. */
import { expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

const FIRST_ENTRIES = [
  ['/Company/Careers', '.list-row'],
  ['/Downloads/Documentation', '.list-row'],
  ['/Sales', '.distributor'],
  ['/ScopeOfService', '.scope-table tbody tr'],
  ['/SiteIndex', 'main .page-links li'],
  ['/OpenData', '.file-set'],
  ['/PrivacyPolicy', '.legal-menu li'],
] as const;

/** How many entries may take more than a line. */
const LINES = [
  ['/Company/Careers', 0],
  ['/Downloads/Documentation', 3],
  ['/Downloads/InstructionManuals', 3],
  ['/Sales', 3],
] as const;

it('lists show their first entry in the first view of a phone, and links as high as a finger', async () => {
  const { page, context } = await visit({ viewport: PHONE, hasTouch: true });
  for (const [address, entry] of FIRST_ENTRIES) {
    await page.goto(address);
    const box = await page.locator(entry).first().boundingBox();
    expect.soft((box?.y ?? Number.NaN) + (box?.height ?? 0), address).toBeLessThanOrEqual(PHONE.height);
    const low = await page
      .locator(`${entry} a, .site-footer :is(.footer-offices, .footer-links) a`)
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
      );
    expect.soft(low, address).toEqual([]);
  }
  await context.close();
});

it('figures of a row and the words under them stand on one line each', async () => {
  const { page, context } = await visit();
  for (const address of ['/', '/Sports/AlpineSkiing']) {
    await page.goto(address);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const rows = await page.locator('.fact').evaluateAll((facts) => {
        const lines = new Map<number, Set<string>>();
        for (const fact of facts) {
          const { top } = fact.getBoundingClientRect();
          const [number, words] = ['.fact-value', '.fact-description'].map((part) => fact.querySelector(part));
          const line = [number?.getBoundingClientRect().bottom, words?.getBoundingClientRect().top].map((y) =>
            Math.round(y ?? 0),
          );
          lines.set(top, (lines.get(top) ?? new Set()).add(line.join()));
        }
        return [...lines.values()].map(({ size }) => size);
      });
      expect(new Set(rows), `${address} at ${viewport.width} px`).toEqual(new Set([1]));
    }
  }
  await context.close();
});

it('lists have one line an entry on a desk, but for the longest names', async () => {
  const { page, context } = await visit();
  for (const [address, most] of LINES) {
    await page.goto(address);
    const heights = await page
      .locator('.list-row, .distributor')
      .evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect.soft(heights.length, address).toBeGreaterThan(10);
    const high = heights.filter((height) => height > Math.min(...heights) * 1.3);
    expect.soft(high.length, address).toBeLessThanOrEqual(most);
  }
  await context.close();
});

it('hairlines can be seen in the dark, too', async () => {
  const { page, context } = await visit({ colorScheme: 'dark' });
  await page.goto('/Cookies');
  const [line = 0, paper = 0] = await page.evaluate(() => {
    const { borderBottomColor } = getComputedStyle(document.querySelector('.site-header') ?? document.body);
    return [borderBottomColor, getComputedStyle(document.documentElement).backgroundColor].map((colour) => {
      const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => Number(value) / 255);
      const [red = 0, green = 0, blue = 0] = channels.map((c) =>
        c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
  });
  expect((line + 0.05) / (paper + 0.05)).toBeGreaterThanOrEqual(1.6);
  await context.close();
});
