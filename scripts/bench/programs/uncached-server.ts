/** This site without its store: every request renders and compresses anew. */
import { join } from 'node:path';
import { pino } from 'pino';
import { createSite } from '../../../server/app.ts';
import { readPublishedFiles } from '../../../server/render/published-files.ts';
import { readSiteAssets } from '../../../server/render/site-assets.ts';
import { serve } from '../../../server/serve.ts';

const [, , dist = ''] = process.argv;
const health = { isReady: false };
const { listener } = createSite({
  settings: { origin: `http://localhost:${process.env.PORT}`, assets: await readSiteAssets(dist) },
  publicDir: join(dist, 'public'),
  files: await readPublishedFiles(dist),
  log: pino({ level: 'info', base: null }),
  health,
  store: undefined,
  clock: () => new Date(),
});
await serve({ listener, health, port: Number(process.env.PORT), host: process.env.HOST ?? '', drainMs: 0 });
