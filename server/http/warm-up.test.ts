import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import type { PageResponses } from './page-responses.ts';
import type { StoreResponder } from './respond-from-store.ts';
import { warmUp } from './warm-up.ts';

it('prepares every page, but none while requests keep the process busy', async () => {
  const prepared: string[] = [];
  const responses = { page: ({ path }: { path: string }) => path } as unknown as PageResponses;
  const responder = { prepare: async (path: string) => prepared.push(path) } as unknown as StoreResponder;
  let isBusy = true;
  const load = (async () => {
    while (isBusy) await nextTurn();
  })();

  const warm = warmUp(responses, responder);
  await wait(200);
  expect(prepared).toEqual([]);
  isBusy = false;
  await load;
  await warm;
  expect(prepared).toEqual(addresses);
});
