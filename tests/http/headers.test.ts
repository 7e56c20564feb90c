import type { Express } from 'express';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, ORIGIN, readTestAssets } from '../support/create-test-app.ts';

const [DOCUMENT = ''] = Object.keys((await readTestAssets()).documents);

let app: Express;
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

  it('answers 304 to the tag it gave, for each encoding its own', async () => {
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

  it('keeps hashed files for a year and pages for a minute', async () => {
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

  it('answers ranges of documents', async () => {
    const response = await request(app).get(DOCUMENT).set('Range', 'bytes=0-4').buffer(true);
    expect(response.status).toBe(206);
    expect(response.headers['content-range']).toMatch(/^bytes 0-4\/\d+$/);
  });

  it('answers a missing file in plain text', async () => {
    const response = await request(app).get('/assets/none.js');
    expect(response.status).toBe(404);
    expect(response.type).toBe('text/plain');
  });
});

describe('security headers', () => {
  it.each(['/', '/nope', '/%zz', '/Service', '/favicon.svg', DOCUMENT])('stand on %s', async (address) => {
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

  it('promises https only where the origin is https', async () => {
    const assets = await readTestAssets();
    const local = await createTestApp({ settings: { origin: 'http://localhost:3000', assets } });
    const { headers } = await request(local).get('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('promises https for other hosts only when told so', async () => {
    const hstsOf = async (from: Express) => (await request(from).get('/')).headers['strict-transport-security'];
    expect(await hstsOf(app)).not.toContain('includeSubDomains');
    expect(await hstsOf(await createTestApp({ hstsSubdomains: true }))).toContain('includeSubDomains');
  });

  it('takes absolute addresses from the configuration, never from the request', async () => {
    const response = await request(app)
      .get('/Sales')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example');
    expect(response.text).toContain(`<link rel="canonical" href="${ORIGIN}/Sales"/>`);
    expect(response.text).not.toContain('evil.example');
  });
});
