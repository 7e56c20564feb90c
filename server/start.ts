/** Starts the site: configuration, assets, application, server, signals. */
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { createPageCache } from './http/page-cache.ts';
import { readSiteAssets } from './render/site-assets.ts';
import { serve } from './serve.ts';

/** The build puts this file into dist/server. */
const DIST_DIR = join(import.meta.dirname, '..');
/** Longer than a proxy's interval between two looks at /readyz. */
const DRAIN_MS = 3000;

/** @throws with a message for the operator when configuration, content or build are not fit to serve */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(environment);
  const log = pino({ level: config.logLevel, base: null });
  const assets = await readSiteAssets(DIST_DIR);
  const health = { isReady: false };
  const app = createApp({
    settings: { origin: config.origin, assets },
    publicDir: join(DIST_DIR, 'public'),
    trustProxy: config.trustProxy,
    log,
    health,
    cache: createPageCache(Date.now),
    clock: () => new Date(),
  });
  const server = await serve({ app, health, port: config.port, host: config.host, drainMs: DRAIN_MS });
  log.info(
    { port: server.port, origin: config.origin, node: process.version },
    `listening on http://localhost:${server.port}`,
  );

  const leave = async (signal: string) => {
    log.info({ signal }, 'stopping');
    await server.stop();
    log.info('stopped');
    process.exit(0);
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
}
