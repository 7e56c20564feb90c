/** What holds behind every proxy of `deploy/`. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SiteProcess, startSite } from '../support/start-process.ts';
import { readTestAssets } from '../support/test-app.ts';
import { ask, send, visit } from './ask-proxy.ts';
import type { RunningProxy } from './start-proxies.ts';

const [DOCUMENT = ''] = Object.keys((await readTestAssets()).documents);
/** Each proxy writes its own. */
const OWN_HEADERS = ['date', 'server', 'connection', 'keep-alive'];
const WAIT = { timeout: 20_000, interval: 50 };
const ORIGIN = 'https://www.example.com';
const OPENING = 'HTTP/1.1\r\nHost: HOST\r\n';

export function describeProxy(
  name: string,
  isInstalled: boolean,
  start: (replicas: number[]) => Promise<RunningProxy>,
): void {
  describe.skipIf(!isInstalled)(`behind ${name}`, () => {
    let proxy: RunningProxy;
    let first: SiteProcess;
    let second: SiteProcess;
    beforeAll(async () => {
      [first, second] = await Promise.all([startReplica(), startReplica()]);
      proxy = await start([first.port, second.port]);
      await vi.waitFor(async () => expect((await ask(proxy, { path: '/healthz' })).status).toBe(200), WAIT);
    });
    afterAll(async () => {
      for (const { child } of [first, second]) child.kill('SIGKILL');
      await proxy.stop();
    });

    it.each([
      ['a page', '/Sales', {}],
      ['a page in brotli', '/Sales', { 'Accept-Encoding': 'br' }],
      ['a page in gzip', '/', { 'Accept-Encoding': 'gzip' }],
      ['part of a page', '/Sales', { Range: 'bytes=10-99' }],
      ['a document', DOCUMENT, { 'Accept-Encoding': 'br, gzip' }],
      ['part of a document', DOCUMENT, { Range: 'bytes=100-' }],
      ['a flag', '/flags/sui.svg', { 'Accept-Encoding': 'br, gzip' }],
      ['a redirect', '/sales?a=b', {}],
      ['an error', '/nope', { 'Accept-Encoding': 'gzip' }],
    ])('%s arrives unchanged, also as HEAD and 304', async (_, path, headers: Record<string, string>) => {
      const direct = { port: first.port, isTls: false, name: proxy.name };
      const expectSame = async (request: Parameters<typeof ask>[1]) => {
        const [expected, reply] = await Promise.all([ask(direct, request), ask(proxy, request)]);
        for (const header of OWN_HEADERS) {
          delete expected.headers[header];
          delete reply.headers[header];
        }
        expect(reply).toEqual(expected);
        return reply;
      };
      const { headers: given } = await expectSame({ path, headers });
      await expectSame({ path, headers, method: 'HEAD' });
      if (!given.etag) return;
      expect((await expectSame({ path, headers: { ...headers, 'If-None-Match': given.etag } })).status).toBe(304);
    });

    it('answers other methods itself', async () => {
      for (const method of ['POST', 'PUT', 'OPTIONS', 'QUERY']) {
        const { status, headers } = await ask(proxy, { path: '/Sales', method });
        expect([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
        // A replica would send it.
        expect(headers['x-content-type-options'], method).toBeUndefined();
      }
    });

    it('serves every visitor while one sends what could make a replica look dead', async () => {
      const hostile = [
        `GET /sales?${'q'.repeat(3000)} ${OPENING}\r\n`,
        `CONNECT elsewhere.example:443 ${OPENING}\r\n`,
        `POST /Sales ${OPENING}Transfer-Encoding: chunked\r\n\r\nno size\r\n`,
        `GET /Sales ${OPENING}Transfer-Encoding: chunked\r\n\r\nno size\r\n`,
        `GET /Sales ${OPENING}Content-Length: 100\r\n\r\nless`,
        `GET /Sales ${OPENING}${'X-Small: 1\r\n'.repeat(200)}\r\n`,
        `GET /Sales ${OPENING}X-Large: ${'x'.repeat(60_000)}\r\n\r\n`,
        `TRACE / ${OPENING}\r\n`,
      ];
      const seen = await visit(proxy, () =>
        Promise.all(
          hostile.map(async (text) => {
            for (let time = 0; time < 12; time += 1) await Promise.race([send(proxy, text), wait(100)]);
          }),
        ),
      );
      expect(seen.failures).toEqual([]);
      expect(seen.answered).toBeGreaterThan(50);
      expect(seen.slowestMs).toBeLessThan(2000);
    });

    it('loses no request when a replica hangs, stops or dies', async () => {
      const hanging = await visit(proxy, async () => {
        first.child.kill('SIGSTOP');
        await wait(3200);
        first.child.kill('SIGCONT');
        await wait(1200);
      });
      expect(hanging.failures).toEqual([]);
      expect(hanging.answered).toBeGreaterThan(100);
      const stopped = await visit(proxy, async () => {
        first.child.kill('SIGTERM');
        await first.exited;
        await wait(300);
      });
      expect(stopped.failures).toEqual([]);
      expect(stopped.slowestMs).toBeLessThan(2000);
      first = await startReplica(first.port);
      await wait(1200);
      const died = await visit(proxy, async () => {
        second.child.kill('SIGKILL');
        await wait(1200);
      });
      expect(died.failures).toEqual([]);
    });

    it('shows a page that says when to come again when no replica answers, and tells nobody who asked', async () => {
      for (const { child } of [first, second]) child.kill('SIGKILL');
      const { status, headers, body } = await ask(proxy, { path: '/Sales?secret=1', headers: { Referer: 'secret' } });
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
      expect(body.toString()).toContain('</html>');
      expect(await proxy.log()).not.toMatch(/secret|remote_ip|qqq/);
      expect((await proxy.log()).length).toBeGreaterThan(0);
    });
  });
}

function startReplica(port?: number): Promise<SiteProcess> {
  return startSite({
    ORIGIN,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '1.2',
    ...(port === undefined ? {} : { PORT: String(port) }),
  });
}
