/** This site without its page cache: every request renders and compresses anew. */
import { join } from 'node:path';
import { pino } from 'pino';
import { createSite } from '../../../server/app.ts';
import { readSiteAssets } from '../../../server/render/site-assets.ts';
import { serve } from '../../../server/serve.ts';

const [, , dist = ''] = process.argv;
const health = { isReady: false };
const { app } = createSite({
  settings: { origin: `http://localhost:${process.env.PORT}`, assets: await readSiteAssets(dist) },
  publicDir: join(dist, 'public'),
  log: pino({ level: 'info', base: null }),
  health,
  cache: undefined,
  clock: () => new Date(),
});
await serve({ app, health, port: Number(process.env.PORT), host: process.env.HOST ?? '', drainMs: 0 });
