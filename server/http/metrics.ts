/** Figures for Prometheus: requests, latency, store, event loop, memory. Served on a port of its own, never to visitors. */
import { once } from 'node:events';
import express from 'express';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { compressUnstored } from './compress-unstored.ts';

/** From memory to a slow disk, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

interface ObservedRequest {
  /** A page's pattern or a kind of file, never the address: the number of labels must be bounded. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  readonly isHit: boolean;
}

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const register = new Registry();
  const options = (name: string, help: string) => ({ name, help, registers: [register] });
  collectDefaultMetrics({ register });
  const requests = new Counter({
    ...options('http_requests_total', 'Requests by route and status'),
    labelNames: ['route', 'status'],
  });
  const latency = new Histogram({
    ...options('http_request_duration_seconds', 'Time from the request to the end of its response'),
    buckets: BUCKETS,
  });
  const hits = new Counter(options('response_store_hits_total', 'Responses that were ready when they were asked for'));
  return {
    observe({ route, status, seconds, isHit }: ObservedRequest): void {
      requests.inc({ route, status });
      latency.observe(seconds);
      if (isHit) hits.inc();
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** Serves GET /metrics. @throws when the port is taken */
export async function serveMetrics(port: number, host: string): Promise<Metrics> {
  const metrics = createMetrics();
  const app = express().disable('x-powered-by').use(compressUnstored);
  app.get(
    '/metrics',
    async (_req, res) => void res.set('Content-Type', metrics.contentType).send(await metrics.text()),
  );
  await once(app.listen(port, host), 'listening');
  return metrics;
}
