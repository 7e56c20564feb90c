/** The process around the application: listen with limits, and leave without losing a request. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from './http/health.ts';

/** What one client may take, so that the others do not notice it. */
const LIMITS = {
  /** A browser sends its headers at once; only an attack sends them byte by byte. */
  headersTimeoutMs: 10_000,
  /** For the whole request. No request here has a body worth waiting for. */
  requestTimeoutMs: 15_000,
  /** Longer than a proxy keeps an idle connection (nginx: 60 s), so that the proxy is the one that closes it. */
  keepAliveTimeoutMs: 65_000,
  /** No byte either way for so long: a client that asks and never reads. */
  idleTimeoutMs: 60_000,
  /** How often the timeouts of headers and requests are looked at. */
  checkIntervalMs: 2000,
  /** What a browser sends fits many times, even with the cookies of a whole domain. */
  maxHeaderBytes: 16_384,
  /** Some 30 kB each; beyond it new ones are refused instead of slowing down all. */
  maxConnections: 4000,
};

export type Limits = typeof LIMITS;

/** Requests that have not ended so long after the last were let in are cut. */
const STOP_LIMIT_MS = 6000;

interface ServeOptions {
  readonly listener: RequestListener;
  readonly health: Health;
  readonly port: number;
  readonly host: string;
  readonly limits?: Partial<Limits>;
}

export interface RunningServer {
  readonly port: number;
  /**
   * Resolves when the last request has been answered; never later than the limit.
   * @param drainMs how long to go on answering first, until the proxy has noticed
   */
  readonly stop: (drainMs?: number) => Promise<void>;
}

/** @throws an error for the operator when the port is taken */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { listener, health, port, host, limits } = options;
  const server = createLimitedServer({ ...LIMITS, ...limits }, (req, res) => {
    // A client that stays connected would meet a closed port next.
    if (!health.isReady) res.setHeader('Connection', 'close');
    listener(req, res);
  });
  await listen(server, port, host);
  health.isReady = true;
  return { port: (server.address() as AddressInfo).port, stop: (drainMs = 0) => stop(server, health, drainMs) };
}

function createLimitedServer(limits: Limits, listener: RequestListener): Server {
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
  server.maxConnections = limits.maxConnections;
  // Skip 100 Continue; bodies are ignored.
  server.on('checkContinue', listener);
  return server;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new PortTakenError(`Port ${port} is taken. Try another: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, host, resolve);
  });
}

class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

async function stop(server: Server, health: Health, drainMs: number): Promise<void> {
  health.isReady = false;
  const limit = setTimeout(() => server.closeAllConnections(), drainMs + STOP_LIMIT_MS);
  await wait(drainMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(limit);
}
