/** The process around the application: listen, and leave without losing a request. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Health } from './http/health.ts';

interface ServeOptions {
  readonly app: RequestListener;
  readonly health: Health;
  readonly port: number;
  readonly host: string;
  /** How long to go on answering after the first sign of a shutdown, until the proxy has noticed. */
  readonly drainMs: number;
}

export interface RunningServer {
  readonly port: number;
  /** Resolves when the last request has been answered; never later than the limit. */
  readonly stop: () => Promise<void>;
}

/** Requests that have not ended by then are cut: the container is killed at 10 s. */
const STOP_LIMIT_MS = 9000;

export async function serve({ app, health, port, host, drainMs }: ServeOptions): Promise<RunningServer> {
  const server = createServer(app);
  await listen(server, port, host);
  health.isReady = true;
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server, health, drainMs) };
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

async function stop(server: Server, health: Health, drainMs: number): Promise<void> {
  health.isReady = false;
  const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
  // Whoever still holds a connection open is told with the next answer that it ends.
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(limit);
}
