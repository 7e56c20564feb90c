/** One server under load for a few seconds. */
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Usage } from './programs/report-usage.ts';
import type { StartedServer } from './start-server.ts';
import { median, percentile } from './statistics.ts';

export const CONNECTIONS = 32;
const IDLE_MS = 50;

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Head and body of an answer. */
  readonly bytes: number;
  /** Requests per second of CPU time, all threads: holds even where the load generator was the limit. */
  readonly requestsPerCpuSecond: number;
  /** How much CPU the server had: clearly below 1, the load generator was the limit. */
  readonly serverCores: number;
}

/** @throws when an answer was not a page */
export async function measureLoad(server: StartedServer, path: string, seconds: number): Promise<Load> {
  const before = await server.usage();
  const startedMs = performance.now();
  const { result, latenciesMs, sizes } = await sendRequests(server.origin + path, seconds);
  const wallMs = performance.now() - startedMs;
  const atEnd = await server.usage();
  const after = await idleUsage(server);
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${server.name} failed at ${path}: ${result.errors} errors, ${result.non2xx} without status 2xx`);
  }
  return {
    requestsPerSecond: latenciesMs.length / result.duration,
    p50Ms: median(latenciesMs),
    p99Ms: percentile(latenciesMs, 0.99),
    bytes: median(sizes),
    requestsPerCpuSecond: (result.requests.sent * 1000) / (after.cpuMs - before.cpuMs),
    serverCores: (atEnd.cpuMs - before.cpuMs) / wallMs,
  };
}

interface Answers {
  readonly result: autocannon.Result;
  readonly latenciesMs: readonly number[];
  readonly sizes: readonly number[];
}

function sendRequests(url: string, seconds: number): Promise<Answers> {
  // Autocannon's own histogram counts whole milliseconds.
  const latenciesMs: number[] = [];
  const sizes: number[] = [];
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      { url, connections: CONNECTIONS, pipelining: 1, duration: seconds, headers: { 'Accept-Encoding': 'br' } },
      (error, result) => (error ? reject(error) : resolve({ result, latenciesMs, sizes })),
    );
    instance.on('response', (_client, _status, bytes, milliseconds) => {
      latenciesMs.push(milliseconds);
      sizes.push(bytes);
    });
  });
}

/** A slow server still works on requests that nobody waits for any more; the next one must not suffer from it. */
async function idleUsage(server: StartedServer): Promise<Usage> {
  for (let last = await server.usage(); ; ) {
    await wait(IDLE_MS);
    const usage = await server.usage();
    if (usage.cpuMs - last.cpuMs < IDLE_MS / 10) return usage;
    last = usage;
  }
}
