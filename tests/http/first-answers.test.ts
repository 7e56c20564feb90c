/** What the first visitor of a page gets while its stored response is still being made. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createResponseStore } from '../../server/http/response-store.ts';
import { createTestApp } from '../support/create-test-app.ts';

/** A site nobody has asked anything yet. */
async function openCold() {
  const store = createResponseStore(Date.now);
  return { store, app: await createTestApp({ store }) };
}

const plain = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

describe.each([
  ['/Heritage', 200],
  ['/Sales?country=can', 200],
  ['/data/jobs.json', 200],
  ['/nope', 404],
  ['/%', 400],
])('the first answer of %s', (address, status) => {
  it.each(['br', 'gzip', 'identity'] as const)(
    'in %s is complete, carries no tag, and HEAD agrees',
    async (encoding) => {
      const { app } = await openCold();
      const ask = (method: 'get' | 'head') =>
        request(app)
          [method](address)
          .set('Accept-Encoding', encoding)
          .buffer(true)
          .parse((response, done) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () => done(null, Buffer.concat(chunks)));
          });
      const headersOf = ({ headers: { date: _, 'x-request-id': __, ...headers } }: request.Response) => headers;
      const head = await ask('head');
      const { app: other } = await openCold();
      const get = await request(other).get(address).set('Accept-Encoding', encoding).responseType('blob');
      expect([get.status, head.status]).toEqual([status, status]);
      expect(get.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(headersOf(get)).toMatchObject(headersOf(head));
      expect(get.headers.etag).toBeUndefined();
      expect(get.headers.vary).toBe('Accept-Encoding');
      expect(get.body.length).toBeGreaterThan(100);
    },
  );

  it('says the same as the stored one that follows', async () => {
    const { app, store } = await openCold();
    const first = await request(app).get(address);
    const key = status === 404 ? '404 ' : status === 400 ? '400' : address;
    await expect.poll(() => store.find(key)).toBeDefined();
    const second = await request(app).get(address);
    expect(second.text).toBe(first.text);
    expect(second.headers['content-length']).toBeDefined();
    expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    if (status === 200) expect(second.headers.etag).toMatch(/^"[\w-]{22}"$/);
  });
});

it('never makes a visitor wait for the best compression: what is being made is not waited for', async () => {
  const { app, store } = await openCold();
  // The turn of the others never comes.
  void store.prepare('/never', 1, () => new Promise(() => {}));
  const { status, text } = await request(app).get('/Sales?country=sui');
  expect([status, text.includes('</html>')]).toEqual([200, true]);
  expect(store.find('/Sales?country=sui')).toBeUndefined();
});

it.each(Object.keys(plain))('is unpacked by whoever asked for it: %s', async (encoding) => {
  const { app } = await openCold();
  const { body } = await request(app)
    .get('/Heritage')
    .set('Accept-Encoding', encoding)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  expect(String(body)).toMatch(/<\/html>$|./s);
});
