/**
 * Every page as it is laid out: pictures, words, letters, widths, shifts and accessibility, on a desk in light and on a phone in the dark.
 * What axe says of colours and sizes is asked of a page of each kind, because they come from one style sheet.
 */
import { beforeAll, expect, it } from 'vitest';
import { addresses, NOWHERE, TEMPLATES } from '../support/addresses.ts';
import { axeFaults } from '../support/axe-faults.ts';
import { brokenWords } from '../support/broken-words.ts';
import { DESKTOP, PHONE, type Visit } from '../support/browser.ts';
import { croppedPictures } from '../support/cropped-pictures.ts';
import { openSite } from '../support/open-site.ts';
import { smallLetters } from '../support/small-letters.ts';
import { smallWords } from '../support/small-words.ts';

const NARROWEST = { width: 320, height: 640 } as const;
const NARROW = { width: 360, height: 740 } as const;
const TABLET = { width: 834, height: 1100 } as const;
/** The narrowest window that shows wide drawings in bands. */
const BAND = { width: 960, height: 700 } as const;

const { visit } = openSite();

/** Pages with compositions or colours of their own, too. */
const LOOKED_AT = new Set([...TEMPLATES, '/Company/History', '/Service/Simulcam', '/Sports/Gymnastics', NOWHERE]);

// One browser context for all pages.
let visitor: Visit;
beforeAll(async () => {
  visitor = await visit();
  await visitor.page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

/** Since the page was loaded. */
const layoutShifts = () => visitor.page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);

it.each([...addresses, NOWHERE])('%s', async (address) => {
  const { page, expectClean } = visitor;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  await page.goto(address);
  expect.soft(await page.locator('h1').isVisible(), 'shows its heading').toBe(true);
  expect.soft(await croppedPictures(page), 'shows pictures whole on a desk').toEqual([]);
  expect.soft(await smallWords(page), 'has no words under 11 px on a desk').toEqual([]);
  expect.soft(await smallLetters(page), 'has no letters under 11 px in drawings on a desk').toEqual([]);
  expect.soft(await axeFaults(page, 'content'), 'is accessible').toEqual([]);
  if (LOOKED_AT.has(address)) expect.soft(await axeFaults(page, 'looks'), 'in light').toEqual([]);
  expect.soft(await layoutShifts(), 'stays in its place on a desk').toEqual([]);

  await page.setViewportSize(BAND);
  expect.soft(await smallLetters(page), 'has no letters under 11 px in wide drawings').toEqual([]);

  await page.setViewportSize(TABLET);
  expect.soft(await smallLetters(page), 'has no letters under 11 px in drawings on a tablet').toEqual([]);
  expect.soft(await smallWords(page), 'has no words under 11 px on a tablet').toEqual([]);

  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'needs no sideways scrolling').toBe(NARROWEST.width);

  await page.setViewportSize(NARROW);
  expect.soft(await brokenWords(page), 'breaks no word, parts no number from its unit').toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  if (LOOKED_AT.has(address)) await page.reload();
  expect.soft(await croppedPictures(page), 'shows pictures whole on a phone').toEqual([]);
  expect.soft(await smallWords(page), 'has no words under 11 px on a phone').toEqual([]);
  expect.soft(await smallLetters(page), 'has no letters under 11 px in drawings on a phone').toEqual([]);
  if (LOOKED_AT.has(address)) {
    expect.soft(await axeFaults(page, 'looks'), 'in the dark').toEqual([]);
    expect.soft(await layoutShifts(), 'stays in its place on a phone').toEqual([]);
  }
  // The console reports the status 404.
  if (address !== NOWHERE) expectClean();
});
