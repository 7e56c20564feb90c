/** What a page looks like: on a phone, on paper, in the dark, and where engines differ. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addresses, NOWHERE } from '../support/addresses.ts';
import { faultsShown, isShown, readThrough, showAsPrinted } from './inspect-page.ts';
import { DESK, type Journey, PHONE } from './journey.ts';

const SHEET = { width: 672, height: 987 } as const;

export function looks({ visit, openDark, engine: { isPlain } }: Journey): void {
  it('shows every address whole at 360 px: no error, nothing too wide, nothing hidden after scrolling', async () => {
    const tab = await visit('/', PHONE);
    for (const address of [...addresses, NOWHERE]) {
      await tab.go(address);
      await tab.evaluate(readThrough);
      expect.soft(await tab.evaluate(faultsShown), address).toEqual([]);
    }
  });

  it('is one page after the other on paper', async () => {
    const tab = await visit('/Sports/Swimming', SHEET);
    await tab.evaluate(showAsPrinted);
    await tab.evaluate(readThrough);
    expect(await tab.evaluate(isShown, '.site-header .menu, .menu-toggle, .menu-index, .enlarge, .pager')).toBe(false);
    expect(await tab.evaluate(isShown, 'h1')).toBe(true);
    const link = 'main [href="https://www.worldaquatics.com"]';
    const written = await tab.evaluate(
      (selector) => getComputedStyle(document.querySelector(selector) ?? document.body, '::after').content,
      link,
    );
    // Firefox says how it is made, and others what it is.
    expect(written).toMatch(/attr\(href\)|worldaquatics\.com/);
    expect(await tab.evaluate(faultsShown)).toEqual([]);
  });

  it('paints the words of a page', async () => {
    const tab = await visit('/Company/History', PHONE);
    const image = sharp(await tab.screenshot());
    const { width, height } = await image.metadata();
    const [top, bottom] = [0.2, 0.9].map((share) => Math.round(height * share)) as [number, number];
    const { channels } = await image.extract({ left: 0, top, width, height: bottom - top }).stats();
    // Of white paper with a few marks it is 252.
    expect(channels[0]?.mean).toBeLessThan(245);
  });

  it('underlines links in running text', async () => {
    const tab = await visit('/Cookies', DESK);
    const lines = await tab.evaluate(() =>
      [...document.querySelectorAll('main p a')].map((link) => getComputedStyle(link).textDecorationLine),
    );
    expect(new Set(lines)).toEqual(new Set(['underline']));
  });

  it('keeps a line of the milestones in one piece', async () => {
    const tab = await visit('/Company/HistoryMilestones', DESK);
    const parts = await tab.evaluate(() =>
      [...document.querySelectorAll('.timeline-line')].map((year) => year.getClientRects().length),
    );
    expect(new Set(parts)).toEqual(new Set([1]));
  });

  it('keeps a heading clear of the text under it', async () => {
    const tab = await visit('/Service/Timing', DESK);
    const gaps = await tab.evaluate(() =>
      [...document.querySelectorAll('.moment')].map((scene) => {
        const rectOf = (selector: string) => {
          const range = document.createRange();
          range.selectNodeContents(scene.querySelector(selector) ?? scene);
          return range.getBoundingClientRect();
        };
        const [heading, text] = [rectOf('h2'), rectOf('.stack > p')];
        return Math.max(text.left - heading.right, text.top - heading.bottom);
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  it.skipIf(isPlain)('shows drawings on a dark ground in the dark', async () => {
    const tab = await openDark('/Service/Timing', DESK);
    await tab.evaluate(readThrough);
    const corner = await tab.evaluate(() => {
      const image = document.querySelector('.figure-frame img');
      image?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left = 0, top = 0 } = image?.getBoundingClientRect() ?? {};
      return { left: Math.ceil(left), top: Math.ceil(top), width: 8, height: 8 };
    });
    const ground = await sharp(await tab.screenshot())
      .extract(corner)
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(Math.max(...ground)).toBeLessThan(64);
  });
}
