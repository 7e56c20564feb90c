import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dateInWords, dateOf, timeOf } from '../../shared/dates.ts';
import { firstEvent, hoursAfter } from '../support/content-times.ts';
import { openSite } from '../support/open-site.ts';
import { sampleEvent } from '../support/sample-content.ts';

const { date } = firstEvent ?? sampleEvent;
const IN_WORDS = `${dateInWords(dateOf(date))}, ${timeOf(date)}`;
/** One moment on Earth, two clocks on the wall. */
const MOMENT = hoursAfter(date, -30);

/** Home, at its countdown. */
async function openAt(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('timer').first().scrollIntoViewIfNeeded();
}

describe.skipIf(firstEvent === undefined)('the countdown', () => {
  const before = openSite(hoursAfter(date, -7 * 24));
  /** Over in the last time zone, and the event under way. */
  const after = openSite(hoursAfter(date, 13));

  describe.each([
    // Nine hours ahead of UTC: 21 h are left.
    { timezoneId: 'Asia/Tokyo', expected: ['0', '21'] },
    // Ten hours behind: 40 h are left.
    { timezoneId: 'Pacific/Honolulu', expected: ['1', '16'] },
  ])('in $timezoneId', ({ timezoneId, expected }) => {
    it("counts down in the visitor's own zone, once a second", async () => {
      const { page, context, expectClean } = await before.visit({ timezoneId });
      await page.clock.install({ time: MOMENT });
      await openAt(page);
      const values = page.getByRole('timer').first().locator('.countdown-value');
      await expect.poll(() => values.first().textContent()).toMatch(/^\d+$/);
      await page.clock.pauseAt(new Date(MOMENT.getTime() + 60_000));
      const atPause = await values.allTextContents();
      const [days, hours, minutes, seconds] = atPause.map(Number);
      expect([String(days), String((hours ?? 0) + 1)]).toEqual(expected);
      expect([minutes, seconds]).toEqual([59, 0]);
      await page.clock.runFor(1000);
      expect((await values.allTextContents()).slice(2)).toEqual(['58', '59']);
      expectClean();
      await context.close();
    });

    it('ends with the specified words and stays there', async () => {
      const { page, context, expectClean } = await before.visit({ timezoneId });
      await page.clock.install({ time: MOMENT });
      await openAt(page);
      const timer = page.getByRole('timer').first();
      await expect.poll(() => timer.locator('.countdown-value').first().textContent()).toMatch(/^\d+$/);
      await page.clock.fastForward('48:00:00');
      await expect.poll(() => timer.textContent()).toBe('Join Live Now!');
      expectClean();
      await context.close();
    });

    it('stays as it was delivered once the event has begun, and fetches nothing', async () => {
      const { page, context, expectClean } = await after.visit({ timezoneId });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto('/');
      await page.getByRole('timer').first().scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('timer').first().textContent()).toBe('Join Live Now!');
      expect(fetched.filter((path) => /EventCountdown|chunk/.test(path))).toEqual([]);
      expectClean();
      await context.close();
    });
  });

  it('leaves React where it is until the countdown is seen', async () => {
    const { page, context } = await before.visit({ viewport: { width: 1440, height: 300 } });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const isFetched = () => fetched.some((path) => path.includes('EventCountdown'));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(isFetched()).toBe(false);
    await page.getByRole('timer').first().scrollIntoViewIfNeeded();
    await expect.poll(isFetched).toBe(true);
    await context.close();
  });

  it('falls back to the date in words when a module does not arrive', async () => {
    const { page, context } = await before.visit();
    await page.clock.install({ time: MOMENT });
    await page.route('**/assets/EventCountdown-*.js', (route) => route.abort());
    await openAt(page);
    await expect.poll(() => page.getByRole('timer').first().textContent()).toBe(IN_WORDS);
    await context.close();
  });

  it('says when it is without scripting', async () => {
    const { page, context } = await before.visit({ javaScriptEnabled: false });
    await page.goto('/');
    expect(await page.locator('.event').first().textContent()).toContain(IN_WORDS);
    await context.close();
  });
});
