/** The site from source, without a page cache; pages reload when this process has been restarted. */
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { createSite } from '../server/app.ts';
import { parseConfig } from '../server/config.ts';
import { readPublishedFiles } from '../server/render/published-files.ts';
import { readSiteAssets } from '../server/render/site-assets.ts';
import { serve } from '../server/serve.ts';

const DIST = join(import.meta.dirname, '../dist/dev');
const EVENTS = '/development/events';
const SCRIPT = '/development/reload.js';

/** Told to every page that connects: when another process says another name, the page is asked for again. */
const PROCESS_NAME = `${process.pid}-${Date.now()}`;
/** More often than the server closes connections on which nothing is said. */
const HEARTBEAT_MS = 15_000;

const RELOAD = `let known;
new EventSource('${EVENTS}').onmessage = ({ data }) => {
  known ??= data;
  if (data !== known) location.reload();
};`;

const config = parseConfig(process.env);
const log = pino({ level: 'warn' });
const health = { isReady: false };
const settings = { origin: config.origin, assets: await readSiteAssets(DIST), developmentScript: SCRIPT };
const site = createSite({
  settings,
  publicDir: join(DIST, 'public'),
  files: await readPublishedFiles(DIST),
  log,
  health,
  store: undefined,
  clock: () => new Date(),
});

const app = express();
app.get(SCRIPT, (_req, res) => res.type('text/javascript').send(RELOAD));
app.get(EVENTS, (_req, res) => {
  const say = () => res.write(`retry: 300\ndata: ${PROCESS_NAME}\n\n`);
  res.type('text/event-stream');
  say();
  const heartbeat = setInterval(say, HEARTBEAT_MS);
  res.on('close', () => clearInterval(heartbeat));
});
app.use(site.listener);

const server = await serve({ listener: app, health, port: config.port, host: config.host, drainMs: 0 });
console.log(`http://localhost:${server.port}`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
