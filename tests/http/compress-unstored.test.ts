/** What the store does not hold is compressed by Express; what it holds is left as it is. */
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createResponseStore } from '../../server/http/response-store.ts';
import { sampleApp } from '../support/sample-site.tsx';

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
});

it('a stored response that is sent as it is, is not compressed on its way', async () => {
  const app = await sampleApp();
  // Express' negotiation would choose `deflate`, which the store does not have.
  const response = await request(app).get('/Plain').set('Accept-Encoding', 'deflate');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['content-length']).toBe(String(Buffer.byteLength(response.text)));
});
