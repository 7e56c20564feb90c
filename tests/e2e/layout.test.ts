/** What only a laid-out page shows: places, sizes, long tasks. */
import { expect, it } from 'vitest';
import { TEMPLATES } from '../support/addresses.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

it.each([
  ['/Company/Careers', '.list-row'],
  ['/Downloads/Documentation', '.list-row'],
  ['/Downloads/InstructionManuals', '.list-row'],
  ['/Sales', '.distributor'],
  ['/ScopeOfService', '.scope-table tbody tr'],
  ['/SiteIndex', '.page-links li'],
  ['/OpenData', '.list-row'],
  ['/PrivacyPolicy', '.legal-menu li'],
])(
  '%s shows its first entry in the first view of a phone, and its links are as high as a finger',
  async (address, entry) => {
    const { page, context } = await visit({ viewport: PHONE, hasTouch: true });
    await page.goto(address);
    const box = await page.locator(entry).first().boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    const low = await page
      .locator(`${entry} a, .site-footer :is(.footer-offices, .footer-links) a`)
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
      );
    expect(low).toEqual([]);
    await context.close();
  },
);

it.each([PHONE, DESKTOP])('figures of a row and the words under them stand on one line each, %j', async (viewport) => {
  const { page, context } = await visit({ viewport });
  for (const address of ['/', '/Service/Timing', '/Sports/AlpineSkiing', '/Sports/SpeedSkating']) {
    await page.goto(address);
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
    expect(new Set(rows), address).toEqual(new Set([1]));
  }
  await context.close();
});

it('the sign of a row stands inside the row', async () => {
  const { page, context } = await visit();
  await page.goto('/Downloads/Documentation');
  const row = await page.locator('.list-row').first().boundingBox();
  const sign = await page.locator('.list-row .self-link').first().boundingBox();
  if (!row || !sign) throw new Error('No row');
  expect(sign.x).toBeGreaterThan(row.x);
  expect(sign.x + sign.width).toBeLessThanOrEqual(row.x + row.width);
  await context.close();
});

it('the arrow of a row ends where its line ends, on a phone too', async () => {
  const { page, context } = await visit({ viewport: PHONE });
  await page.goto('/Downloads/Documentation');
  const gaps = await page.locator('.list-row').evaluateAll((rows) =>
    rows.map((row) => {
      const link = row.querySelector('.list-row-link') ?? row;
      const { right } = getComputedStyle(link, '::after');
      return row.getBoundingClientRect().right - link.getBoundingClientRect().right + Number.parseFloat(right);
    }),
  );
  expect(Math.max(...gaps)).toBeLessThanOrEqual(4);
  await context.close();
});

it('bands of pictures reach both edges of a very wide window', async () => {
  const { page, context } = await visit({ viewport: { width: 2560, height: 1300 } });
  const bands = '.opening, .head-strip, .head-view, .steps-strip, .is-scene img, .is-wide > .brand-figure img';
  for (const address of TEMPLATES) {
    await page.goto(address);
    const edges = await page.locator(bands).evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${left} to ${right}`;
      }),
    );
    expect(
      edges.filter((edge) => edge !== '0 to 2560'),
      address,
    ).toEqual([]);
  }
  await context.close();
});

it.each([320, 360, 390, 412])('letters twice as large never make a page of %i px scroll sideways', async (width) => {
  const { page, context } = await visit({ viewport: { ...PHONE, width } });
  for (const address of TEMPLATES) {
    await page.goto(address);
    const wider = await page.evaluate(() => {
      const root = document.documentElement;
      root.style.fontSize = '200%';
      return root.scrollWidth - root.clientWidth;
    });
    expect.soft(wider, address).toBe(0);
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

// A machine that does other work as well may stretch a task: one quiet visit of three will do.
it('pages without islands keep the main thread free', { retry: 2 }, async () => {
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
