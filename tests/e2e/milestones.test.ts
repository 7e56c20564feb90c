/** The two lists of years as they are laid out: the ruler and where it leads, numerals, pictures at their year. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { anchors } from '../../shared/anchors.ts';
import { historyMilestones } from '../../shared/content/company/history-milestones.ts';
import { innovationMilestones } from '../../shared/content/company/innovation-milestones.ts';
import { PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

/** Pixels at 1440 for the 85 entries of 2026, and for each that comes later. */
const TALLEST_HISTORY = 7500 + Math.max(0, historyMilestones.length - 85) * 90;
/** Below the width from which the ruler has room. */
const BETWEEN = { width: 1000, height: 900 };
const FINGER = 44;

const { visit } = openSite();

const LISTS = [
  {
    address: '/Company/HistoryMilestones',
    entries: historyMilestones,
    own: 'milestones',
    ownPictures: 5,
    mostSheets: 8,
  },
  {
    address: '/Company/InnovationMilestones',
    entries: innovationMilestones,
    own: 'innovations',
    ownPictures: 6,
    mostSheets: 9,
  },
];

const topOf = (page: Page, id: string) =>
  page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN, id);

describe.each(LISTS)('$address', ({ address, entries, own, ownPictures, mostSheets }) => {
  it('has a ruler with a tick for each entry, firsts taller, each leading to its year', async () => {
    const { page, context } = await visit();
    await page.goto(address);
    const ruler = await page.locator('.year-ruler a').evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href'),
        isFound: document.querySelector(link.getAttribute('href') ?? '') !== null,
        width: link.getBoundingClientRect().width,
        ticks: [...link.querySelectorAll('.tick')].map((tick) => ({
          isFirst: tick.classList.contains('is-first'),
          height: tick.getBoundingClientRect().height,
        })),
      })),
    );
    expect(ruler.map(({ href }) => href)).toEqual([...new Set(entries.map(({ year }) => `#${anchors.year(year)}`))]);
    expect(ruler.filter(({ isFound }) => !isFound)).toEqual([]);
    expect(ruler.filter(({ width }) => width < 24)).toEqual([]);
    const ticks = ruler.flatMap((year) => year.ticks);
    expect(ticks.map(({ isFirst }) => isFirst)).toEqual(entries.map(({ isFirst = false }) => isFirst));
    const heights = (isFirst: boolean) => ticks.filter((tick) => tick.isFirst === isFirst).map((tick) => tick.height);
    expect(Math.min(...heights(true))).toBeGreaterThan(Math.max(...heights(false)));
    await context.close();
  });

  it('shows its own pictures, each to be enlarged', async () => {
    const { page, context } = await visit();
    await page.goto(address);
    const files = await page
      .locator('.timeline .figure img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(files).toHaveLength(ownPictures);
    expect(files.filter((file) => !file.includes(`/${own}/`))).toEqual([]);
    expect(await page.getByRole('button', { name: 'Enlarge', exact: true }).count()).toBe(files.length);
    await context.close();
  });

  it('leads to the head of a decade from below as well as from above', async () => {
    const { page, context } = await visit({ viewport: BETWEEN });
    await page.goto(address);
    const links = page.locator('.decades a');
    const [first, last] = [links.first(), links.last()];
    const id = (await first.getAttribute('href'))?.slice(1) ?? '';
    await first.click();
    const fromAbove = await topOf(page, id);
    await last.click();
    expect(await topOf(page, id)).toBeLessThan(0);
    await first.click();
    const bar = await page.locator('.decades').evaluate((element) => element.getBoundingClientRect().bottom);
    const fromBelow = await topOf(page, id);
    expect(fromBelow).toBeCloseTo(fromAbove, 0);
    expect(Math.abs(fromBelow - bar)).toBeLessThan(8);
    await context.close();
  });

  it('has decades for fingers on a phone, which stay in sight', async () => {
    const { page, context } = await visit({ viewport: PHONE });
    await page.goto(address);
    for (const link of await page.locator('.decades a').all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(FINGER);
    }
    await page.locator(`#${anchors.year(entries.at(-1)?.year ?? 0)}`).scrollIntoViewIfNeeded();
    const box = await page.locator('.decades').boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(100);
    await context.close();
  });

  it('fills few sheets of paper, from a wide window too', async () => {
    const { page, context } = await visit();
    await page.goto(address, { waitUntil: 'networkidle' });
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(3);
    expect(sheets).toBeLessThanOrEqual(mostSheets);
    await context.close();
  });

  it('sets few entries of a decade large', () => {
    const firsts = entries.filter(({ isFirst }) => isFirst).map(({ year }) => year - (year % 10));
    for (const decade of new Set(firsts)) {
      expect(firsts.filter((other) => other === decade).length, `${decade}s`).toBeLessThanOrEqual(3);
    }
  });
});

it('the long list is no longer than its limit', async () => {
  const { page, context } = await visit();
  await page.goto('/Company/HistoryMilestones');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST_HISTORY);
  await context.close();
});
