import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../server/http/metrics.ts';
import { createPageCache } from '../../server/http/page-cache.ts';
import { createTestApp, readTestAssets } from '../support/create-test-app.ts';

describe('a fault in a render', () => {
  it('is a 500 page with the id of the request and without the cause; the process lives', async () => {
    const lines: string[] = [];
    const assets = await readTestAssets();
    // A page whose picture is gone cannot be rendered.
    const broken = { ...assets, pictures: { ...assets.pictures } };
    delete broken.pictures['strip/Timing'];
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
      err: { message: expect.stringContaining('strip/Timing') },
    });
    expect((await request(app).get('/Service/Timing')).status).toBe(500);
    expect((await request(app).get('/Service/Scoring')).status).toBe(200);
  });
});

describe('the page cache', () => {
  it('renders once for requests that come together, and again after a failure', async () => {
    const cache = createPageCache(Date.now);
    let renders = 0;
    const make = async () => {
      renders += 1;
      if (renders === 1) throw new Error('first one fails');
      return { status: 200, variants: {} } as never;
    };
    const first = [cache.get('/', 'release', make), cache.get('/', 'release', make)];
    expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await Promise.all([cache.get('/', 'release', make), cache.get('/', 'release', make)]);
    expect(renders).toBe(2);
  });

  it('forgets what the calendar changes after a minute, and nothing else', async () => {
    let now = 0;
    const cache = createPageCache(() => now);
    const make = async () => ({ status: 200, variants: {} }) as never;
    await Promise.all([cache.get('/a', 'release', make), cache.get('/b', 'calendar', make)]);
    now = 59_000;
    expect(cache.find('/b')).toBeDefined();
    now = 61_000;
    expect(cache.find('/b')).toBeUndefined();
    expect(cache.find('/a')).toBeDefined();
  });

  it('does not grow with queries', async () => {
    const keys: string[] = [];
    const cache = createPageCache(Date.now);
    const spy: typeof cache = {
      ...cache,
      get(key, freshness, make) {
        keys.push(key);
        return cache.get(key, freshness, make);
      },
    };
    const app = await createTestApp({ cache: spy });
    for (const query of ['?country=can', '?country=xyz', '?a=1', '?country=can&b=2', '']) {
      await request(app).get(`/Sales${query}`);
    }
    expect(new Set(keys)).toEqual(new Set(['/Sales?country=can', '/Sales']));
  });
});

describe('metrics', () => {
  it('count by route and status, with labels that no visitor can invent', async () => {
    const metrics = createMetrics();
    const app = await createTestApp({ metrics });
    for (const address of ['/Sales', '/Sales', '/nope', '/nope/more', '/favicon.svg']) await request(app).get(address);
    const text = await metrics.text();
    expect(text).toContain('http_requests_total{route="page",status="200"} 2');
    expect(text).toContain('http_requests_total{route="other",status="404"} 2');
    expect(text).toContain('page_cache_hits_total 1');
    expect(text).toContain('http_request_duration_seconds_count 5');
    expect(text).toContain('nodejs_eventloop_lag');
  });
});
