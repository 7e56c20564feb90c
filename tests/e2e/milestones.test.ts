/** The two lists of years as they are laid out: the ruler and where it leads, and the decades. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { anchors } from '../../shared/anchors.ts';
import { historyMilestones } from '../../shared/content/company/history-milestones.ts';
import { innovationMilestones } from '../../shared/content/company/innovation-milestones.ts';
import { PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

/** Below the width from which the ruler has room. */
const BETWEEN = { width: 1000, height: 900 };
const FINGER = 44;

const { visit } = openSite();

const LISTS = [
  { address: '/Company/HistoryMilestones', entries: historyMilestones },
  { address: '/Company/InnovationMilestones', entries: innovationMilestones },
];

const topOf = (page: Page, id: string) =>
  page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN, id);

it.each(LISTS)(
  '$address has a ruler with a tick for each entry, firsts taller, each leading to its year',
  async ({ address, entries }) => {
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
    expect(ticks.map(({ isFirst }) => isFirst)).toEqual(entries.map(({ text }) => text !== undefined));
    const heights = (isFirst: boolean) => ticks.filter((tick) => tick.isFirst === isFirst).map((tick) => tick.height);
    expect(Math.min(...heights(true))).toBeGreaterThan(Math.max(...heights(false)));
    await context.close();
  },
);

it('decades lead to their head from below as well as from above', async () => {
  const { page, context } = await visit({ viewport: BETWEEN });
  await page.goto('/Company/HistoryMilestones');
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

it('decades are for fingers on a phone, and stay in sight', async () => {
  const { page, context } = await visit({ viewport: PHONE });
  await page.goto('/Company/HistoryMilestones');
  const sides = await page.locator('.decades a').evaluateAll((links) =>
    links.flatMap((link) => {
      const { width, height } = link.getBoundingClientRect();
      return [width, height];
    }),
  );
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(FINGER);
  await page.locator(`#${anchors.year(historyMilestones.at(-1)?.year ?? 0)}`).scrollIntoViewIfNeeded();
  const box = await page.locator('.decades').boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(100);
  await context.close();
});

it.each(LISTS)('$address gives most entries without a story one line, and is short', async ({ address, entries }) => {
  const { page, context } = await visit();
  await page.goto(address);
  const heights = await page.locator('.timeline-line').evaluateAll((lines) => lines.map((line) => line.clientHeight));
  expect(heights).toHaveLength(entries.filter(({ text }) => text === undefined).length);
  expect(heights.filter((height) => height > 40).length / heights.length).toBeLessThan(0.25);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6500);
  await context.close();
});
