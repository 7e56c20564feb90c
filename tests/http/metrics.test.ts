import { pino } from 'pino';
import request from 'supertest';
import { expect, it } from 'vitest';
import { createMetrics, serveMetrics } from '../../server/http/metrics.ts';
import { createResponseStore } from '../../server/http/response-store.ts';
import { sampleApp } from '../support/sample-site.tsx';
import { freePort } from '../support/start-process.ts';

it('metrics count by pattern and status, and no address becomes a label', async () => {
  const metrics = createMetrics({ release: { version: '1.0.0' }, droppedLines: () => 3 });
  const store = createResponseStore({ log: pino({ level: 'silent' }) });
  const app = await sampleApp({ metrics, store });
  const asked = ['/nope', '/nope/more', '/favicon.svg', '/plain', '/Plain', '/data/sample.json', '/Lists/Items/1'];
  for (const address of asked) await request(app).get(address);
  const before = await metrics.text();
  metrics.reject(431);
  metrics.refuse();
  // Unknown parameters lead to the same stored page.
  for (const address of ['/Plain', '/Plain?utm_source=x']) await request(app).get(address);
  const text = await metrics.text();
  const hitsIn = (printed: string) => Number(/^response_store_hits_total (\d+)/m.exec(printed)?.[1]);
  // Both unknown addresses have one response.
  expect([hitsIn(before), hitsIn(text)]).toEqual([1, 3]);
  const counted = (route: string, status: number) =>
    Number(new RegExp(`http_requests_total\\{route="${route}",status="${status}"\\} (\\d+)`).exec(text)?.[1]);
  expect(counted('error', 404)).toBe(2);
  expect(counted('/Lists/Items/:itemId', 404)).toBe(1);
  expect(counted('redirect', 301)).toBe(1);
  expect(counted('data', 200)).toBe(1);
  expect(counted('icon', 200)).toBe(1);
  expect(text).toContain('http_rejected_requests_total{status="431"} 1');
  expect(text).toContain('http_refused_connections_total 1');
  expect(text).toContain('site_build_info{version="1.0.0"} 1');
  expect(text).toContain('log_lines_dropped_total 3');
  expect(text).toContain(`http_request_duration_seconds_count ${asked.length + 2}`);
  expect(Number(/http_request_duration_seconds_sum (.*)/.exec(text)?.[1])).toBeLessThan(60);
  expect(text).toContain('nodejs_eventloop_lag');
  expect(text).not.toContain('nope');
});

it('the text of the metrics is compressed, and an empty 500 when a figure cannot be taken', async () => {
  const port = await freePort();
  let droppedLines = () => 0;
  await serveMetrics({ port, host: '127.0.0.1', release: {}, droppedLines: () => droppedLines() });
  const ask = () => request(`http://127.0.0.1:${port}`).get('/metrics').set('Accept-Encoding', 'gzip');
  const response = await ask();
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(response.text).toContain('process_cpu_seconds_total');
  droppedLines = () => {
    throw new Error('no figure');
  };
  expect(await ask()).toMatchObject({ status: 500, text: '' });
});
