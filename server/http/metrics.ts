/** Figures for Prometheus: requests, latency, store, event loop, memory. Served on a port of its own, never to visitors. */
import { createServer } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listen } from '../listen.ts';
import { compressUnstored } from './compress-unstored.ts';
import type { RequestNotes } from './request-log.ts';

/** From memory to a slow disk, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

interface MetricsOptions {
  readonly port: number;
  readonly host: string;
  /** Labels of the running release. */
  readonly release: Readonly<Record<string, string>>;
  readonly droppedLines: () => number;
}

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics({ release, droppedLines }: Pick<MetricsOptions, 'release' | 'droppedLines'>) {
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
  const rejected = new Counter({
    ...options('http_rejected_requests_total', 'Requests that could not be read, by the status of the answer'),
    labelNames: ['status'],
  });
  const refused = new Counter(options('http_refused_connections_total', 'Connections beyond the limit'));
  new Gauge({ ...options('site_build_info', 'The running release'), labelNames: Object.keys(release) }).set(release, 1);
  new Counter({
    ...options('log_lines_dropped_total', 'Lines that the reader of the log could not take'),
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  return {
    reject: (status: number) => rejected.inc({ status }),
    refuse: () => refused.inc(),
    /** The route is never an address: the number of labels must be bounded. */
    observe({ route, isHit }: RequestNotes, status: number, ms: number): void {
      requests.inc({ route, status });
      latency.observe(ms / 1000);
      if (isHit) hits.inc();
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** Serves GET /metrics. @throws StartError */
export async function serveMetrics({ port, host, ...sources }: MetricsOptions): Promise<Metrics> {
  const metrics = createMetrics(sources);
  const app = express().disable('x-powered-by').use(compressUnstored);
  app.get(
    '/metrics',
    async (_req, res) => void res.set('Content-Type', metrics.contentType).send(await metrics.text()),
  );
  const answerFault: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(500).end();
  app.use(answerFault);
  await listen(createServer(app), { variable: 'METRICS_PORT', port, host });
  return metrics;
}
