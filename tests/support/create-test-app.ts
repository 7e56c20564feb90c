import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { createSite, type Site, type SiteDependencies } from '../../server/app.ts';
import { createResponseStore } from '../../server/http/response-store.ts';
import { readPublishedFiles, readSiteAssets, type SiteAssets } from '../../server/render/site-assets.ts';

export const DIST = join(import.meta.dirname, '../../dist');
export const ORIGIN = 'https://site.example';
export const NOW = new Date('2026-01-15T12:00:00Z');

export async function readTestAssets(): Promise<SiteAssets> {
  return readSiteAssets(DIST);
}

export const readTestFiles = () => readPublishedFiles(DIST);

type Changes = Partial<SiteDependencies> & { now?: Date };

let common: Promise<RequestListener> | undefined;

/** The real application over the real build. Tests without changes share one whose store is filled. */
export async function createTestApp(changes?: Changes): Promise<RequestListener> {
  if (changes !== undefined) return (await createTestSite(changes)).listener;
  common ??= createTestSite({}).then(async ({ listener, warmUp }) => {
    await warmUp();
    return listener;
  });
  return common;
}

async function createTestSite({ now = NOW, log = pino({ level: 'silent' }), ...changes }: Changes): Promise<Site> {
  return createSite({
    settings: { origin: ORIGIN, assets: await readTestAssets() },
    publicDir: join(DIST, 'public'),
    files: await readTestFiles(),
    log,
    health: { isReady: true },
    store: createResponseStore({ log, clock: () => now.getTime() }),
    clock: () => now,
    ...changes,
  });
}
