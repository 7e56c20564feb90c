import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../server/http/metrics.ts';
import { createResponseStore } from '../../server/http/response-store.ts';
import { createTestApp, readTestAssets } from '../support/create-test-app.ts';

describe('a fault in a render', () => {
  it('is a 500 page with the id of the request and without the cause; the process lives', async () => {
    const lines: string[] = [];
    const assets = await readTestAssets();
    // A page whose picture is gone cannot be rendered.
    const broken = { ...assets, pictures: { ...assets.pictures } };
    delete broken.pictures['/images/strip/Timing.svg'];
    const app = await createTestApp({
      settings: { origin: 'https://site.example', assets: broken },
      log: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }),
    });
    const response = await request(app).get('/Service/Timing');
    expect(response.status).toBe(500);
    expect(response.text).toContain('Something went wrong');
    expect(response.text).not.toMatch(/strip\/Timing| {4}at /);
    const id = response.headers['x-request-id'];
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      id,
      err: { message: expect.stringContaining('/images/strip/Timing.svg') },
    });
    expect((await request(app).get('/Service/Timing')).status).toBe(500);
    expect((await request(app).get('/Service/Scoring')).status).toBe(200);
  });
});

describe('the store of responses', () => {
  const response = { status: 200, route: 'x', variants: {} } as never;

  it('makes once what is asked for together, and again after a failure', async () => {
    const store = createResponseStore(Date.now);
    let made = 0;
    const make = async () => {
      made += 1;
      if (made === 1) throw new Error('the first one fails');
      return response;
    };
    const first = [store.prepare('/', 1000, make), store.prepare('/', 1000, make)];
    expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(store.find('/')).toBeUndefined();
    await Promise.all([store.prepare('/', 1000, make), store.prepare('/', 1000, make)]);
    expect([made, store.find('/')]).toEqual([2, response]);
  });

  it('makes one at a time', async () => {
    const store = createResponseStore(Date.now);
    let atOnce = 0;
    const make = async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce -= 1;
      return response;
    };
    await Promise.all(['/a', '/b', '/c'].map((key) => store.prepare(key, 1000, make)));
  });

  it('forgets what has lived its time', () => {
    let now = 0;
    const store = createResponseStore(() => now);
    store.put('/a', response, Number.POSITIVE_INFINITY);
    store.put('/b', response, 60_000);
    now = 59_000;
    expect(store.find('/b')).toBeDefined();
    now = 61_000;
    expect([store.find('/a'), store.find('/b')]).toEqual([response, undefined]);
  });

  it('does not grow with queries', async () => {
    const keys = new Set<string>();
    const store = createResponseStore(Date.now);
    const spy: typeof store = {
      ...store,
      prepare(key, lifetimeMs, make) {
        keys.add(key);
        return store.prepare(key, lifetimeMs, make);
      },
    };
    const app = await createTestApp({ store: spy });
    for (const query of ['?country=can', '?country=xyz', '?a=1', '?country=can&b=2', '']) {
      await request(app).get(`/Sales${query}`);
    }
    expect(keys).toEqual(new Set(['/Sales?country=can', '/Sales']));
  });
});

describe('metrics', () => {
  it('count by pattern and status, with labels that no visitor can invent', async () => {
    const metrics = createMetrics();
    const store = createResponseStore(Date.now);
    const app = await createTestApp({ metrics, store });
    const ask = async (...addresses: string[]) => {
      for (const address of addresses) await request(app).get(address);
    };
    await ask(
      '/Sales',
      '/nope',
      '/nope/more',
      '/favicon.svg',
      '/sales',
      '/data/jobs.json',
      '/Company/CareersDetails/1',
    );
    await expect.poll(() => store.find('/Sales')).toBeDefined();
    const hitsIn = (printed: string) => Number(/^response_store_hits_total (\d+)/m.exec(printed)?.[1]);
    const before = hitsIn(await metrics.text());
    // With a campaign's parameters it is the same page out of the same store.
    await ask('/Sales', '/Sales?utm_source=x');
    const text = await metrics.text();
    expect(hitsIn(text) - before).toBe(2);
    const counted = (route: string, status: number) =>
      Number(new RegExp(`http_requests_total\\{route="${route}",status="${status}"\\} (\\d+)`).exec(text)?.[1]);
    expect(counted('/Sales', 200)).toBe(3);
    expect(counted('error', 404)).toBe(2);
    expect(counted('/Company/CareersDetails/:jobId', 404)).toBe(1);
    expect(counted('redirect', 301)).toBe(1);
    expect(counted('data', 200)).toBe(1);
    expect(counted('file', 200)).toBe(1);
    expect(text).toContain('http_request_duration_seconds_count 9');
    expect(text).toContain('nodejs_eventloop_lag');
    expect(text).not.toContain('nope');
  });
});

describe('the access log', () => {
  it('has a line of JSON for each request, from the store or not, without query and without a body for HEAD', async () => {
    const lines: string[] = [];
    const store = createResponseStore(Date.now);
    const app = await createTestApp({ store, writeAccessLine: (line) => lines.push(line) });
    await request(app).get('/Heritage?from=mail');
    await expect.poll(() => store.find('/Heritage')).toBeDefined();
    await request(app).get('/Heritage');
    await request(app).head('/Heritage');
    await request(app).get('/nope"%0A?x');
    await expect.poll(() => lines).toHaveLength(4);
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.map(({ method, path, status, cache }) => [method, path, status, cache])).toEqual([
      ['GET', '/Heritage', 200, undefined],
      ['GET', '/Heritage', 200, 'hit'],
      ['HEAD', '/Heritage', 200, 'hit'],
      ['GET', '/nope%22%0A', 404, undefined],
    ]);
    expect(entries[2]?.bytes).toBe(0);
    for (const { bytes } of entries.filter((_, index) => index !== 2)) expect(bytes).toBeGreaterThan(500);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(4);
    for (const line of lines) expect(line.endsWith('}\n')).toBe(true);
  });
});
