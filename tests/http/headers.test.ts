import type { RequestListener } from 'node:http';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { etagOf } from '../../server/http/encodings.ts';
import { createTestApp, ORIGIN, readTestAssets, readTestFiles } from '../support/create-test-app.ts';

const [DOCUMENT = ''] = Object.keys((await readTestAssets()).documents);

let app: RequestListener;
beforeAll(async () => {
  app = await createTestApp();
});

describe('HEAD', () => {
  it.each(['/', '/Sales', '/nope', '/Service', '/favicon.svg', DOCUMENT])(
    'answers %s with the headers of GET and no body',
    async (address) => {
      const get = await request(app).get(address).set('Accept-Encoding', 'gzip');
      const head = await request(app).head(address).set('Accept-Encoding', 'gzip');
      const comparable = ({ headers }: request.Response) => {
        const { date: _, 'x-request-id': __, ...rest } = headers;
        return rest;
      };
      expect(head.status).toBe(get.status);
      expect(comparable(head)).toEqual(comparable(get));
      expect(head.text ?? '').toBe('');
    },
  );
});

describe('compression and validators', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('for "%s" sends %s', async (accepted, sent) => {
    const response = await request(app).get('/Heritage').set('Accept-Encoding', accepted).buffer(false);
    expect(response.headers['content-encoding']).toBe(sent);
    expect(response.headers.vary).toBe('Accept-Encoding');
  });

  it('answers 304 to the tag of each encoding', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await request(app).get('/Heritage').set('Accept-Encoding', encoding).buffer(false);
      const etag = first.headers.etag ?? '';
      tags.add(etag);
      const second = await request(app)
        .get('/Heritage')
        .set('Accept-Encoding', encoding)
        .set('If-None-Match', `"x", ${etag}`);
      expect(second.status).toBe(304);
      expect(second.headers['content-length']).toBeUndefined();
      expect(second.headers.etag).toBe(etag);
    }
    expect(tags.size).toBe(3);
  });

  it('lets caches keep hashed files for a year and pages for a minute', async () => {
    const { styleSheet } = await readTestAssets();
    expect((await request(app).get(styleSheet)).headers['cache-control']).toContain('immutable');
    expect((await request(app).get('/Heritage')).headers['cache-control']).toContain('max-age=60');
  });

  it('serves precompressed files', async () => {
    const { styleSheet } = await readTestAssets();
    const response = await request(app).get(styleSheet).set('Accept-Encoding', 'gzip, br').buffer(false);
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch(/^text\/css; charset=utf-8$/i);
  });

  it.each(['/Heritage', '/data/jobs.json', '/favicon.svg', DOCUMENT])('answers ranges of %s', async (address) => {
    const ask = (headers: Record<string, string>) =>
      request(app)
        .get(address)
        .set({ 'Accept-Encoding': 'identity', ...headers })
        .responseType('blob');
    const whole = await ask({});
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const { etag = '' } = whole.headers;
    const size = whole.body.length;

    const part = await ask({ Range: 'bytes=10-19', 'If-Range': etag });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${size}`);
    expect(part.headers['content-length']).toBe('10');
    expect(part.headers.etag).toBe(etag);
    expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);

    const rest = await ask({ Range: `bytes=${size - 5}-` });
    expect(rest.body.equals(whole.body.subarray(size - 5))).toBe(true);
    expect((await ask({ Range: 'bytes=0-4', 'If-Range': '"of another release"' })).status).toBe(200);

    const beyond = await ask({ Range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    const failed = await request(app).get(address).set({ 'Accept-Encoding': 'br', 'If-Match': '"x"' });
    expect([failed.status, failed.headers['content-encoding']]).toEqual([412, undefined]);
    expect((await ask({ 'If-Match': etag })).status).toBe(200);
  });

  it('counts the bytes of a range in the compressed form', async () => {
    const ask = (headers: Record<string, string>) =>
      request(app)
        .get('/favicon.svg')
        .set({ 'Accept-Encoding': 'gzip', ...headers });
    const size = Number((await ask({})).headers['content-length']);
    const part = await request(app).head('/favicon.svg').set({ 'Accept-Encoding': 'gzip', Range: 'bytes=0-4' });
    expect([part.status, part.headers['content-length']]).toEqual([200, String(size)]);
  });

  it('negotiates encodings in the same way for pages, resources and files', async () => {
    for (const address of ['/Heritage', '/data/jobs.json', '/favicon.svg']) {
      const sent = async (accepted: string) =>
        (await request(app).head(address).set('Accept-Encoding', accepted)).headers['content-encoding'];
      expect(await sent('br;q=0.1, gzip'), address).toBe('gzip');
      expect(await sent('gzip;q=0.1, br'), address).toBe('br');
      expect(await sent('*'), address).toBe('br');
      expect(await sent('br;q=0, *'), address).toBe('gzip');
      expect(await sent('deflate'), address).toBeUndefined();
    }
  });

  it('does not serve the compressed form of a file under an address of its own', async () => {
    for (const end of ['.br', '.gz']) expect((await request(app).get(`/favicon.svg${end}`)).status).toBe(404);
  });

  it('makes the tag of a file from its bytes alone', async () => {
    const files = await readTestFiles();
    for (const address of ['/favicon.svg', DOCUMENT]) {
      const { headers, body } = await request(app).get(address).set('Accept-Encoding', 'identity').responseType('blob');
      expect(headers.etag).toBe(etagOf(body));
      expect(headers.etag).toBe(files[address]?.variants.identity.etag);
    }
  });

  it('answers a missing file in plain text', async () => {
    const response = await request(app).get('/assets/none.js');
    expect(response.status).toBe(404);
    expect(response.type).toBe('text/plain');
  });
});

describe('security headers', () => {
  it.each(['/', '/nope', '/%zz', '/Service', '/favicon.svg', DOCUMENT])('are on %s', async (address) => {
    const { headers } = await request(app).get(address);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('send HSTS only where the origin is https', async () => {
    const assets = await readTestAssets();
    const local = await createTestApp({ settings: { origin: 'http://localhost:3000', assets } });
    const { headers } = await request(local).get('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('include subdomains in HSTS only when configured', async () => {
    const hstsOf = async (from: RequestListener) => (await request(from).get('/')).headers['strict-transport-security'];
    expect(await hstsOf(app)).not.toContain('includeSubDomains');
    expect(await hstsOf(await createTestApp({ hstsSubdomains: true }))).toContain('includeSubDomains');
  });

  it('make absolute addresses from the configuration, never from the request', async () => {
    const response = await request(app)
      .get('/Sales')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example');
    expect(response.text).toContain(`<link rel="canonical" href="${ORIGIN}/Sales"/>`);
    expect(response.text).not.toContain('evil.example');
  });
});
