/** Starts the site: configuration, build, application, server, signals. */
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { swissTiming } from '../shared/site/swiss-timing.tsx';
import { createSite } from './app.ts';
import { parseConfig } from './config.ts';
import { createResponseStore } from './http/response-store.ts';
import { createLog, type SiteLog } from './log.ts';
import { readPublishedFiles, readSiteAssets } from './render/site-assets.ts';
import { type RunningServer, STOP_LIMIT_MS, serve } from './serve.ts';

/** The build puts this file into dist/server. */
const DIST_DIR = join(import.meta.dirname, '..');
const PUBLIC_DIR = join(DIST_DIR, 'public');

/** @throws when the configuration is wrong, there is no build or the port is taken */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(environment);
  const siteLog = createLog(config.logLevel);
  const { log, droppedLines } = siteLog;
  const [assets, files] = await Promise.all([readSiteAssets(DIST_DIR), readPublishedFiles(DIST_DIR)]);
  const { VERSION, REVISION = '' } = environment;
  const release = { version: VERSION || packageJson.version, revision: REVISION, node: process.version };
  const health = { isReady: false };
  const metrics = config.metricsPort === undefined ? undefined : await startMetrics(config.metricsPort);
  const listener = createSite({
    site: swissTiming,
    origin: config.origin,
    assets,
    publicDir: PUBLIC_DIR,
    files,
    hstsSubdomains: config.hstsSubdomains,
    isHidden: config.isHidden,
    log,
    health,
    metrics,
    store: createResponseStore({ log }),
    clock: () => new Date(),
  });
  const server = await serve({ listener, health, port: config.port, host: config.host, metrics });
  const stopSeconds = Math.ceil((config.drainMs + STOP_LIMIT_MS) / 1000) + 1;
  log.info({ ...release, ...config, stopSeconds }, `Open http://localhost:${server.port}`);
  if (environment.NODE_ENV === 'production' && LOOPBACK.test(config.origin)) {
    log.warn(`ORIGIN is ${config.origin}: canonical addresses, feeds and cards name this machine alone`);
  }
  stopOnSignals(server, siteLog, config.drainMs);

  // Loads the library only where METRICS_PORT is set.
  async function startMetrics(port: number) {
    const { serveMetrics } = await import('./http/metrics.ts');
    return serveMetrics({ port, host: config.host, release, droppedLines });
  }
}

const LOOPBACK = /^https?:\/\/(localhost|127\.|\[::1\])/;

function stopOnSignals(server: RunningServer, { log, end }: SiteLog, drainMs: number): void {
  let isStopping = false;
  const stop = async (code: number, reason: object, waitMs = drainMs) => {
    // Whoever asks again does not want to wait.
    if (isStopping) process.exit(code);
    isStopping = true;
    log.info(reason, 'stopping');
    await server.stop(waitMs);
    log.info('stopped');
    await end();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, () => stop(0, { signal }));
  // Ctrl-C: there is no proxy to wait for.
  process.on('SIGINT', () => stop(0, { signal: 'SIGINT' }, 0));
  // The state of the process is unknown: finish open requests, then exit, so that it is replaced.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    stop(1, { reason: 'uncaught error' });
  });
  // Node's own listener would write lines that are not JSON.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning'));
}
