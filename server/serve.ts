/** Listens, with limits against slow clients, and stops without losing a request. */
import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as ConnectionServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from './http/health.ts';
import type { Metrics } from './http/metrics.ts';
import { inTurn } from './in-turn.ts';
import { listen } from './listen.ts';

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
/** About 8 kB of memory each while idle, 75 kB with a download that nobody reads; further connections are refused. */
const MAX_CONNECTIONS = 1500;
/** Requests still open this long after the drain are aborted. */
export const STOP_LIMIT_MS = 6000;
const LOOK_MS = 20;

interface ServeOptions {
  readonly listener: RequestListener;
  readonly health: Health;
  readonly port: number;
  readonly host: string;
  readonly limits?: Partial<typeof LIMITS>;
  readonly metrics?: Metrics | undefined;
}

export interface RunningServer {
  readonly port: number;
  /**
   * Resolves when every request has been answered, or after the limit.
   * @param drainMs how long to go on answering, until the proxy has noticed
   */
  readonly stop: (drainMs?: number) => Promise<void>;
}

/** @throws StartError */
export async function serve({ listener, health, port, host, limits, metrics }: ServeOptions): Promise<RunningServer> {
  /** The latest of each connection. */
  const responses = new WeakMap<Socket, ServerResponse>();
  const sockets = new Set<Socket>();
  const respond = inTurn((req, res) => {
    responses.set(req.socket, res);
    // While draining: the next request on this connection would meet a closed port.
    if (!health.isReady) res.setHeader('Connection', 'close');
    listener(req, res);
  });
  const server = createServer({ ...LIMITS, ...limits }, respond);
  server.timeout = IDLE_TIMEOUT_MS;
  server.maxConnections = MAX_CONNECTIONS;
  // Skip 100 Continue; bodies are ignored.
  server.on('checkContinue', respond);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = CLIENT_ERRORS[error.code ?? ''] ?? 400;
    metrics?.reject(status);
    // Within a response the words would be taken for a part of it.
    const { headersSent = false, writableFinished = true } = responses.get(socket) ?? {};
    const isAnswering = headersSent && !writableFinished;
    if (!socket.writable || isAnswering) socket.destroy();
    else socket.end(emptyResponse(status));
  });
  // By default Node closes the connection without a response, which a proxy takes for a fault of the site.
  server.on('connect', (_req, socket) => {
    metrics?.reject(405);
    socket.on('error', () => {}).write(emptyResponse(405, 'Allow: GET, HEAD\r\n'));
    (socket as Socket).destroySoon();
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('drop', () => metrics?.refuse());
  await listen(server, { variable: 'PORT', port, host });
  health.isReady = true;
  return {
    port: (server.address() as AddressInfo).port,
    async stop(drainMs = 0) {
      health.isReady = false;
      await wait(drainMs);
      await close(server, sockets);
    },
  };
}

/** What Node answers to requests that it cannot read; all others are 400. */
const CLIENT_ERRORS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function emptyResponse(status: number, headers = ''): string {
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`;
}

async function close(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
  // Node, in its own `close` too, takes a connection for idle whose response has ended and is not yet sent.
  const look = setInterval(() => {
    const isSent = [...sockets].every(({ writableLength }) => writableLength === 0);
    if (isSent) server.closeIdleConnections();
  }, LOOK_MS);
  await new Promise((resolve) => ConnectionServer.prototype.close.call(server, resolve));
  clearInterval(look);
  clearTimeout(limit);
}
