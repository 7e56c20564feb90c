/**
 * How a page is laid out: pictures, words, letters, widths, shifts and accessibility, on a desk in light, on a phone in the
 * dark and on paper.
 */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeFaults } from './axe-faults.ts';
import { brokenWords } from './broken-words.ts';
import { DESKTOP, PHONE, SHEET } from './browser.ts';
import { croppedPictures } from './cropped-pictures.ts';
import { smallLetters } from './small-letters.ts';
import { smallWords } from './small-words.ts';

const NARROWEST = { width: 320, height: 640 } as const;
const NARROW = { width: 360, height: 740 } as const;
const TABLET = { width: 834, height: 1100 } as const;
/** The narrowest window that shows wide drawings in bands. */
const BAND = { width: 960, height: 700 } as const;
const VERY_WIDE = { width: 2560, height: 1300 } as const;

/** Pictures that reach both edges of the window. */
const BANDS = '.opening, .head-strip, .office-view, .is-scene .service-picture, .is-wide > .brand-figure img';

/** Notes what moves on every page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Since the page was loaded. */
const layoutShifts = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);

/** How much wider the page is than its window, in px, with letters of a size in per cent. */
const overflow = (page: Page, letters = 100) =>
  page.evaluate((size) => {
    const root = document.documentElement;
    root.style.fontSize = `${size}%`;
    const wider = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return wider;
  }, letters);

/** Opens the address in a page whose shifts are watched, and expects what holds for every page, softly. */
export async function expectLaidOut(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  await page.goto(address);
  expect.soft(await page.locator('h1').isVisible(), 'shows its heading').toBe(true);
  expect.soft(await croppedPictures(page), 'shows pictures whole on a desk').toEqual([]);
  expect.soft(await smallWords(page), 'has no words under 11 px on a desk').toEqual([]);
  expect.soft(await smallLetters(page), 'has no letters under 11 px in drawings on a desk').toEqual([]);
  expect.soft(await axeFaults(page, 'all'), 'is accessible').toEqual([]);
  expect.soft(await layoutShifts(page), 'stays in its place on a desk').toEqual([]);

  await page.setViewportSize(VERY_WIDE);
  const narrow = await page.locator(BANDS).evaluateAll((bands) =>
    bands.flatMap((band) => {
      const { left, right } = band.getBoundingClientRect();
      return left === 0 && right === innerWidth ? [] : [`${band.className} from ${left} to ${right}`];
    }),
  );
  expect.soft(narrow, 'has bands of pictures that reach both edges of a very wide window').toEqual([]);

  await page.setViewportSize(BAND);
  expect.soft(await smallLetters(page), 'has no letters under 11 px in wide drawings').toEqual([]);

  await page.setViewportSize(TABLET);
  expect.soft(await smallLetters(page), 'has no letters under 11 px in drawings on a tablet').toEqual([]);
  expect.soft(await smallWords(page), 'has no words under 11 px on a tablet').toEqual([]);
  expect.soft(await brokenWords(page), 'breaks no word and no number on a tablet').toEqual([]);

  await page.setViewportSize(NARROWEST);
  expect.soft(await overflow(page), 'needs no sideways scrolling').toBe(0);
  expect.soft(await overflow(page, 200), 'needs none with letters twice as large').toBe(0);

  await page.setViewportSize(NARROW);
  expect.soft(await brokenWords(page), 'breaks no word, parts no number from its unit').toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  await page.reload();
  expect.soft(await croppedPictures(page), 'shows pictures whole on a phone').toEqual([]);
  expect.soft(await smallWords(page), 'has no words under 11 px on a phone').toEqual([]);
  expect.soft(await smallLetters(page), 'has no letters under 11 px in drawings on a phone').toEqual([]);
  expect.soft(await axeFaults(page, 'looks'), 'is accessible in the dark').toEqual([]);
  expect.soft(await layoutShifts(page), 'stays in its place on a phone').toEqual([]);

  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  expect.soft(await printedControls(page), 'has no menu and no buttons on paper').toEqual([]);
  expect.soft(await overflow(page), 'fits the width of paper').toBe(0);
  expect
    .soft(await below(page, ['.site-footer', '.sheet-source']), 'has its footer at the head of a sheet')
    .toEqual([]);
}

/** Those of the parts that do not stand above the content. */
const below = (page: Page, parts: readonly string[]) =>
  page.evaluate((selectors) => {
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? -Infinity;
    return selectors.filter((selector) => topOf(selector) >= topOf('main'));
  }, parts);

const printedControls = (page: Page) =>
  page
    .locator('.menu, .menu-toggle, .skip-link, .enlarge, .filter, .pager')
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map(({ className }) => className));
