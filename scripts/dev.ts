/**
 * Development: builds into dist.dev and serves from source, without a store. `tsx watch` starts it anew on every change
 * (package.json), the open page then reloads itself. A problem of the content or a fault in a render is shown in its place.
 */
import { join } from 'node:path';
import express, { type Response } from 'express';
import { pino } from 'pino';
import { parseConfig } from '../server/config.ts';
import { readPublishedFiles, readSiteAssets } from '../server/render/site-assets.ts';
import { serve } from '../server/serve.ts';
import { describeError } from '../shared/describe-error.ts';
import { escapeMarkup } from '../shared/resources/escape-markup.ts';

const ROOT = join(import.meta.dirname, '..');
/** Not dist/, which `npm start` serves. */
const DIST = join(ROOT, 'dist.dev');
const EVENTS = '/development/events';
const SCRIPT = '/development/reload.js';
/** More often than the server closes idle connections. */
const HEARTBEAT_MS = 15_000;

/** Sent to every open page; when the name changes, the page reloads. */
const PROCESS_NAME = `${process.pid}-${Date.now()}`;

const RELOAD = `let known;
new EventSource('${EVENTS}').onmessage = ({ data }) => {
  known ??= data;
  if (data !== known) location.reload();
};`;

function showError(res: Response, error: unknown): void {
  const described = describeError(error);
  const words = escapeMarkup(String(described instanceof Error ? described.stack : described));
  const script = `<script type="module" src="${SCRIPT}"></script>`;
  res.status(500).send(`<!doctype html><title>Error</title>${script}<pre>${words}</pre>`);
}

const config = parseConfig(process.env);
const health = { isReady: false };
const app = express();
app.get(SCRIPT, (_req, res) => void res.type('text/javascript').send(RELOAD));
app.get(EVENTS, (_req, res) => {
  const sendName = () => res.write(`retry: 300\ndata: ${PROCESS_NAME}\n\n`);
  res.type('text/event-stream');
  sendName();
  const heartbeat = setInterval(sendName, HEARTBEAT_MS);
  res.on('close', () => clearInterval(heartbeat));
});

try {
  // Imported inside try: content is checked while its modules load.
  const { buildSite } = await import('./build/build-site.ts');
  const { createSite } = await import('../server/app.ts');
  const { createResponseStore } = await import('../server/http/response-store.ts');
  await buildSite(ROOT, DIST, { mayCompress: false, serverModules: [] });
  const log = pino({ level: 'warn' });
  const settings = { origin: config.origin, assets: await readSiteAssets(DIST), developmentScript: SCRIPT };
  const site = createSite({
    ...{ settings, log, health, showError },
    publicDir: join(DIST, 'public'),
    files: await readPublishedFiles(DIST),
    store: createResponseStore({ log, isEnabled: false }),
    clock: () => new Date(),
  });
  app.use(site);
} catch (error) {
  console.error(describeError(error));
  app.use((_req, res) => showError(res, error));
}

try {
  const server = await serve({ listener: app, health, port: config.port, host: config.host });
  console.log(`Open http://localhost:${server.port}`);
} catch (error) {
  console.error(describeError(error));
  process.exit(1);
}
