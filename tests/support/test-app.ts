import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { createSite, type SiteDependencies } from '../../server/app.ts';
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

let shared: Promise<RequestListener> | undefined;

/** One application for all tests of a worker; what earlier tests have asked for is in its store. */
export function sharedApp(): Promise<RequestListener> {
  shared ??= freshApp();
  return shared;
}

/** The real application over the real build, with an empty store. */
export async function freshApp(changes: Changes = {}): Promise<RequestListener> {
  const { now = NOW, log = pino({ level: 'silent' }), ...dependencies } = changes;
  return createSite({
    settings: { origin: ORIGIN, assets: await readTestAssets() },
    publicDir: join(DIST, 'public'),
    files: await readTestFiles(),
    log,
    health: { isReady: true },
    store: createResponseStore({ log, clock: () => now.getTime() }),
    clock: () => now,
    ...dependencies,
  });
}
