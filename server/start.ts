/** Starts the site: configuration, assets, application, server, signals. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { pages } from '../shared/pages/site-map.ts';
import { createSite } from './app.ts';
import { parseConfig } from './config.ts';
import type { Metrics } from './http/metrics.ts';
import { createResponseStore } from './http/response-store.ts';
import { publishAssets } from './http/shared-assets.ts';
import { createLogOutput } from './log-output.ts';
import { checkFiles } from './render/check-files.ts';
import { readPublishedFiles } from './render/published-files.ts';
import { readSiteAssets } from './render/site-assets.ts';
import { type RunningServer, serve } from './serve.ts';

/** The build puts this file into dist/server. */
const DIST_DIR = join(import.meta.dirname, '..');
const PUBLIC_DIR = join(DIST_DIR, 'public');

/** File descriptor. */
const STANDARD_OUTPUT = 1;

/** Until then only what is asked for is rendered. */
const WARM_UP_DELAY_MS = 500;

/** @throws with a message for the operator when configuration, content or build are not fit to serve */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(environment);
  const output = createLogOutput(STANDARD_OUTPUT);
  const log = pino({ level: config.logLevel, base: null }, output);
  const [assets, files] = await Promise.all([readSiteAssets(DIST_DIR), readPublishedFiles(DIST_DIR)]);
  const checkedFiles = checkFiles(assets, files);
  // Before the first page goes out: every file that it names must be found by whoever asks any replica.
  if (config.assetsDir !== undefined) await publishAssets(join(PUBLIC_DIR, 'assets'), config.assetsDir);
  const health = { isReady: false };
  const metrics = config.metricsPort === undefined ? undefined : await startMetrics(config.metricsPort, config.host);
  const { listener, warmUp } = createSite({
    settings: { origin: config.origin, assets },
    publicDir: PUBLIC_DIR,
    files,
    sharedAssetsDir: config.assetsDir,
    hstsSubdomains: config.hstsSubdomains,
    log,
    writeAccessLine: log.isLevelEnabled('info') ? output.write : undefined,
    health,
    metrics,
    store: createResponseStore(Date.now),
    clock: () => new Date(),
  });
  const { port, host, drainMs } = config;
  const server = await serve({ listener, health, port, host, drainMs, refuse: metrics?.refuse });
  const release = { version: packageJson.version, node: process.version };
  // The content was checked when its modules loaded, the files just now.
  const checked = { addresses: pages.flatMap((page) => page.addresses).length, files: checkedFiles };
  log.info({ ...release, ...config, port: server.port, checked }, `listening on ${config.host}:${server.port}`);
  if (environment.NODE_ENV === 'production' && !config.hasOrigin) {
    log.warn(`ORIGIN is not set: canonical addresses, feeds and cards name ${config.origin}`);
  }

  leaveInOrder(server, log, output.flush);
  await wait(WARM_UP_DELAY_MS);
  warmUp().catch((error: unknown) => log.error({ err: error }, 'warm-up failed'));
}

/** Loads what measures only where something is to be measured. */
async function startMetrics(port: number, host: string): Promise<Metrics> {
  const { createMetrics, serveMetrics } = await import('./http/metrics.ts');
  const metrics = createMetrics();
  await serveMetrics(metrics, { port, host });
  return metrics;
}

function leaveInOrder(server: RunningServer, log: Logger, flushLog: () => Promise<void>): void {
  let isLeaving = false;
  const leave = async (code: number, reason: object) => {
    if (isLeaving) return;
    isLeaving = true;
    log.info(reason, 'stopping');
    await server.stop();
    log.info('stopped');
    await flushLog();
    process.exit(code);
  };
  process.on('SIGTERM', () => leave(0, { signal: 'SIGTERM' }));
  process.on('SIGINT', () => leave(0, { signal: 'SIGINT' }));
  // What nobody caught leaves the process in an unknown state: answer what is in flight, then let it be replaced.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    leave(1, { reason: 'uncaught error' });
  });
}
