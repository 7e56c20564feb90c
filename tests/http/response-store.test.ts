/** What is stored, for how long, and that the first visitor gets the same. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createResponseStore } from '../../server/http/response-store.ts';
import { createTestApp, NOW } from '../support/create-test-app.ts';

const HEAD = { status: 200, route: 'x', contentType: 'text/plain', cacheControl: 'no-store', headers: [] };

function openStore(clock: () => number = Date.now) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  return { store: createResponseStore({ log, clock }), lines };
}

function cacheable(key: string, make: () => string | Promise<string>, lifetimeMs = 1000) {
  return { key, lifetimeMs, make: async () => ({ head: HEAD, content: Buffer.from(await make()) }) };
}

describe('the store of responses', () => {
  it('makes simultaneous requests for one response once, logs a failure, and tries again', async () => {
    const { store, lines } = openStore();
    let made = 0;
    const response = cacheable('/', () => {
      made += 1;
      if (made === 1) throw new Error('the first one fails');
      return 'text';
    });
    await Promise.all([store.prepare(response), store.prepare(response)]);
    expect(store.find('/')).toBeUndefined();
    expect(lines.join()).toContain('the first one fails');
    await Promise.all([store.prepare(response), store.prepare(response)]);
    expect([made, store.find('/')?.status]).toEqual([2, 200]);
  });

  it('sends a response past its lifetime once more, with its tag, while it is made anew', async () => {
    let now = 0;
    const { store } = openStore(() => now);
    await store.prepare(cacheable('/', () => `made at ${now}`, 60_000));
    const first = store.find('/')?.variants.identity.etag;
    now = 61_000;
    expect(store.find('/')?.variants.identity.etag).toBe(first);
    await expect.poll(() => store.find('/')?.variants.identity.etag).not.toBe(first);
  });

  it('answers 304 to the tag of a page past its lifetime', async () => {
    let now = NOW.getTime();
    const log = pino({ level: 'silent' });
    const store = createResponseStore({ log, clock: () => now });
    const app = await createTestApp({ log, store });
    const { etag = '' } = (await request(app).get('/')).headers;
    now += 3_600_000;
    expect((await request(app).get('/').set('If-None-Match', etag)).status).toBe(304);
  });

  it('does not grow with queries', async () => {
    const { store } = openStore();
    const keys = new Set<string>();
    const app = await createTestApp({
      store: {
        ...store,
        respond: (req, res, response) => {
          keys.add(response.key);
          return store.respond(req, res, response);
        },
      },
    });
    for (const query of ['?country=can', '?country=xyz', '?a=1', '?country=can&b=2', '']) {
      await request(app).get(`/Sales${query}`);
    }
    expect(keys).toEqual(new Set(['/Sales?country=can', '/Sales']));
  });
});

const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

const headersOf = ({ headers: { date: _, 'x-request-id': __, ...headers } }: request.Response) => headers;

describe.each([
  ['/Heritage', 200],
  ['/Sales?country=can', 200],
  ['/data/jobs.json', 200],
  ['/nope', 404],
  ['/%', 400],
])('the first response of %s', (address, status) => {
  it.each(Object.keys(plain) as (keyof typeof plain)[])('in %s is complete, and HEAD agrees', async (encoding) => {
    const ask = async (method: 'get' | 'head') => {
      // A site without stored responses.
      const app = await createTestApp({});
      const asked = request(app)[method](address).set('Accept-Encoding', encoding);
      // The client would decompress it.
      return asked.buffer(true).parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
    };
    const [get, head] = [await ask('get'), await ask('head')];
    expect([get.status, head.status]).toEqual([status, status]);
    expect(get.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headersOf(get)).toEqual(headersOf(head));
    expect(get.headers.vary).toBe('Accept-Encoding');
    expect(String(get.body)).toMatch(address.startsWith('/data') ? /\}\s*$/ : /<\/html>$/);
  });

  it('has the content and headers of the stored response', async () => {
    const [site, filledSite] = [await createTestApp({}), await createTestApp()];
    const [first, stored] = [await request(site).get(address), await request(filledSite).get(address)];
    expect(first.text).toBe(stored.text);
    expect(headersOf(first)).toEqual(headersOf(stored));
    if (status === 200) expect(first.headers.etag).toMatch(/^"[\w-]{22}"$/);
  });
});
