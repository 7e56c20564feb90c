import { join } from 'node:path';
import type { Express } from 'express';
import { pino } from 'pino';
import { createSite, type SiteDependencies } from '../../server/app.ts';
import { createPageCache } from '../../server/http/page-cache.ts';
import { readSiteAssets, type SiteAssets } from '../../server/render/site-assets.ts';

export const DIST = join(import.meta.dirname, '../../dist');
export const ORIGIN = 'https://site.example';
/** After the event, before nothing: most tests do not care. */
export const NOW = new Date('2026-01-15T12:00:00Z');

export async function readTestAssets(): Promise<SiteAssets> {
  return readSiteAssets(DIST);
}

/** The real application over the real build; only the clock and what a test changes are its own. */
export async function createTestApp(changes: Partial<SiteDependencies> & { now?: Date } = {}): Promise<Express> {
  const { now = NOW, ...dependencies } = changes;
  return createSite({
    settings: { origin: ORIGIN, assets: await readTestAssets() },
    publicDir: join(DIST, 'public'),
    log: pino({ level: 'silent' }),
    health: { isReady: true },
    cache: createPageCache(() => now.getTime()),
    clock: () => now,
    ...dependencies,
  }).app;
}
