/** Components and templates in their states, which do not depend on the content of the day. */
import { beforeAll, expect, it } from 'vitest';
import { componentPages, withComponents } from '../../scripts/dev/components/component-pages.tsx';
import { swissTiming } from '../../shared/site/swiss-timing.tsx';
import type { Visit } from '../support/browser.ts';
import { expectLaidOut, watchShifts } from '../support/expect-laid-out.ts';
import { lostWords } from '../support/lost-words.ts';
import { openSite } from '../support/open-site.ts';

const { visit } = openSite({ site: withComponents(swissTiming), now: new Date() });

/** All components; each template with ALL_PAGES=1, as in CI. */
const visited = process.env.ALL_PAGES ? componentPages : componentPages.slice(0, 1);

let visitor: Visit;
beforeAll(async () => {
  visitor = await visit();
  await watchShifts(visitor.page);
});

it.each(visited)('$path', async ({ path }) => {
  const { page, expectClean } = visitor;
  await expectLaidOut(page, path);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  expect.soft(await lostWords(page), 'shows all words in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  expectClean();
});
