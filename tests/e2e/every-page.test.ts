/** Pages as they are laid out. */
import { beforeAll, it } from 'vitest';
import { NOWHERE, VISITED } from '../support/addresses.ts';
import type { Visit } from '../support/browser.ts';
import { expectLaidOut, watchShifts } from '../support/expect-laid-out.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite();

// One browser context for all pages.
let visitor: Visit;
beforeAll(async () => {
  visitor = await visit();
  await watchShifts(visitor.page);
});

it.each(VISITED)('%s', async (address) => {
  await expectLaidOut(visitor.page, address);
  // The console reports the status 404.
  if (address !== NOWHERE) visitor.expectClean();
});
