/** Starts the site: configuration, build, application, server, signals. */
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { createSite } from './app.ts';
import { parseConfig } from './config.ts';
import { createResponseStore } from './http/response-store.ts';
import { checkFiles, readPublishedFiles, readSiteAssets } from './render/site-assets.ts';
import { type RunningServer, serve } from './serve.ts';

/** The build puts this file into dist/server. */
const DIST_DIR = join(import.meta.dirname, '..');
const PUBLIC_DIR = join(DIST_DIR, 'public');

/** @throws when the configuration is wrong, the build is not complete or the port is taken */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(environment);
  const log = pino({ level: config.logLevel, base: null });
  const [assets, files] = await Promise.all([readSiteAssets(DIST_DIR), readPublishedFiles(DIST_DIR)]);
  checkFiles(assets, files);
  // Loads the library only where METRICS_PORT is set.
  const startMetrics = async (port: number) => (await import('./http/metrics.ts')).serveMetrics(port, config.host);
  const health = { isReady: false };
  const listener = createSite({
    settings: { origin: config.origin, assets },
    publicDir: PUBLIC_DIR,
    files,
    hstsSubdomains: config.hstsSubdomains,
    log,
    health,
    metrics: config.metricsPort === undefined ? undefined : await startMetrics(config.metricsPort),
    store: createResponseStore({ log }),
    clock: () => new Date(),
  });
  const server = await serve({ listener, health, port: config.port, host: config.host });
  const release = { version: packageJson.version, node: process.version };
  log.info({ ...release, ...config, port: server.port }, `Open http://localhost:${server.port}`);
  if (environment.NODE_ENV === 'production' && !config.hasOrigin) {
    log.warn(`ORIGIN is not set: canonical addresses, feeds and cards name ${config.origin}`);
  }

  stopOnSignals(server, log, config.drainMs);
}

function stopOnSignals(server: RunningServer, log: Logger, drainMs: number): void {
  let isStopping = false;
  const stop = async (code: number, reason: object, waitMs = drainMs) => {
    if (isStopping) return;
    isStopping = true;
    log.info(reason, 'stopping');
    await server.stop(waitMs);
    log.info('stopped');
    process.exit(code);
  };
  process.on('SIGTERM', () => stop(0, { signal: 'SIGTERM' }));
  // Ctrl-C: there is no proxy to wait for.
  process.on('SIGINT', () => stop(0, { signal: 'SIGINT' }, 0));
  // The state of the process is unknown: finish open requests, then exit, so that it is replaced.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    stop(1, { reason: 'uncaught error' });
  });
}
