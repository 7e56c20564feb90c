/** What moves on a page: filters, the countdown, enlarged pictures. */
import { expect, it, onTestFinished } from 'vitest';
import { sampleEvent } from '../../scripts/dev/components/sample-content.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { firstEvent } from '../support/content-times.ts';
import { DESK, type Journey, PHONE } from './journey.ts';
import { addressIn, focused, goBack, isOpen, textsOf } from './page-state.ts';
import { serveProbed } from './serve-probed.ts';

const IN_CANADA = distributors.filter(({ noc }) => noc === 'can').map(({ company }) => company);

export function movingParts({ visit, engine: { isPlain } }: Journey): void {
  it('filters, also after Back and after a reload', async () => {
    const tab = await visit('/Sales', DESK);
    const isTakenOver = () => tab.evaluate(() => document.querySelector('[data-island]:not([data-props])') !== null);
    await expect.poll(isTakenOver).toBe(true);
    // WebKit goes back past what a script has added unless the visitor has touched the page.
    await tab.click('h1');
    await tab.evaluate(() => {
      const select = document.querySelector('select');
      if (select) select.value = 'can';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(() => textsOf(tab, '.distributor-company > span')).toEqual(IN_CANADA);
    expect(await addressIn(tab)).toBe('/Sales?country=can');
    await tab.reload();
    expect(await textsOf(tab, '.distributor-company > span')).toEqual(IN_CANADA);
    await goBack(tab);
    await expect.poll(() => textsOf(tab, '.distributor-company > span')).toHaveLength(distributors.length);
    expect(await tab.evaluate(() => [document.querySelector('select')?.value, ...faults])).toEqual(['']);
  });

  it.skipIf(firstEvent === undefined)("counts down by the visitor's clock to the specified words", async () => {
    const eventMs = Date.parse((firstEvent ?? sampleEvent).date);
    const clocks = { now: new Date(eventMs - 1e9), visitorNow: new Date(eventMs - (24 + 2) * 3_600_000) };
    const counting = await serveProbed(clocks);
    onTestFinished(counting.stop);
    const tab = await visit('/', DESK, counting);
    const values = () => textsOf(tab, '.countdown .countdown-value');
    await expect.poll(async () => (await values()).slice(0, 2)).toEqual(['1', '01']);
    const before = await values();
    await expect.poll(values).not.toEqual(before);
    await tab.evaluate(() => {
      aheadMs += 26 * 3_600_000;
    });
    await expect.poll(() => textsOf(tab, '.countdown')).toContain('Join Live Now!');
    expect(await tab.evaluate(() => faults)).toEqual([]);
  });

  it.skipIf(isPlain)('enlarges a picture over the whole window until Escape', async () => {
    const tab = await visit('/Heritage', PHONE);
    const [figure, button] = ['.gallery .figure-frame', '.gallery .enlarge'];
    await tab.click(button);
    const box = await tab.evaluate((selector) => {
      const { left, top, right, bottom } = document.querySelector(`${selector} img`)?.getBoundingClientRect() ?? {};
      return { left, top, right: innerWidth - Number(right), bottom: innerHeight - Number(bottom) };
    }, figure);
    expect(Math.min(...Object.values(box).map(Number))).toBeGreaterThanOrEqual(0);
    await tab.press('Escape');
    expect(await isOpen(tab, figure)).toBe(false);
    expect(await focused(tab)).toMatch(/^Enlarge/);
  });
}
