/** What a visitor does, in every engine: the same few steps behind one interface. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sampleEvent } from '../../scripts/dev/components/sample-content.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { resources } from '../../shared/resources/resources.ts';
import { addresses, NOWHERE } from '../support/addresses.ts';
import { firstEvent } from '../support/content-times.ts';
import type { ServedSite } from '../support/serve-site.ts';
import { NOW, readTestAssets, readTestFiles } from '../support/test-app.ts';
import type { Browser, Tab } from './engine.ts';
import { ENGINES, type Engine } from './engines.ts';
import { faultsShown, isShown, readThrough, showAsPrinted } from './inspect-page.ts';
import { serveProbed } from './serve-probed.ts';

const DESK = { width: 1440, height: 900 } as const;
const PHONE = { width: 360, height: 740 } as const;
const SHEET = { width: 672, height: 987 } as const;

const FILES = await readTestFiles();
const { styleSheet, script } = await readTestAssets();

/** One address of each type, and how much of the window it fills at least. */
const OPENED: readonly (readonly [address: string, share: number])[] = [
  ['/Sales', 0.5],
  ['/documents/general-document-numbers.pdf', 0.5],
  ['/images/plan/Fencing.svg', 0.5],
  ['/icon-512.png', 0.2],
  ['/favicon.ico', 0.02],
  ['/data/jobs.json', 0.3],
  ['/sitemap.xml', 0.3],
  ['/feeds/jobs.atom', 0.3],
  ['/third-party-licences.txt', 0.3],
  ['/site.webmanifest', 0.05],
  [styleSheet, 0.3],
  [script, 0.05],
];
/** Browsers save these: calendars, contact cards, tables, fonts. */
const SAVED = /calendar|vcard|csv|font/;
const SAVED_BY_FIREFOX = /atom|manifest/;
/** Photographs, of which there need not be any. */
const LIKE_PNG = /^image\/(?:avif|webp|jpeg)/;

const typeOf = (address: string) =>
  FILES[address]?.type ?? resources.find(({ path }) => path === address)?.contentType ?? 'text/html';

const IN_CANADA = distributors.filter(({ noc }) => noc === 'can').map(({ company }) => company);

const addressIn = (tab: Tab) =>
  tab.evaluate(() => (document.readyState === 'complete' ? location.pathname + location.search : ''));
const arrives = (tab: Tab, address: string) => expect.poll(() => addressIn(tab)).toBe(address);
const goBack = (tab: Tab) => tab.evaluate(() => history.back());
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent);
const isOpen = (tab: Tab, selector: string) =>
  tab.evaluate((selected) => document.querySelector(selected)?.matches(':popover-open'), selector);
const textsOf = (tab: Tab, selector: string) =>
  tab.evaluate((selected) => [...document.querySelectorAll(selected)].map((element) => element.textContent), selector);

export function journeys(name: keyof typeof ENGINES): void {
  const { executable, launch, packages, isRequired, isPlain, hasTouch }: Engine = ENGINES[name];
  if (executable === undefined) {
    const test = isRequired && process.env.CI ? it : it.skip;
    test(`${name} is not on this machine: ${packages.join(' and ')} of Debian`, () => expect.fail('It is not'));
    return;
  }
  describe(name, () => {
    const withPopover = it.skipIf(isPlain);
    let browser: Browser;
    let site: ServedSite;
    beforeAll(async () => {
      [browser, site] = await Promise.all([launch({ executable }), serveProbed({ now: NOW })]);
    });
    afterAll(async () => {
      await browser.close();
      await site.stop();
    });

    async function visit(address: string, size: { width: number; height: number }, { origin } = site): Promise<Tab> {
      const tab = await browser.open({ origin, ...size });
      onTestFinished(tab.close);
      await tab.go(address);
      return tab;
    }

    it('opens every type that is not saved', () => {
      const served = [
        ...Object.values(FILES).map(({ type }) => type),
        ...resources.map(({ contentType }) => contentType),
      ];
      const opened = new Set(OPENED.map(([address]) => typeOf(address)));
      expect(served.filter((type) => !opened.has(type) && !SAVED.test(type) && !LIKE_PNG.test(type))).toEqual([]);
    });

    const shown = OPENED.filter(([address]) => name !== 'firefox' || !SAVED_BY_FIREFOX.test(typeOf(address)));
    it.each(shown)('shows %s opened by itself, over a good part of the window', async (address, share) => {
      const tab = await visit(address, DESK);
      const shownOf = async () => {
        const image = sharp(await tab.screenshot());
        const { channels } = await image.stats();
        // What has one colour only is not trimmed.
        if (channels.every(({ min, max }) => max - min < 20)) return 0;
        const { info } = await image.trim({ threshold: 20 }).toBuffer({ resolveWithObject: true });
        return Math.min(info.width / DESK.width, (info.height / DESK.height) * 1.5);
      };
      await expect.poll(shownOf).toBeGreaterThan(share);
    });

    withPopover('opens the menu by pointer, one panel at a time', async () => {
      const tab = await visit('/', DESK);
      await tab.click('[popovertarget=menu-service]');
      await tab.click('[popovertarget=menu-company]');
      expect(await isOpen(tab, '#menu-service')).toBe(false);
      await tab.click('#menu-company [href="/Company/History"]');
      await arrives(tab, '/Company/History');
    });

    withPopover('opens the menu by keyboard, closes it with Escape and gives the focus back', async () => {
      const tab = await visit('/', DESK);
      for (let presses = 0; presses < 3; presses++) await tab.press('Tab');
      await tab.press('Enter');
      expect(await isOpen(tab, '#menu-service')).toBe(true);
      await tab.press('Escape');
      expect(await isOpen(tab, '#menu-service')).toBe(false);
      expect(await focused(tab)).toBe('Service');
      await tab.press('Enter');
      await tab.press('Tab');
      await tab.press('Enter');
      await arrives(tab, '/Service/DistributedTimekeeping');
    });

    it.skipIf(isPlain || !hasTouch)('opens and closes the menu by touch', async () => {
      const tab = await visit('/', DESK);
      for (const opens of [true, false, true]) {
        await tab.tap('[popovertarget=menu-service]');
        expect(await isOpen(tab, '#menu-service')).toBe(opens);
      }
      await tab.tap('#menu-service [href="/Service/Timing"]');
      await arrives(tab, '/Service/Timing');
    });

    withPopover('leads from sheet to sheet of the menu of a phone, and Back to where it was', async () => {
      const tab = await visit('/', PHONE);
      await tab.click('.menu-toggle');
      await tab.click('[popovertarget=menu-sports]');
      await tab.click('#menu-sports .panel-back');
      expect(await isOpen(tab, '#menu-sports')).toBe(false);
      await tab.click('[popovertarget=menu-company]');
      await tab.click('#menu-company [href="/Company/History"]');
      await arrives(tab, '/Company/History');
      await goBack(tab);
      await arrives(tab, '/');
    });

    it.runIf(isPlain).each([DESK, PHONE])('leads to the index of all pages at $width px', async (size) => {
      const tab = await visit('/Sports/Swimming', size);
      expect(await tab.evaluate(isShown, '.menu, .menu-toggle, .enlarge')).toBe(false);
      await tab.click('.menu-index');
      await arrives(tab, '/SiteIndex');
      await tab.click('main [href="/Sports/Swimming"]');
      await arrives(tab, '/Sports/Swimming');
      expect(await tab.evaluate(isShown, '.figure-frame img')).toBe(true);
    });

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

    withPopover('enlarges a picture over the whole window until Escape', async () => {
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
      expect(await tab.evaluate(isShown, '.site-header .menu, .menu-toggle, .menu-index, .enlarge, .pager')).toBe(
        false,
      );
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
      const dark = await launch({ executable, isDark: true });
      onTestFinished(dark.close);
      const tab = await dark.open({ origin: site.origin, ...DESK });
      await tab.go('/Service/Timing');
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
  });
}
