/** What only a laid-out page shows: overflow, shift, contrast, names. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { launchBrowser, PHONE, visit } from '../support/browser.ts';
import { NOW } from '../support/create-test-app.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';

const LONG = 300_000;

let browser: Browser;
let site: ServedSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveSite(NOW)]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe('at 320 px', () => {
  it('no page needs sideways scrolling', { timeout: LONG }, async () => {
    const { page, context, expectClean } = await visit(browser, site.origin, { viewport: { width: 320, height: 640 } });
    const wide: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${address}: ${width} px`);
    }
    expect(wide).toEqual([]);
    expectClean();
    await context.close();
  });
});

describe.each([
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: undefined },
] as const)('axe, $colorScheme', ({ colorScheme, viewport }) => {
  it('finds nothing on any page', { timeout: LONG }, async () => {
    const { page, context } = await visit(browser, site.origin, { colorScheme, ...(viewport && { viewport }) });
    const findings: string[] = [];
    for (const address of [...addresses, '/nope']) {
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      for (const { id, nodes } of violations) findings.push(`${address} ${id}: ${nodes[0]?.html.slice(0, 160)}`);
    }
    expect(findings).toEqual([]);
    await context.close();
  });
});

describe('layout shift', () => {
  it.each([PHONE, undefined])('is zero on every template, %j', { timeout: LONG }, async (viewport) => {
    const { page, context } = await visit(browser, site.origin, viewport && { viewport });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of [
      ...[
        '/',
        '/Service/Timing',
        '/Sports/Swimming',
        '/Company/HistoryMilestones',
        '/Company/SwatchGroupBrands',
        '/Cookies',
      ],
      ...[
        '/Company/ContactCorgemont',
        '/Heritage',
        '/Company/Careers',
        '/Company/CareersDetails/269611',
        '/ScopeOfService',
      ],
      ...['/Downloads/Documentation', '/Sales', '/SiteIndex'],
    ]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
      expect(shifts, address).toEqual([]);
    }
    await context.close();
  });
});
