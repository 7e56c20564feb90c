/** Figures for Prometheus: requests, latency, cache, event loop, memory. Served on a port of its own, never to visitors. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

interface ObservedRequest {
  /** A page's pattern, or the kind of what was asked for: bounded, whatever visitors type. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** Whether the response was ready before it was asked for. */
  readonly isFromStore: boolean;
}

export interface Metrics {
  readonly observe: (figures: ObservedRequest) => void;
  /** A request that never became one: malformed, too large, too slow. @param reason one of few */
  readonly refuse: (reason: string) => void;
  /** In Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** From memory to a slow disk, in seconds. */
const LATENCY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'] as const,
    registers,
  });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    buckets: LATENCY_BUCKETS,
    registers,
  });
  const hits = new Counter({
    name: 'response_store_hits_total',
    help: 'Responses that were ready when they were asked for',
    registers,
  });
  const refused = new Counter({
    name: 'http_refused_total',
    help: 'Connections and requests refused before they were read to their end',
    labelNames: ['reason'] as const,
    registers,
  });
  return {
    refuse: (reason) => refused.inc({ reason }),
    observe({ route, status, seconds, isFromStore }) {
      requests.inc({ route, status });
      latency.observe(seconds);
      if (isFromStore) hits.inc();
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

/** Serves GET /metrics. @returns the port, and what closes it */
export async function serveMetrics(
  { text, contentType }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close: () => void }> {
  const server = createServer(async (req, res) => {
    if (req.url === '/metrics') res.writeHead(200, { 'Content-Type': contentType }).end(await text());
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
