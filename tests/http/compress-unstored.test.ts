/** What the store does not hold is compressed by Express; what it holds is left as it is. */
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createResponseStore } from '../../server/http/response-store.ts';
import { STYLE_SHEET, sampleApp } from '../support/sample-site.tsx';

const log = pino({ level: 'silent' });

describe('without a store, as in development', () => {
  it.each(['/Plain', '/data/sample.json'])('%s is compressed, and HEAD agrees in every header', async (path) => {
    const app = await sampleApp({ log, store: createResponseStore({ log, isEnabled: false }) });
    const ask = (method: 'get' | 'head') => request(app)[method](path).set('Accept-Encoding', 'gzip');
    const [get, head] = [await ask('get'), await ask('head')];
    expect(get.headers['content-encoding']).toBe('gzip');
    expect(get.headers.vary).toBe('Accept-Encoding');
    expect(get.text.length).toBeGreaterThan(1024);
    const headersOf = ({ headers: { date: _, 'transfer-encoding': __, ...headers } }: request.Response) => headers;
    expect(headersOf(head)).toEqual(headersOf(get));
  });

  it('every response is made anew', async () => {
    let now = 0;
    const store = createResponseStore({ log, isEnabled: false });
    const app = await sampleApp({ log, store, clock: () => new Date(now) });
    expect((await request(app).get('/')).text).toContain('<h1>1970-01-01T00:00');
    now = 3_600_000;
    expect((await request(app).get('/')).text).toContain('<h1>1970-01-01T01:00');
  });
});

it.each(['/Plain', STYLE_SHEET])('a stored response, %s, is not compressed on its way', async (address) => {
  const app = await sampleApp();
  // Express' negotiation would choose `deflate`, which the store does not have.
  const response = await request(app).get(address).set('Accept-Encoding', 'deflate');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['content-length']).toBe(String(Buffer.byteLength(response.text)));
});
