/** What only a laid-out page shows: overflow, shift, long tasks. */
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { addresses } from '../support/addresses.ts';
import { PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const LONG = 500_000;

const JOB = addresses.find((address) => address.startsWith(paths.job(''))) ?? '/Company/Careers';

const { visit } = openSite();

describe('at 320 px', () => {
  it('no page needs sideways scrolling', { timeout: LONG }, async () => {
    const { page, context, expectClean } = await visit({ viewport: { width: 320, height: 640 } });
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

describe('layout shift', () => {
  it.each([PHONE, undefined])('is zero on every template, %j', { timeout: LONG }, async (viewport) => {
    const { page, context } = await visit(viewport && { viewport });
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
      ...['/Company/ContactCorgemont', '/Heritage', '/Company/Careers', JOB, '/ScopeOfService'],
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

it('pages without islands keep the main thread free', async () => {
  const { page, context } = await visit();
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  for (const address of ['/Service/Timing', '/Sports/Swimming', '/Cookies']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // No script of ours runs there: what is left is layout, which a loaded machine may stretch.
    expect(await page.evaluate(() => document.querySelectorAll('script[src]').length), address).toBe(0);
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    expect(tasks.length, `${address}: ${tasks.join(', ')} ms`).toBeLessThanOrEqual(1);
  }
  await context.close();
});
