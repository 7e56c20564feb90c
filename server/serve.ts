/** The process around the application: listen with limits, and leave without losing a request. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { answerAsLast, limitPipelining, readTargets, refuseUnreadable } from './connection-rules.ts';
import type { Health } from './http/health.ts';

/** What one client may take, so that the others do not notice it. */
export interface Limits {
  /** A browser sends its headers at once; only an attack sends them byte by byte. */
  readonly headersTimeoutMs: number;
  /** For the whole request. No request here has a body worth waiting for. */
  readonly requestTimeoutMs: number;
  /** Longer than a proxy keeps an idle connection (nginx: 60 s), so that the proxy is the one that closes it. */
  readonly keepAliveTimeoutMs: number;
  /** No byte either way for so long: a client that asks and never reads. */
  readonly idleTimeoutMs: number;
  /** Requests that wait for their answers on one connection; browsers and proxies send one after the other. */
  readonly maxPipelined: number;
  /** How often the timeouts of headers and requests are looked at. */
  readonly checkIntervalMs: number;
  /** What a browser sends fits many times, even with the cookies of a whole domain. */
  readonly maxHeaderBytes: number;
  /** Some 30 kB each; beyond it new ones are refused instead of slowing down all. */
  readonly maxConnections: number;
}

const LIMITS: Limits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  keepAliveTimeoutMs: 65_000,
  idleTimeoutMs: 60_000,
  maxPipelined: 32,
  checkIntervalMs: 2000,
  maxHeaderBytes: 16_384,
  maxConnections: 4000,
};

/** Requests that have not ended so long after the last were let in are cut. */
const STOP_LIMIT_MS = 6000;

interface ServeOptions {
  readonly listener: RequestListener;
  readonly health: Health;
  readonly port: number;
  readonly host: string;
  /** How long to go on answering after the first sign of a shutdown, until the proxy has noticed. */
  readonly drainMs: number;
  readonly limits?: Partial<Limits>;
  /** Told why a request was refused before it was one. */
  readonly refuse?: ((reason: string) => void) | undefined;
}

export interface RunningServer {
  readonly port: number;
  /** Resolves when the last request has been answered; never later than the limit. */
  readonly stop: () => Promise<void>;
}

export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { health, port, host, drainMs, limits, refuse = () => {} } = options;
  const allLimits = { ...LIMITS, ...limits };
  const listener = limitPipelining(readTargets(options.listener), allLimits.maxPipelined);
  const server = createLimitedServer(listener, allLimits);
  refuseUnreadable(server, refuse);
  await listen(server, port, host);
  health.isReady = true;
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server, listener, health, drainMs) };
}

function createLimitedServer(listener: RequestListener, limits: Limits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      maxHeaderSize: limits.maxHeaderBytes,
    },
    listener,
  );
  server.timeout = limits.idleTimeoutMs;
  // Bodies are not read here: nobody needs to be told to go on, and an interim answer would get between two others.
  server.on('checkContinue', listener);
  server.maxConnections = limits.maxConnections;
  return server;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function stop(server: Server, listener: RequestListener, health: Health, drainMs: number): Promise<void> {
  health.isReady = false;
  const limit = setTimeout(() => server.closeAllConnections(), drainMs + STOP_LIMIT_MS);
  const last = answerAsLast(listener);
  for (const event of ['request', 'checkContinue']) server.off(event, listener).on(event, last);
  await wait(drainMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(limit);
}
