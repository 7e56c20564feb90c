/** Asks the built site for every address and prints status and title: npm run routes */
import { join } from 'node:path';
import { pino } from 'pino';
import { createSite } from '../server/app.ts';
import { createResponseStore } from '../server/http/response-store.ts';
import { readPublishedFiles, readSiteAssets } from '../server/render/site-assets.ts';
import { serve } from '../server/serve.ts';
import { pages, redirects } from '../shared/pages/site-map.ts';

const DIST = join(import.meta.dirname, '../dist');

const log = pino({ level: 'silent' });
const health = { isReady: false };
const { listener } = createSite({
  settings: { origin: 'http://localhost', assets: await readSiteAssets(DIST) },
  publicDir: join(DIST, 'public'),
  files: await readPublishedFiles(DIST),
  log,
  health,
  store: createResponseStore({ log }),
  clock: () => new Date(),
});
const server = await serve({ listener, health, port: 0, host: '127.0.0.1' });

const addresses = [...redirects.map(({ path }) => path), ...pages.flatMap((page) => page.addresses)];
for (const address of addresses) {
  const response = await fetch(`http://127.0.0.1:${server.port}${address}`, { redirect: 'manual' });
  const title = /<title>([^<]*)/.exec(await response.text())?.[1];
  console.log(`${response.status}  ${address.padEnd(40)}  ${title ?? `to ${response.headers.get('location')}`}`);
}
await server.stop();
