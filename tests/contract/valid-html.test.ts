/** Every page, filtered list and error page is valid HTML by the Nu checker, which runs once for all of them. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import request from 'supertest';
import { expect, it } from 'vitest';
import { addressedPages, NOWHERE } from '../support/addresses.ts';
import { sharedApp } from '../support/test-app.ts';

const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const hasJava = spawnSync('java', ['-version']).status === 0;

const filtered = addressedPages.flatMap(({ address, page: { filters } }) =>
  filters.map(({ param, values }) => `${address}?${param}=${values.at(-1)}`),
);
const errors = [NOWHERE, '/Company/CareersDetails/1', '/%'];

interface Message {
  readonly type: string;
  readonly subType?: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

it.skipIf(!hasJava)('every page is valid HTML (needs Java)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const app = await sharedApp();
  const tested = [...addressedPages.map(({ address }) => address), ...filtered, ...errors];
  for (const [index, address] of tested.entries()) {
    await writeFile(join(folder, `${index}.html`), (await request(app).get(address)).text);
  }
  const { stderr } = spawnSync('java', ['-jar', CHECKER, '--format', 'json', folder], { maxBuffer: 2 ** 26 });
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(stderr.toString()) as { messages: Message[] };
  // React closes void elements with a slash, which the checker notes once for each of them.
  const faults = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
  const found = faults.map(({ url, message, extract }) => {
    const address = tested[Number(/(\d+)\.html$/.exec(url)?.[1])];
    return `${address}: ${message} ${extract ?? ''}`;
  });
  expect(found).toEqual([]);
  expect(messages.length).toBeGreaterThan(tested.length);
});
