/** Slow clients are disconnected after a time limit, and do not delay others. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, serve } from '../../server/serve.ts';
import { freshApp } from '../support/test-app.ts';

/** Short, so that a test can wait for them. */
const limits = { headersTimeout: 800, requestTimeout: 1200, keepAliveTimeout: 300, connectionsCheckingInterval: 100 };
/** The server checks its connections at intervals, and a busy machine is late. */
const TOLERANCE_MS = 10_000;
const BYTE_MS = 300;

let server: RunningServer;
beforeAll(async () => {
  const health = { isReady: false };
  const listener = await freshApp({ health });
  server = await serve({ listener, health, port: 0, host: '127.0.0.1', limits });
  await answer();
});
afterAll(() => server.stop());

interface SlowClient {
  readonly socket: Socket;
  readonly received: () => string;
  /** Milliseconds from the beginning until the server closed the connection. */
  readonly closedMs: Promise<number>;
}

/** Sends the beginning at once, then the drip every BYTE_MS until the server closes the connection. */
async function startSlowClient(beginning: string, drip = ''): Promise<SlowClient> {
  const startedMs = performance.now();
  const socket = connect(server.port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  const timer = setInterval(() => socket.write(drip), BYTE_MS);
  const closedMs = new Promise<number>((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      resolve(performance.now() - startedMs);
    });
  });
  await new Promise((resolve) => socket.write(beginning, resolve));
  return { socket, received: () => received, closedMs };
}

function startSlowClients(count: number, beginning: string, drip?: string): Promise<SlowClient[]> {
  return Promise.all(Array.from({ length: count }, () => startSlowClient(beginning, drip)));
}

async function answer(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${server.port}/Sales`, { headers: { Connection: 'close' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('</html>');
}

async function longest(clients: readonly SlowClient[]): Promise<number> {
  return Math.max(...(await Promise.all(clients.map(({ closedMs }) => closedMs))));
}

describe('slow clients', () => {
  it('that send their headers byte by byte are disconnected, and others are answered meanwhile', async () => {
    const clients = await Promise.all([
      startSlowClients(20, 'GET /Sales HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'a'),
      startSlowClients(20, 'GET /Sa', 'a'),
      startSlowClients(20, '\r\n', '\r\n'),
    ]);
    await answer();
    expect(await longest(clients.flat())).toBeLessThan(limits.headersTimeout + TOLERANCE_MS);
    for (const { received } of clients.flat()) expect(received()).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it.each([
    ['POST', 'Content-Length: 1000', 'a', 405],
    ['POST', 'Transfer-Encoding: chunked', '1\r\na\r\n', 405],
    ['GET', 'Content-Length: 1000', 'a', 200],
  ])('that send a %s body (%s) byte by byte are answered at once and disconnected in time', async (...row) => {
    const [method, header, drip, status] = row;
    const clients = await startSlowClients(20, `${method} /Sales HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`, drip);
    await answer();
    const isAnswered = ({ received }: SlowClient) => received().startsWith(`HTTP/1.1 ${status} `);
    await expect.poll(() => clients.every(isAnswered), { timeout: 10_000 }).toBe(true);
    expect(await longest(clients)).toBeLessThan(limits.requestTimeout + TOLERANCE_MS);
  });

  it('that send nothing are disconnected, and others are answered meanwhile', async () => {
    const clients = await startSlowClients(100, '');
    await answer();
    expect(await longest(clients)).toBeLessThan(limits.headersTimeout + TOLERANCE_MS);
  });

  it('that keep their connection after a response are disconnected when no further request comes', async () => {
    const clients = await startSlowClients(100, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await answer();
    expect(await longest(clients)).toBeLessThan(limits.keepAliveTimeout + TOLERANCE_MS);
    for (const { received } of clients) expect(received()).toMatch(/^HTTP\/1\.1 200 /);
  });
});
