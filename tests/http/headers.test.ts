import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { etagOf } from '../../server/http/encodings.ts';
import { ORIGIN } from '../support/create-app.ts';
import {
  CARD,
  DOCUMENT,
  FLAG,
  FONT,
  ICON,
  SCRIPT,
  STYLE_SHEET,
  sampleApp,
  serveSample,
} from '../support/sample-site.tsx';

const app = await sampleApp();

/** Name, value, name, value: as they are on the wire. */
async function rawHeaders(origin: string, path: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true });
  const asked = get(origin + path, { agent, headers: { 'Accept-Encoding': 'gzip, br' } });
  const [response]: [IncomingMessage] = (await once(asked, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  agent.destroy();
  return response.rawHeaders;
}

describe('HEAD', () => {
  it.each(['/', '/Plain', '/nope', '/Lists', '/sample.txt', ICON, DOCUMENT])(
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
    const response = await request(app).get('/Plain').set('Accept-Encoding', accepted).buffer(false);
    expect(response.headers['content-encoding']).toBe(sent);
    expect(response.headers.vary).toBe('Accept-Encoding');
  });

  it('answers 304 to the tag of each encoding', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await request(app).get('/Plain').set('Accept-Encoding', encoding).buffer(false);
      const etag = first.headers.etag ?? '';
      tags.add(etag);
      const second = await request(app)
        .get('/Plain')
        .set('Accept-Encoding', encoding)
        .set('If-None-Match', `"x", ${etag}`);
      expect(second.status).toBe(304);
      expect(second.headers['content-length']).toBeUndefined();
      expect(second.headers.etag).toBe(etag);
    }
    expect(tags.size).toBe(3);
  });

  it.each([
    ['a page', '/Plain', 'public, max-age=60, stale-while-revalidate=600'],
    ['an address without anything', '/nope', 'public, max-age=60'],
    ['a hashed file', STYLE_SHEET, 'public, max-age=31536000, immutable'],
    ['a hashed file that is missing', '/assets/none.js', 'no-store'],
    ['a picture', FLAG, 'public, max-age=86400'],
    ['a picture that is missing', '/flags/none.svg', 'public, max-age=60'],
    ['a document', DOCUMENT, 'public, max-age=3600'],
    ['data', '/data/sample.json', 'public, max-age=3600'],
    ['a health check', '/readyz', 'no-store'],
  ])('says how long caches may keep %s: %s', async (_, address, lifetime) => {
    expect((await request(app).get(address)).headers['cache-control']).toBe(lifetime);
  });

  it('serves precompressed files', async () => {
    const response = await request(app).get(STYLE_SHEET).set('Accept-Encoding', 'gzip, br').buffer(false);
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it.each(['/Plain', '/data/sample.json', ICON, DOCUMENT])('answers ranges of %s', async (address) => {
    const ask = (headers: Record<string, string>) =>
      request(app)
        .get(address)
        .set({ 'Accept-Encoding': 'identity', ...headers })
        .responseType('blob');
    const whole = await ask({});
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

  it('negotiates encodings in the same way for pages, resources and files', async () => {
    for (const address of ['/Plain', '/data/sample.json', ICON]) {
      const sent = async (accepted: string) =>
        (await request(app).head(address).set('Accept-Encoding', accepted)).headers['content-encoding'];
      expect(await sent('br;q=0.1, gzip'), address).toBe('gzip');
      expect(await sent('gzip;q=0.1, br'), address).toBe('br');
      expect(await sent('*'), address).toBe('br');
      expect(await sent('br;q=0, *'), address).toBe('gzip');
      expect(await sent('deflate'), address).toBeUndefined();
    }
  });

  it('sends a file that is not compressed as it is', async () => {
    const { headers } = await request(app).get(FONT).set('Accept-Encoding', 'br, gzip').responseType('blob');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('does not serve the compressed form of a file under an address of its own', async () => {
    for (const end of ['.br', '.gz']) expect((await request(app).get(ICON + end)).status).toBe(404);
  });

  it('makes the tag of a file from its bytes alone', async () => {
    for (const address of [ICON, DOCUMENT]) {
      const { headers, body } = await request(app).get(address).set('Accept-Encoding', 'identity').responseType('blob');
      expect(headers.etag).toBe(etagOf(body));
    }
  });

  it('answers a missing file in plain text', async () => {
    const response = await request(app).get('/assets/none.js');
    expect([response.status, response.type, response.text]).toEqual([404, 'text/plain', 'Not found\n']);
  });
});

/** What every response has. */
const EVERYWHERE = ['x-content-type-options', 'strict-transport-security'];
const PAGE = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'permissions-policy',
];

describe('security headers', () => {
  it.each([
    ['a page', '/', PAGE],
    ['an error page', '/nope', PAGE],
    ['a malformed path', '/%zz', PAGE],
    ['a redirect', '/Lists', []],
    ['a missing file', '/flags/none.svg', []],
    ['a drawing', FLAG, ['content-security-policy']],
    ['a document', DOCUMENT, ['content-security-policy']],
    ['a style sheet', STYLE_SHEET, ['cross-origin-resource-policy']],
    ['a script', SCRIPT, ['cross-origin-resource-policy']],
    ['a font', FONT, ['cross-origin-resource-policy']],
    ['a picture for other sites', CARD, ['cross-origin-resource-policy']],
    ['an icon that is a drawing', ICON, ['content-security-policy', 'cross-origin-resource-policy']],
    ['data', '/data/sample.json', ['cross-origin-resource-policy']],
    ['another resource', '/sample.txt', ['cross-origin-resource-policy']],
  ])('of %s are those that do something for it', async (_, address, expected) => {
    const { headers } = await request(app).get(address);
    const found = [...EVERYWHERE, ...PAGE].filter((name) => headers[name] !== undefined);
    expect(found.sort()).toEqual([...EVERYWHERE, ...expected].sort());
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('of a page allow nothing unsafe, and force nothing to https, which would leave a page opened by http without styles', async () => {
    const { headers } = await request(app).get('/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('of a document leave the styles of the browser’s viewer alone, and offer parts', async () => {
    const { headers } = await request(app).get(DOCUMENT);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['accept-ranges']).toBe('bytes');
  });

  it('do not weigh more than a flag: at most 400 bytes with all other headers', async () => {
    const served = await serveSample();
    const headers = await rawHeaders(served.origin, FLAG);
    await served.stop();
    expect(headers).toContain('Strict-Transport-Security');
    // The status line, ": " or a line end after each part, and an empty line.
    const bytes = 'HTTP/1.1 200 OK'.length + headers.reduce((sum, part) => sum + part.length + 2, 0) + 4;
    expect(bytes).toBeLessThanOrEqual(400);
  });

  it('send HSTS only where the origin is https', async () => {
    const local = await sampleApp({ origin: 'http://localhost:3000' });
    const { headers } = await request(local).get('/');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('include subdomains in HSTS only when configured', async () => {
    const hstsOf = async (from: RequestListener) => (await request(from).get('/')).headers['strict-transport-security'];
    expect(await hstsOf(app)).not.toContain('includeSubDomains');
    expect(await hstsOf(await sampleApp({ hstsSubdomains: true }))).toContain('includeSubDomains');
  });

  it('make absolute addresses from the configuration, never from the request', async () => {
    const response = await request(await sampleApp())
      .get('/Plain')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example');
    expect(response.text).toContain(`<link rel="canonical" href="${ORIGIN}/Plain"/>`);
    expect(response.text).not.toContain('evil.example');
  });
});
