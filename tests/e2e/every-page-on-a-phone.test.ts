/** Every page in narrow windows: widths, broken words and accessibility, in light and dark. */
import { beforeAll, expect, it } from 'vitest';
import { addresses, NOWHERE } from '../support/addresses.ts';
import { axeFaults } from '../support/axe-faults.ts';
import { brokenWords } from '../support/broken-words.ts';
import { PHONE, type Visit } from '../support/browser.ts';
import { croppedPictures } from '../support/cropped-pictures.ts';
import { openSite } from '../support/open-site.ts';

const NARROWEST = { width: 320, height: 640 } as const;
const NARROW = { width: 360, height: 740 } as const;

const { visit } = openSite();

// One browser context for all pages.
let visitor: Visit;
beforeAll(async () => {
  visitor = await visit();
});

it.each([...addresses, NOWHERE])('%s', async (address) => {
  const { page, expectClean } = visitor;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(NARROWEST);
  await page.goto(address);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'needs no sideways scrolling').toBe(NARROWEST.width);

  await page.setViewportSize(NARROW);
  expect.soft(await brokenWords(page), 'breaks no word, parts no number from its unit').toEqual([]);

  await page.setViewportSize(PHONE);
  expect.soft(await croppedPictures(page), 'shows pictures whole').toEqual([]);
  expect.soft(await axeFaults(page, 'everything'), 'in light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFaults(page, 'colours'), 'in dark').toEqual([]);
  // The console reports the status 404.
  if (address !== NOWHERE) expectClean();
});
