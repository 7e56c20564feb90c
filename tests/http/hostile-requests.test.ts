/** Requests that no browser sends, as bytes over a socket, and the status of their responses. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { serve } from '../../server/serve.ts';
import { DOCUMENT, serveSample } from '../support/sample-site.tsx';

const site = await serveSample();
afterAll(() => site.stop());

/** After this time the client ends a connection that the server keeps open. */
const CLIENT_TIMEOUT_MS = 1000;

/** Sends the bytes and collects the statuses of all answers until the connection ends. */
function statusesOf(request: string): Promise<number[]> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ port: Number(new URL(site.origin).port), host: '127.0.0.1', allowHalfOpen: true });
    const timeout = setTimeout(() => socket.end(), CLIENT_TIMEOUT_MS);
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('end', () => socket.end()).on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timeout);
      // A response follows the body of the one before without a line end.
      resolve([...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)));
    });
    socket.write(Buffer.from(request, 'latin1'));
  });
}

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}Connection: close\r\n\r\n`;

describe('a target', () => {
  it.each([
    ['/%', 400],
    ['/%zz', 400],
    ['/%00', 400],
    ['/Plain%E0%A4%A', 400],
    ['/assets/%c0%ae%c0%ae/etc/passwd', 400],
    ['/../package.json', 404],
    ['/assets/../../package.json', 404],
    ['/assets/..%2f..%2fpackage.json', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/documents/..\\..\\manifest.json', 404],
    ['/manifest.json', 404],
    ['/favicon.svg/', 404],
    ['/favicon.svg.br', 404],
    ['//evil.example/', 404],
    ['//evil.example/%2e%2e', 404],
    ['/Plain/', 404],
    ['/Plain;a=b', 404],
    ['/:itemId', 404],
    ['/Lists/Items/:itemId', 404],
    ['/__proto__', 404],
    ['/constructor', 404],
    [`/${'a'.repeat(8000)}`, 404],
    [`/Lists/${'%61'.repeat(2000)}`, 404],
    ['http://evil.example/Plain', 200],
    ['http://evil.example', 200],
    ['/Plain?%', 200],
    ['/Lists/Offers?area=%zz&area[]=far&__proto__=1', 200],
    [`/${'a'.repeat(20_000)}`, 431],
    ['*', 400],
    ['Plain', 400],
  ])('%s is answered with %i', async (target, status) => {
    expect(await statusesOf(get(target))).toEqual([status]);
  });
});

describe('a header', () => {
  it.each([
    ['no colon', 'No colon\r\n', 400],
    ['a name with a space', 'Bad name: a\r\n', 400],
    ['a zero byte', 'X: a\0b\r\n', 400],
    ['a very long one', `X: ${'a'.repeat(20_000)}\r\n`, 431],
    ['very many', 'X: a\r\n'.repeat(5000), 431],
    ['an encoding that is none', 'Accept-Encoding: ,;;q=,br;q=a\r\n', 200],
    ['no encoding at all', 'Accept-Encoding: *;q=0\r\n', 200],
    ['tags that are none', 'If-None-Match: ", W/"a", ,,\r\n', 200],
    ['another tag wanted', 'If-Match: "x"\r\n', 412],
    ['a range beyond the end', 'Range: bytes=99999999999999999999-\r\n', 416],
    ['an empty range', 'Range: bytes=-0\r\n', 416],
    ['many ranges', `Range: bytes=${'0-1,'.repeat(500)}0-1\r\n`, 200],
    ['another unit', 'Range: lines=1-2\r\n', 200],
    ['an upgrade', 'Upgrade: websocket\r\n', 200],
    ['a wrong expectation', 'Expect: miracles\r\n', 417],
  ])('with %s is answered', async (_, header, status) => {
    expect(await statusesOf(get('/favicon.svg', header))).toEqual([status]);
  });
});

describe('a request', () => {
  const INNER = get('/healthz');
  const NEXT = get('/nope');

  it.each([
    ['is no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['speaks HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['has an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['has no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['would write', 'DELETE /Plain HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['asks for a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', 405],
    ['asks for an echo', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
  ])('that %s is refused', async (_, request, status) => {
    expect(await statusesOf(request)).toEqual([status]);
  });

  it('that comes before the response to the last one is answered in order', async () => {
    const asked = [DOCUMENT, '/Plain', '/nope', DOCUMENT, '/Lists', '/favicon.svg'];
    const together = asked.map((target) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
    expect(await statusesOf(together + NEXT)).toEqual([200, 200, 404, 200, 301, 200, 404]);
  });

  it('is not begun before the response to the last one is sent, and a hundred may wait', async () => {
    const begun: ServerResponse[] = [];
    const health = { isReady: true };
    const server = await serve({ listener: (_req, res) => void begun.push(res), health, port: 0, host: '127.0.0.1' });
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    const ask = (count: number) => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
    socket.resume();
    ask(101);
    await expect.poll(() => begun.length).toBe(1);
    begun[0]?.end();
    await expect.poll(() => begun.length).toBe(2);
    // One has begun, so there is room for one.
    ask(1);
    begun[1]?.end();
    await expect.poll(() => begun.length).toBe(3);
    const closed = once(socket, 'close');
    ask(2);
    await closed;
    expect(begun.length).toBe(3);
    await server.stop();
  });

  it('ends where its length says: its body is not read as a request', async () => {
    const first = `GET /Lists HTTP/1.1\r\nHost: a\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`;
    expect(await statusesOf(first + NEXT)).toEqual([301, 404]);
  });

  it('ends where its last chunk says', async () => {
    const chunk = `${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n\r\n`;
    const first = `GET /Lists HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`;
    expect(await statusesOf(first + NEXT)).toEqual([301, 404]);
  });

  it.each([
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['a length and an unknown coding', 'Content-Length: 5\r\nTransfer-Encoding: xchunked'],
    ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 5'],
  ])('with an ambiguous end, by %s, is refused', async (_, headers) => {
    expect(await statusesOf(`POST /Plain HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n0\r\n\r\n${INNER}`)).toEqual([400]);
  });

  it('that expects 100 Continue is answered without it, in order', async () => {
    const expecting = 'GET /Plain HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\n ';
    expect(await statusesOf(`GET /nope HTTP/1.1\r\nHost: a\r\n\r\n${expecting}`)).toEqual([404, 200]);
  });
});
