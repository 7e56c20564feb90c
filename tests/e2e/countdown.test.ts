import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../../scripts/dev/components/sample-content.ts';
import { dateInWords, dateOf, timeOf } from '../../shared/dates.ts';
import { firstEvent, hoursAfter } from '../support/content-times.ts';
import { openSite } from '../support/open-site.ts';

const { date } = firstEvent ?? sampleEvent;
const IN_WORDS = `${dateInWords(dateOf(date))}, ${timeOf(date)}`;
/** The same moment in two time zones. */
const MOMENT = hoursAfter(date, -30);

const countdownOn = (page: Page) => page.locator('.countdown').first();
const valuesOn = (page: Page) => countdownOn(page).locator('.countdown-value').allTextContents();

/** Files of React and the island that a page has asked for. */
function watchModules(page: Page): string[] {
  const modules: string[] = [];
  page.on('request', (request) => {
    const [module] = /(react|EventCountdown)-\w+\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (module !== undefined) modules.push(module);
  });
  return modules;
}

describe.skipIf(firstEvent === undefined)('the countdown', () => {
  const before = openSite({ now: hoursAfter(date, -7 * 24) });
  const after = openSite({ now: hoursAfter(date, 24 * 365) });

  it.each([
    // Nine hours ahead of UTC: 21 h are left.
    { server: 'early', site: before, timezoneId: 'Asia/Tokyo', atFirst: ['0', '20', '59', '00'] },
    // Ten hours behind: 40 h are left.
    { server: 'late', site: after, timezoneId: 'Pacific/Honolulu', atFirst: ['1', '15', '59', '00'] },
  ])('counts down in $timezoneId to the specified words, by a server whose clock is $server', async (row) => {
    const { site, timezoneId, atFirst } = row;
    // The event is far below the visible part of the page.
    const { page, context, expectClean } = await site.visit({ timezoneId, viewport: { width: 1440, height: 300 } });
    await page.clock.install({ time: MOMENT });
    await page.goto('/');
    await page.locator('[data-island=EventCountdown]:not([data-props])').first().waitFor({ state: 'attached' });
    await page.clock.pauseAt(new Date(MOMENT.getTime() + 60_000));
    await expect.poll(() => valuesOn(page)).toEqual(atFirst);
    await page.clock.runFor(1000);
    await expect.poll(async () => (await valuesOn(page)).slice(2)).toEqual(['58', '59']);
    await page.clock.fastForward('48:00:00');
    await expect.poll(() => countdownOn(page).textContent()).toBe('Join Live Now!');
    expectClean();
    await context.close();
  });

  it('loads no React when the event has begun', async () => {
    const { page, context, expectClean } = await after.visit();
    const modules = watchModules(page);
    await page.goto('/', { waitUntil: 'load' });
    expect(await countdownOn(page).textContent()).toBe('Join Live Now!');
    expect(modules).toEqual([]);
    expectClean();
    await context.close();
  });

  it("ends by the visitor's clock alone", async () => {
    const { page, context, expectClean } = await before.visit();
    await page.clock.install({ time: hoursAfter(date, 24) });
    await page.goto('/');
    await expect.poll(() => countdownOn(page).textContent()).toBe('Join Live Now!');
    expectClean();
    await context.close();
  });

  it('has the height of the words at its end', async () => {
    const { page, context } = await after.visit();
    await page.clock.install({ time: MOMENT });
    await page.goto('/');
    const heightOf = () => countdownOn(page).evaluate((countdown) => countdown.getBoundingClientRect().height);
    await expect.poll(() => valuesOn(page)).toHaveLength(4);
    const counting = await heightOf();
    await page.clock.fastForward('48:00:00');
    await expect.poll(() => countdownOn(page).textContent()).toBe('Join Live Now!');
    expect(await heightOf()).toBe(counting);
    await context.close();
  });

  it('keeps what the server rendered when a module fails to load', async () => {
    const { page, context } = await after.visit();
    await page.clock.install({ time: MOMENT });
    await page.route('**/assets/EventCountdown-*.js', (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    await page.goto('/');
    await failure;
    expect(await countdownOn(page).textContent()).toBe('Join Live Now!');
    await context.close();
  });

  it('shows the date without scripting', async () => {
    const { page, context } = await before.visit({ javaScriptEnabled: false });
    await page.goto('/');
    expect(await page.locator('.event').first().textContent()).toContain(IN_WORDS);
    await context.close();
  });
});
