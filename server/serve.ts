/** The process around the application: listen with limits, and leave without losing a request. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from './http/health.ts';

/** What one client may take, so that the others do not notice it. */
export interface Limits {
  /** A browser sends its headers at once; only an attack sends them byte by byte. */
  readonly headersTimeoutMs: number;
  /** For the whole request. No request here has a body worth waiting for. */
  readonly requestTimeoutMs: number;
  /** Longer than a proxy keeps an idle connection (nginx: 60 s), so that the proxy is the one that closes it. */
  readonly keepAliveTimeoutMs: number;
  /** How often the two timeouts above are looked at. */
  readonly checkIntervalMs: number;
  /** No cookies, no tokens: what a browser sends fits several times. */
  readonly maxHeaderBytes: number;
  /** Some 30 kB each; beyond it new ones are refused instead of slowing down all. */
  readonly maxConnections: number;
}

const LIMITS: Limits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  keepAliveTimeoutMs: 65_000,
  checkIntervalMs: 2000,
  maxHeaderBytes: 8192,
  maxConnections: 4000,
};

/** Requests that have not ended by then are cut: the container is killed at 10 s. */
const STOP_LIMIT_MS = 9000;

interface ServeOptions {
  readonly app: RequestListener;
  readonly health: Health;
  readonly port: number;
  readonly host: string;
  /** How long to go on answering after the first sign of a shutdown, until the proxy has noticed. */
  readonly drainMs: number;
  readonly limits?: Partial<Limits>;
}

export interface RunningServer {
  readonly port: number;
  /** Resolves when the last request has been answered; never later than the limit. */
  readonly stop: () => Promise<void>;
}

export async function serve({ app, health, port, host, drainMs, limits }: ServeOptions): Promise<RunningServer> {
  const server = createLimitedServer(app, { ...LIMITS, ...limits });
  await listen(server, port, host);
  health.isReady = true;
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server, app, health, drainMs) };
}

function createLimitedServer(app: RequestListener, limits: Limits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      maxHeaderSize: limits.maxHeaderBytes,
    },
    app,
  );
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

async function stop(server: Server, app: RequestListener, health: Health, drainMs: number): Promise<void> {
  health.isReady = false;
  const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
  server.off('request', app);
  server.on('request', answerAsLast(app));
  await wait(drainMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(limit);
}

/**
 * Tells every client with its answer that the connection ends. Of requests that came pipelined only the last one may
 * say so, or the others would go unanswered: they are looked at once all that arrived together has been read.
 */
function answerAsLast(app: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, IncomingMessage>();
  return (req: IncomingMessage, res: ServerResponse<IncomingMessage>) => {
    latest.set(req.socket, req);
    setImmediate(() => {
      res.shouldKeepAlive = latest.get(req.socket) !== req;
      app(req, res as Parameters<RequestListener>[1]);
    });
  };
}
