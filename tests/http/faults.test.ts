import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createResponseStore, type ResponseStore } from '../../server/http/response-store.ts';
import { DOCUMENT, sampleApp, sampleSite } from '../support/sample-site.tsx';

function recordedLog() {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  return { log, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('a page that cannot be rendered', () => {
  it.each([
    ['the error page is HTML', 'text/html', sampleSite.errorPage],
    [
      'the error page fails as well and is text',
      'text/plain',
      () => {
        throw new Error('no error page');
      },
    ],
  ])('is a 500 without the cause, has its stack in the log, and is not stored: %s', async (_, type, errorPage) => {
    const { log, entries } = recordedLog();
    const app = await sampleApp({ site: { ...sampleSite, errorPage }, log });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await request(app).get('/Broken');
      expect([response.status, response.type, response.headers['cache-control']]).toEqual([500, type, 'no-store']);
      expect(response.text).not.toMatch(/secret| {4}at /);
      expect(response.text).not.toBe('');
      const failed = entries().filter(({ msg }) => msg === 'request failed');
      expect(failed[attempt]).toMatchObject({
        id: response.headers['x-request-id'],
        err: { message: 'a secret cause', stack: expect.stringMatching(/ {4}at /) },
      });
    }
    const id = expect.any(String);
    const err = expect.objectContaining({ message: 'no error page' });
    const expected = type === 'text/plain' ? [1, 2].map(() => expect.objectContaining({ id, err })) : [];
    expect(entries().filter(({ msg }) => msg === 'the error page failed')).toEqual(expected);
    expect((await request(app).get('/sample.txt')).status).toBe(200);
  });

  it.each([200, 302, 999, 'gone', null])('is a 500 where the error names %s as its status', async (status) => {
    const { log } = recordedLog();
    const [first, ...others] = sampleSite.pages;
    if (first === undefined) throw new Error('The sample site has no page');
    const view = () => {
      throw Object.assign(new Error('a secret cause'), { status });
    };
    const app = await sampleApp({ site: { ...sampleSite, pages: [{ ...first, view }, ...others] }, log });
    expect((await request(app).get(first.path)).status).toBe(500);
  });

  it('is shown with its cause in development, where a wrong address gets the error page', async () => {
    const shown: unknown[] = [];
    const app = await sampleApp({
      showError: (res, error) => {
        shown.push(error);
        res.writeHead(500).end('shown');
      },
    });
    expect((await request(app).get('/Broken').responseType('blob')).body.toString()).toBe('shown');
    expect((await request(app).get('/%')).text).toContain('Error 400');
    expect(shown).toEqual([new Error('a secret cause')]);
  });
});

describe('a wrong request', () => {
  it('is no error of the site: nothing is logged, and there is no id to report', async () => {
    const { log, entries } = recordedLog();
    const app = await sampleApp({ log });
    for (const response of [await request(app).get('/%'), await request(app).post('/')]) {
      expect(response.headers['x-request-id']).toBeUndefined();
    }
    expect(entries()).toEqual([]);
  });
});

describe('a fault after the headers are sent', () => {
  it('ends the connection, so that no client takes what it has for the whole', async () => {
    const { log, entries } = recordedLog();
    const respond: ResponseStore['respond'] = async (_req, res) => {
      res.writeHead(200).write('the beginning');
      throw new Error('too late for an error page');
    };
    const app = await sampleApp({ log, store: { find: () => undefined, respond } });
    await expect(request(app).get('/')).rejects.toThrow('aborted');
    expect(entries()).toMatchObject([{ msg: 'request failed' }]);
  });
});

describe('the log', () => {
  it('has one line for each request, without the query, with 0 bytes for HEAD', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const store = createResponseStore({ log });
    const app = await sampleApp({ log, store });
    await request(app).get('/Plain?from=mail');
    await expect.poll(() => lines.length).toBe(1);
    const before = lines.length;
    await request(app).get('/Plain');
    await request(app).head('/Plain').set('Accept-Encoding', 'gzip, deflate');
    await request(app).get('/nope"%0A?x');
    await expect.poll(() => lines.length).toBe(before + 3);
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries[0]).toMatchObject({ method: 'GET', path: '/Plain', status: 200 });
    expect(entries[0]?.cache).toBeUndefined();
    expect(entries.slice(before)).toMatchObject([
      { method: 'GET', path: '/Plain', status: 200, cache: 'hit', bytes: expect.any(Number) },
      { method: 'HEAD', path: '/Plain', status: 200, cache: 'hit', bytes: 0 },
      { method: 'GET', path: '/nope%22%0A', status: 404 },
    ]);
    expect(entries[before]?.bytes).toBeGreaterThan(100);
    for (const { ms } of entries) {
      expect(String(ms)).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(ms).toBeLessThan(20_000);
    }
    expect(entries[0]?.ms).toBeGreaterThan(0);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  const RANGE = { 'Accept-Encoding': 'identity', Range: 'bytes=10-19' };
  it.each<[method: 'get' | 'head', path: string, headers: Record<string, string>, expected: unknown[]]>([
    ['get', '/Lists', {}, [301, '/Lists', 0]],
    ['get', '/flags/none.svg', {}, [404, '/flags/none.svg', 'Not found\n'.length]],
    ['head', '/flags/none.svg', {}, [404, '/flags/none.svg', 0]],
    ['get', DOCUMENT, {}, [200, DOCUMENT, 20_000]],
    ['get', DOCUMENT, RANGE, [206, DOCUMENT, 10]],
    ['get', '/Plain', RANGE, [206, '/Plain', 10]],
    ['get', `/${'a'.repeat(300)}`, {}, [404, `/${'a'.repeat(199)}`, expect.any(Number)]],
  ])(
    'has the bytes as sent, and no path of more than 200 letters: %s %s %j',
    async (method, path, headers, expected) => {
      const lines: string[] = [];
      const app = await sampleApp({ log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }) });
      await request(app)[method](path).set(headers);
      await expect.poll(() => lines.length).toBe(1);
      const { status, path: logged, bytes, cache } = JSON.parse(lines[0] ?? '');
      expect([status, logged, bytes, cache]).toEqual([...expected, undefined]);
    },
  );
});
