/** Every page in a wide window: whole pictures and accessibility, in light and dark. */
import { beforeAll, expect, it } from 'vitest';
import { addresses, NOWHERE } from '../support/addresses.ts';
import { axeFaults } from '../support/axe-faults.ts';
import { DESKTOP, type Visit } from '../support/browser.ts';
import { croppedPictures } from '../support/cropped-pictures.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

// One browser context for all pages.
let visitor: Visit;
beforeAll(async () => {
  visitor = await visit({ viewport: DESKTOP });
});

it.each([...addresses, NOWHERE])('%s', async (address) => {
  const { page, expectClean } = visitor;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  expect.soft(await page.locator('h1').isVisible(), 'shows its heading').toBe(true);
  expect.soft(await croppedPictures(page), 'shows pictures whole').toEqual([]);

  expect.soft(await axeFaults(page, 'everything'), 'in light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFaults(page, 'colours'), 'in dark').toEqual([]);
  // The console reports the status 404.
  if (address !== NOWHERE) expectClean();
});
