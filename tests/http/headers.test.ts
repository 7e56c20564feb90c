import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
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
  MANIFEST,
  PICTURE,
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
    'answers %s with the headers of GET and no body, whatever range is asked for',
    async (address) => {
      const get = await request(app).get(address).set('Accept-Encoding', 'gzip');
      const head = await request(app).head(address).set({ 'Accept-Encoding': 'gzip', Range: 'bytes=0-4' });
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
      expect([second.headers['content-length'], second.headers['content-range']]).toEqual([undefined, undefined]);
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
    expect([failed.headers['content-length'], failed.headers['content-range']]).toEqual(['0', undefined]);
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
    expect(response.headers.etag).toBeUndefined();
  });
});

/** Nothing unsafe; and nothing is forced to https, which would leave a page opened by http without styles. */
const PAGE = {
  'content-security-policy':
    "default-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'none';script-src 'self';style-src 'self';" +
    "img-src 'self';font-src 'self';manifest-src 'self';connect-src 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), ' +
    'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), ' +
    'publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'speculation-rules': '"/speculation-rules.json"',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const OWN = { 'cross-origin-resource-policy': 'same-origin' };
const SHARED = { 'cross-origin-resource-policy': 'cross-origin' };
/** Of `a{}` and of `b{}`. */
const STYLES =
  "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='";
/** What the other tests are about, or Node adds. */
const GENERAL = /^(cache-control|connection|content-(encoding|length|type)|date|etag|location|vary)$/;

describe('security headers', () => {
  it.each([
    ['a page', '/', PAGE],
    ['an error page', '/nope', PAGE],
    ['a malformed path', '/%zz', PAGE],
    ['a redirect', '/Lists', {}],
    ['a missing file', '/flags/none.svg', {}],
    ['a drawing', FLAG, { 'content-security-policy': "default-src 'none'" }],
    // The styles of the browser's viewer are left alone.
    ['a document', DOCUMENT, { 'accept-ranges': 'bytes', 'content-security-policy': "frame-ancestors 'none'" }],
    ['a style sheet', STYLE_SHEET, OWN],
    ['a script', SCRIPT, OWN],
    ['a font', FONT, OWN],
    ['a picture', PICTURE, {}],
    ['a picture for other sites', CARD, SHARED],
    ['the manifest', MANIFEST, SHARED],
    ['an icon with styles', ICON, { 'content-security-policy': `default-src 'none'; style-src ${STYLES}`, ...SHARED }],
    ['data', '/data/sample.json', { ...SHARED, 'access-control-allow-origin': '*' }],
    ['another resource', '/sample.txt', OWN],
  ])('of %s are those that do something for it', async (_, address, expected) => {
    const { headers } = await request(app).get(address);
    const found = Object.fromEntries(Object.entries(headers).filter(([name]) => !GENERAL.test(name)));
    const always = { 'strict-transport-security': 'max-age=63072000', 'x-content-type-options': 'nosniff' };
    expect(found).toEqual({ ...always, ...expected });
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

  it.each(['/', FLAG, DOCUMENT, '/sample.txt', '/data/sample.json', '/nope'])(
    'include subdomains in HSTS, and keep search engines out, where that is configured: %s',
    async (address) => {
      const { headers } = await request(await sampleApp({ hstsSubdomains: true, isHidden: true })).get(address);
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      expect(headers['x-robots-tag']).toBe('noindex');
    },
  );

  it('make absolute addresses from the configuration, never from the request', async () => {
    const response = await request(await sampleApp())
      .get('/Plain')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example');
    expect(response.text).toContain(`<link rel="canonical" href="${ORIGIN}/Plain"/>`);
    expect(response.text).not.toContain('evil.example');
  });
});
