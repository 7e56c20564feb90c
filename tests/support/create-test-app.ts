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

let common: Promise<Express> | undefined;

/**
 * The real application over the real build; only the clock and what a test changes are its own. Tests that change
 * nothing share one, so that its pages are rendered once.
 */
export function createTestApp(changes?: Partial<SiteDependencies> & { now?: Date }): Promise<Express> {
  if (changes !== undefined) return createApp(changes);
  common ??= createApp({});
  return common;
}

async function createApp({ now = NOW, ...changes }: Partial<SiteDependencies> & { now?: Date }): Promise<Express> {
  return createSite({
    settings: { origin: ORIGIN, assets: await readTestAssets() },
    publicDir: join(DIST, 'public'),
    log: pino({ level: 'silent' }),
    health: { isReady: true },
    cache: createPageCache(() => now.getTime()),
    clock: () => now,
    ...changes,
  }).app;
}
