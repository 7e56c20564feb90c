import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { withComponents } from '../../scripts/dev/components/component-pages.tsx';
import { swissTiming } from '../../shared/site/swiss-timing.tsx';
import { axeFaults } from '../support/axe-faults.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite({ site: withComponents(swissTiming) });

/** A figure in its place, and the button that is in it: "Enlarge", then "Close". */
function figureIn(page: Page, place: string) {
  const figure = page.locator(`${place} .figure-frame`).first();
  return { figure, button: figure.getByRole('button'), place: figure.locator('..') };
}

const isOpen = (element: Element): boolean => element.matches(':popover-open');

describe('a picture', () => {
  it('enlarges by keyboard without scripting, closes with Escape and keeps the focus', async () => {
    const { page, context, expectClean } = await visit({ javaScriptEnabled: false });
    await page.goto('/Heritage');
    const { figure, button } = figureIn(page, '.gallery');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await figure.evaluate(isOpen)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await figure.evaluate(isOpen)).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await figure.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await figure.evaluate(isOpen)).toBe(false);
    expect(await figure.getByRole('button', { name: 'Enlarge', exact: true }).isVisible()).toBe(true);
    expectClean();
    await context.close();
  });
});

describe('an enlarged picture', () => {
  it.each([
    { viewport: PHONE, address: '/Heritage', place: '.gallery' },
    { viewport: DESKTOP, address: '/Sports/Athletics', place: '.plan' },
    { viewport: DESKTOP, address: '/Service/Timing', place: '.moment' },
    { viewport: PHONE, address: '/Sports/Athletics', place: '.gallery-row' },
    { viewport: DESKTOP, address: '/Company/HistoryMilestones', place: '.timeline' },
  ])('is the one that was tapped, whole in the window: $address $place', async ({ viewport, address, place }) => {
    const { page, context } = await visit({ viewport });
    await page.goto(address);
    const { figure, button, place: held } = figureIn(page, place);
    const image = figure.locator('img');
    await button.scrollIntoViewIfNeeded();
    const source = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
    await expect.poll(source).not.toBe('');
    const [tapped, before, height] = [await source(), await held.boundingBox(), await pageHeight(page)];
    await button.press('Enter');
    expect(await figure.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    expect(await source()).toBe(tapped);
    const picture = await image.boundingBox();
    expect(picture?.width).toBeLessThanOrEqual(viewport.width);
    expect((picture?.y ?? 0) + (picture?.height ?? Infinity)).toBeLessThanOrEqual(viewport.height);
    // Nothing moves behind it.
    expect(await held.boundingBox()).toEqual(before);
    expect(await pageHeight(page)).toBe(height);
    await context.close();
  });

  it.each([PHONE, DESKTOP])('shows what its numbers mean, and the last can be reached, $width px', async (viewport) => {
    const { page, context } = await visit({ viewport, javaScriptEnabled: false });
    await page.goto('/Sports/Athletics');
    const { figure, button } = figureIn(page, '.plan');
    await button.press('Enter');
    const entries = figure.getByRole('listitem');
    const [picture, first] = await Promise.all([figure.locator('img').boundingBox(), entries.first().boundingBox()]);
    if (picture === null || first === null) throw new Error('The plan or its legend is not shown');
    expect(picture.height).toBeGreaterThan(0.4 * viewport.height);
    expect(first.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    await entries.last().scrollIntoViewIfNeeded();
    const last = await entries.last().boundingBox();
    expect(last && last.x + last.width).toBeLessThanOrEqual(viewport.width);
    expect(last && last.y + last.height).toBeLessThanOrEqual(viewport.height);
    await context.close();
  });
});

describe('the caption of a picture', () => {
  it('is not repeated by the button, its words can be selected and its links followed; the picture enlarges', async () => {
    const { page, context } = await visit();
    await page.goto('/development/components');
    const link = page.locator('figcaption a').first();
    const figure = page.locator('.figure-frame').filter({ has: link });
    // The button lies over the picture.
    await figure.locator('img').click({ force: true });
    expect(await figure.evaluate(isOpen)).toBe(true);
    await page.keyboard.press('Escape');
    const caption = figure.locator('figcaption');
    expect(await figure.getByRole('button', { name: 'Enlarge', exact: true }).count()).toBe(1);
    const box = await caption.boundingBox();
    // On the last line, which has no link.
    await caption.dblclick({ position: { x: 8, y: (box?.height ?? 0) - 8 } });
    expect(await page.evaluate(() => String(getSelection()).trim())).toMatch(/\w+/);
    await link.click();
    expect(new URL(page.url()).pathname).toBe('/Service/Timing');
    await context.close();
  });
});

const pageHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

it.each(['light', 'dark'] as const)('the words under an enlarged picture can be read, %s', async (colorScheme) => {
  const { page, context } = await visit({ viewport: PHONE, colorScheme });
  await page.goto('/Heritage');
  const { figure, button } = figureIn(page, '.is-dark');
  await button.press('Enter');
  expect(await figure.locator('figcaption').isVisible()).toBe(true);
  expect(await axeFaults(page, 'looks')).toEqual([]);
  await context.close();
});
