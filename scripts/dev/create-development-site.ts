import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { createSite } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { createResponseStore } from '../../server/http/response-store.ts';
import { MANIFEST_FILE, readPublishedFiles, readSiteAssets } from '../../server/render/site-assets.ts';
import { swissTiming } from '../../shared/site/swiss-timing.tsx';
import { buildSite } from '../build/build-site.ts';
import { filesBelow } from '../build/public-files.ts';
import { withComponents } from './components/component-pages.tsx';

/** @throws whatever is wrong with content, styles, pictures or configuration */
export async function createDevelopmentSite(
  root: string,
  developmentScript: string,
  showError: (res: ServerResponse, error: unknown) => void,
): Promise<RequestListener> {
  const config = parseConfig(process.env);
  // Not dist/, which `npm start` serves.
  const dist = join(root, 'dist.dev');
  await buildChangedPictures(root, join(dist, MANIFEST_FILE));
  await buildSite(root, dist, { mayCompress: false, serverModules: [] });
  const log = pino({ level: 'warn' });
  return createSite({
    site: withComponents(swissTiming),
    origin: config.origin,
    assets: await readSiteAssets(dist),
    developmentScript,
    publicDir: join(dist, 'public'),
    files: await readPublishedFiles(dist),
    log,
    health: { isReady: true },
    store: createResponseStore({ log, isEnabled: false }),
    clock: () => new Date(),
    showError,
  });
}

/** Builds the pictures whose source is newer than the last build of the site. */
async function buildChangedPictures(root: string, manifest: string): Promise<void> {
  const last = await stat(manifest).catch(() => undefined);
  if (last === undefined) return;
  const changed: string[] = [];
  for (const file of await filesBelow(join(root, 'pictures'))) {
    const { mtimeMs } = await stat(join(root, 'pictures', file));
    if (file.endsWith('.svg') && mtimeMs > last.mtimeMs) changed.push(file.replace(/\.svg$/, ''));
  }
  if (changed.length === 0) return;
  await promisify(execFile)(process.execPath, ['scripts/pictures.ts', ...changed], { cwd: root });
}
