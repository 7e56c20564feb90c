/** Listens, with limits against slow clients, and stops without losing a request. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from './http/health.ts';

/** Node's options; times in milliseconds. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** Longer than a proxy keeps an idle connection (nginx: 60 s), so that the proxy is the one that closes it. */
  keepAliveTimeout: 65_000,
  /** How often the timeouts above are checked. */
  connectionsCheckingInterval: 2000,
  /** In bytes; enough for the cookies of a whole domain. */
  maxHeaderSize: 16_384,
};
/** A connection is closed after this time without a byte in either direction. */
const IDLE_TIMEOUT_MS = 60_000;
/** About 30 kB of memory each; further connections are refused. */
const MAX_CONNECTIONS = 4000;
/** Requests still open this long after the drain are aborted. */
const STOP_LIMIT_MS = 6000;

interface ServeOptions {
  readonly listener: RequestListener;
  readonly health: Health;
  readonly port: number;
  readonly host: string;
  readonly limits?: Partial<typeof LIMITS>;
}

export interface RunningServer {
  readonly port: number;
  /**
   * Resolves when every request has been answered, or after the limit.
   * @param drainMs how long to go on answering, until the proxy has noticed
   */
  readonly stop: (drainMs?: number) => Promise<void>;
}

/** @throws PortTakenError */
export async function serve({ listener, health, port, host, limits }: ServeOptions): Promise<RunningServer> {
  const respond: RequestListener = (req, res) => {
    // While draining: the next request on this connection would meet a closed port.
    if (!health.isReady) res.setHeader('Connection', 'close');
    listener(req, res);
  };
  const server = createServer({ ...LIMITS, ...limits }, respond);
  server.timeout = IDLE_TIMEOUT_MS;
  server.maxConnections = MAX_CONNECTIONS;
  // Skip 100 Continue; bodies are ignored.
  server.on('checkContinue', respond);
  await listen(server, port, host);
  health.isReady = true;
  return { port: (server.address() as AddressInfo).port, stop: (drainMs = 0) => stop(server, health, drainMs) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const advice = `Port ${port} is taken. Try another: PORT=${port + 1} npm start`;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(advice) : error),
    );
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
