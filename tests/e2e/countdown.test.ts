import { describe, expect, it } from 'vitest';
import { openSite } from '../support/open-site.ts';

const before = openSite(new Date('2025-08-01T00:00:00Z'));
const after = openSite(new Date('2026-01-01T00:00:00Z'));

/** One moment on Earth, two clocks on the wall. */
const MOMENT = new Date('2025-08-06T12:00:00Z');

describe.each([
  // 21:00 there: 20 h and 59 to 60 min to 18:00 of the next day.
  { timezoneId: 'Asia/Tokyo', expected: ['0', '21'] },
  // 05:00 there.
  { timezoneId: 'America/Los_Angeles', expected: ['1', '13'] },
])('in $timezoneId', ({ timezoneId, expected }) => {
  it("counts down in the visitor's own zone, once a second", async () => {
    const { page, context, expectClean } = await before.visit({ timezoneId });
    await page.clock.install({ time: MOMENT });
    await page.goto('/');
    const values = page.locator('.countdown-value');
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
    await page.goto('/');
    await expect.poll(() => page.locator('.countdown-value').first().textContent()).toMatch(/^\d+$/);
    await page.clock.fastForward('48:00:00');
    await expect.poll(() => page.getByRole('timer').textContent()).toBe('Join Live Now!');
    expectClean();
    await context.close();
  });

  it('hydrates without complaint after the event', async () => {
    const { page, context, expectClean } = await after.visit({ timezoneId });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('timer').textContent()).toBe('Join Live Now!');
    expectClean();
    await context.close();
  });
});

it('falls back to the date in words when a module does not arrive', async () => {
  const { page, context } = await before.visit();
  await page.clock.install({ time: MOMENT });
  await page.route('**/assets/EventCountdown-*.js', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => page.getByRole('timer').textContent()).toBe('7 August 2025, 18:00');
  await context.close();
});

it('says when it is without scripting', async () => {
  const { page, context } = await before.visit({ javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.locator('.event').textContent()).toContain('7 August 2025, 18:00');
  await context.close();
});
