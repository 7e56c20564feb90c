/** What is stored, for how long, and that the first visitor gets the same. */

import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createResponseStore } from '../../server/http/response-store.ts';
import type { PageRequest } from '../../shared/site/page.ts';
import { NOW } from '../support/create-app.ts';
import { sampleApp, sampleSite } from '../support/sample-site.tsx';

const HEAD = { status: 200, route: 'x', contentType: 'text/plain', cacheControl: 'no-store', headers: [] };

function cacheable(key: string, make: () => string | Promise<string>, lifetimeMs = 60_000) {
  return { key, lifetimeMs, make: async () => ({ head: HEAD, content: Buffer.from(await make()) }) };
}

/** A store that is asked for one response, at a time of the test's choice. */
function openStore(make: (now: number) => string | Promise<string>) {
  const clock = { now: 0 };
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const store = createResponseStore({ log, clock: () => clock.now });
  const response = cacheable('/', () => make(clock.now));
  const app = express().use((req, res) => store.respond(req, res, response));
  app.use(((_error, _req, res, _next) => void res.status(500).end()) satisfies ErrorRequestHandler);
  return { clock, lines, ask: async () => (await request(app).get('/')).text };
}

const MINUTE_MS = 60_000;

describe('the store of responses', () => {
  it('makes simultaneous requests for one response once, and tries again after a failure', async () => {
    let made = 0;
    const { ask } = openStore(async () => {
      made += 1;
      await setTimeout(50);
      if (made === 1) throw new Error('the first one fails');
      return 'text';
    });
    expect(await Promise.all([ask(), ask()])).toEqual(['', '']);
    expect(await Promise.all([ask(), ask()])).toEqual(['text', 'text']);
    expect(made).toBe(2);
  });

  it('sends a response past its lifetime once more, while it is made anew', async () => {
    const { clock, ask } = openStore((now) => `made at ${now}`);
    await ask();
    clock.now = MINUTE_MS - 1;
    expect(await ask()).toBe('made at 0');
    clock.now = MINUTE_MS;
    expect(await ask()).toBe('made at 0');
    expect(await ask()).toBe(`made at ${MINUTE_MS}`);
  });

  it('makes a response anew at the same moment in every process, whenever it was made first', async () => {
    const { clock, ask } = openStore((now) => `made at ${now}`);
    clock.now = MINUTE_MS - 1000;
    await ask();
    clock.now = MINUTE_MS;
    await ask();
    expect(await ask()).toBe(`made at ${MINUTE_MS}`);
  });

  it('makes one that is more than ten minutes past its lifetime anew before it is sent', async () => {
    const { clock, ask } = openStore((now) => `made at ${now}`);
    await ask();
    clock.now = 11 * MINUTE_MS;
    expect(await ask()).toBe(`made at ${11 * MINUTE_MS}`);
  });

  it('tries to make a response anew once a minute, and logs each failure once', async () => {
    const { clock, lines, ask } = openStore((now) => {
      if (now > 0) throw new Error('cannot be made anew');
      return 'old';
    });
    await ask();
    clock.now = MINUTE_MS;
    for (let request = 0; request < 5; request += 1) expect(await ask()).toBe('old');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'making a stored response failed', address: '/', err: { message: 'cannot be made anew' } },
    ]);
    clock.now = 2 * MINUTE_MS - 1;
    for (let request = 0; request < 3; request += 1) await ask();
    expect(lines).toHaveLength(1);
    clock.now = 2 * MINUTE_MS;
    await ask();
    await expect.poll(() => lines.length).toBe(2);
    clock.now = 11 * MINUTE_MS;
    expect(await ask()).toBe('');
  });

  it('makes a page that depends on the date anew after a minute, and no other', async () => {
    let now = NOW.getTime();
    const made: string[] = [];
    const pages = sampleSite.pages.map((page) => ({
      ...page,
      view: (asked: PageRequest) => {
        made.push(page.path);
        return page.view(asked);
      },
    }));
    const log = pino({ level: 'silent' });
    const store = createResponseStore({ log, clock: () => now });
    const app = await sampleApp({ log, store, site: { ...sampleSite, pages } });
    const madeAfter = async (ms: number) => {
      now = NOW.getTime() + ms;
      for (const path of ['/', '/Plain']) await request(app).get(path);
      await setTimeout(20);
      return made.splice(0);
    };
    expect(await madeAfter(0)).toEqual(['/', '/Plain']);
    expect(await madeAfter(MINUTE_MS - 1)).toEqual([]);
    expect(await madeAfter(MINUTE_MS)).toEqual(['/']);
    expect(await madeAfter(1e6 * MINUTE_MS)).toEqual(['/']);
  });

  it('answers 304 to the tag of a page past its lifetime', async () => {
    let now = NOW.getTime();
    const log = pino({ level: 'silent' });
    const store = createResponseStore({ log, clock: () => now });
    const app = await sampleApp({ log, store });
    const { etag = '' } = (await request(app).get('/')).headers;
    now += 2 * MINUTE_MS;
    expect((await request(app).get('/').set('If-None-Match', etag)).status).toBe(304);
  });

  it.each([
    ['queries', ['/Lists/Offers', '/Lists/Offers?area=xyz', '/Lists/Offers?a=1'], ['/Lists/Offers']],
    ['queries beside a choice', ['/Lists/Offers?area=far', '/Lists/Offers?b=2&area=far'], ['/Lists/Offers?area=far']],
    ['unknown parameters', ['/Lists/Items/1', '/Lists/Items/x'], ['/Lists/Items/:itemId']],
    ['unknown addresses', ['/nope', '/nope/more', '/none.js'], ['404 ']],
    ['addresses with a suggestion', ['/Plain/', '/Plainn'], ['404 /Plain']],
    ['malformed addresses', ['/%', '/%zz'], ['400 ']],
  ])('does not grow with %s', async (_, asked, expected) => {
    const store = createResponseStore({ log: pino({ level: 'silent' }) });
    const keys = new Set<string>();
    const app = await sampleApp({
      store: {
        ...store,
        respond: (req, res, response) => {
          keys.add(response.key);
          return store.respond(req, res, response);
        },
      },
    });
    for (const address of asked) await request(app).get(address);
    expect([...keys]).toEqual(expected);
  });
});

const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

const headersOf = ({ headers: { date: _, 'x-request-id': __, ...headers } }: request.Response) => headers;

describe.each([
  ['/Plain', 200],
  ['/Lists/Offers?area=far', 200],
  ['/data/sample.json', 200],
  ['/nope', 404],
  ['/%', 400],
])('the first response of %s', (address, status) => {
  it.each(Object.keys(plain) as (keyof typeof plain)[])('in %s is complete, and HEAD agrees', async (encoding) => {
    const ask = async (method: 'get' | 'head') => {
      // A site without stored responses.
      const app = await sampleApp();
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
    expect(String(get.body)).toMatch(address.startsWith('/data') ? /\n$/ : /<\/html>$/);
  });

  it('has the content and headers of the stored response', async () => {
    const app = await sampleApp();
    const [first, stored] = [await request(app).get(address), await request(app).get(address)];
    expect(first.text).toBe(stored.text);
    expect(headersOf(first)).toEqual(headersOf(stored));
    if (status === 200) expect(first.headers.etag).toMatch(/^"[\w-]{22}"$/);
  });
});
