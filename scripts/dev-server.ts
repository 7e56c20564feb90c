/** The site from source, without a page cache; pages reload when this process has been restarted. */
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { createSite } from '../server/app.ts';
import { parseConfig } from '../server/config.ts';
import { readSiteAssets } from '../server/render/site-assets.ts';
import { serve } from '../server/serve.ts';
import { serveStylesPage } from './styles-page/serve-styles-page.ts';

const DIST = join(import.meta.dirname, '../dist');
const EVENTS = '/development/events';
const SCRIPT = '/development/reload.js';

/** The connection breaks when the server restarts; when it is back, the page is asked for again. */
const RELOAD = `let wasOpen = false;
const events = new EventSource('${EVENTS}');
events.onopen = () => (wasOpen ? location.reload() : (wasOpen = true));`;

const config = parseConfig(process.env);
const log = pino({ level: 'warn' });
const health = { isReady: false };
const settings = { origin: config.origin, assets: await readSiteAssets(DIST), developmentScript: SCRIPT };
const site = createSite({
  settings,
  publicDir: join(DIST, 'public'),
  trustProxy: config.trustProxy,
  log,
  health,
  cache: undefined,
  clock: () => new Date(),
});

const app = express();
app.get(SCRIPT, (_req, res) => res.type('text/javascript').send(RELOAD));
app.get(EVENTS, (_req, res) => {
  res.type('text/event-stream').write('retry: 300\n\n');
});
app.use(serveStylesPage(settings));
app.use(site.app);

const server = await serve({ app, health, port: config.port, host: config.host, drainMs: 0 });
console.log(`http://localhost:${server.port}`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
