/** Two processes of one build answer alike, so that a proxy may send each request to any of them. */
import { readdir } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../shared/resources/resources.ts';
import { addresses } from '../support/addresses.ts';
import { freePort, type SiteProcess, startSite } from '../support/start-process.ts';
import { DIST } from '../support/test-app.ts';

const ORIGIN = 'https://site.example';
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** Headers of proxies, and some that a visitor could forge. */
const FORWARDED = {
  Host: 'elsewhere.example',
  'X-Forwarded-For': '203.0.113.7, 198.51.100.1',
  'X-Forwarded-Host': 'elsewhere.example',
  'X-Forwarded-Proto': 'http',
  Forwarded: 'for=203.0.113.7;host=elsewhere.example;proto=http',
};
const AT_ONCE = 16;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let first: SiteProcess;
let second: SiteProcess;
beforeAll(async () => {
  first = await startSite({ ORIGIN });
  second = await startSite({
    ORIGIN,
    METRICS_PORT: String(await freePort()),
    TZ: 'Pacific/Kiritimati',
    LANG: 'de_CH.UTF-8',
  });
});
afterAll(async () => {
  agent.destroy();
  for (const { child } of [first, second]) child.kill('SIGTERM');
  await Promise.all([first.exited, second.exited]);
});

const everyTenth = (list: readonly string[]) => list.filter((_, index) => index % 10 === 0);

describe('two replicas', () => {
  it.each([
    ['pages', () => everyTenth(addresses)],
    ['resources', () => resources.map(({ path }) => path)],
    ['files', async () => everyTenth(await readFileAddresses())],
    [
      'errors and redirects',
      () => ['/nope', '/sales', '/Sales/', '/%', '/assets/main-0.css', '/Company/Careers?area=x'],
    ],
  ])('give the same bytes, headers and tags for all %s in every encoding', async (_, list) => {
    const paths = await list();
    expect(paths.length).toBeGreaterThan(5);
    const requests = paths.flatMap((path) => ENCODINGS.map((encoding) => ({ path, encoding })));
    while (requests.length > 0) await Promise.all(requests.splice(0, AT_ONCE).map(expectSame));
  });

  it('answer 304 to each other’s tags', async () => {
    for (const path of ['/', '/Heritage', '/robots.txt', '/favicon.svg']) {
      const { headers } = await ask(first, path);
      const again = await ask(second, path, { 'If-None-Match': headers.etag ?? '' });
      expect(again.status, path).toBe(304);
    }
  });

  it('write no address of a visitor into the log', async () => {
    const path = '/Heritage?from=forwarded';
    await ask(second, path, FORWARDED);
    await expect.poll(second.output).toContain('"/Heritage"');
    expect(second.output()).not.toMatch(/203\.0\.113\.7|198\.51\.100\.1|from=forwarded/);
  });
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask({ port }: SiteProcess, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    });
    asked.on('error', reject).end();
  });
}

async function expectSame({ path, encoding }: { path: string; encoding: string }): Promise<void> {
  const accept = { 'Accept-Encoding': encoding };
  const [one, other] = await Promise.all([ask(first, path, accept), ask(second, path, { ...accept, ...FORWARDED })]);
  expect(one.status, path).toBeLessThan(500);
  const { date: _, ...headers } = one.headers;
  const { date: __, ...otherHeaders } = other.headers;
  expect({ status: other.status, ...otherHeaders }, `${path} ${encoding}`).toEqual({ status: one.status, ...headers });
  expect(other.body.equals(one.body), `${path} ${encoding}`).toBe(true);
  if (one.status === 200) expect(headers.etag, path).toBeDefined();
}

/** Without compressed forms, which have no address. */
async function readFileAddresses(): Promise<string[]> {
  const root = join(DIST, 'public');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(root.length).replaceAll('\\', '/')}/${entry.name}`);
}
