/** How pages read without our style sheet: in text browsers, reader modes and search indexes. */
import { Readability } from '@mozilla/readability';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { addresses, NOWHERE, VISITED } from '../support/addresses.ts';
import { openPage } from '../support/read-page.ts';
import { runTogether } from '../support/run-together.ts';

/** Lists without prose: what a reader mode takes of them depends on how long they are. */
const LISTS: readonly string[] = [
  '/Sales',
  '/SiteIndex',
  '/Company/HistoryMilestones',
  '/Company/InnovationMilestones',
];

/** Readers close up white space where we have elements, and open it elsewhere. */
const lettersOf = (text: string | null | undefined) => text?.replace(/\s+/g, '') ?? '';

it('no page runs words of neighbours together', async () => {
  for (const address of [...addresses, NOWHERE]) {
    expect(runTogether((await openPage(address)).body), address).toEqual([]);
  }
});

describe('a reader mode', () => {
  it.each(VISITED.filter((address) => ![...LISTS, NOWHERE].includes(address)))(
    'keeps the lead or the contact of %s',
    async (address) => {
      const page = await openPage(address);
      const passage = page.querySelector(address.startsWith(paths.job('')) ? 'section:has(> address)' : 'main .lead');
      // The library takes the document apart.
      const article = new Readability(page.cloneNode(true) as Document).parse();
      expect(lettersOf(passage?.textContent)).not.toBe('');
      if (article) expect(lettersOf(article.textContent)).toContain(lettersOf(passage?.textContent));
    },
  );
});
