import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { createSite, type SiteDependencies } from '../../server/app.ts';
import { createResponseStore } from '../../server/http/response-store.ts';

export const ORIGIN = 'https://site.example';
export const NOW = new Date('2026-01-15T12:00:00Z');

/** What an application is made of; the rest has defaults. */
export type AppParts = Pick<SiteDependencies, 'site' | 'assets' | 'publicDir' | 'files'>;
export type AppChanges = Partial<SiteDependencies> & { now?: Date };

/** The real application with an empty store. */
export function createApp(parts: AppParts, changes: AppChanges): RequestListener {
  const { now = NOW, log = pino({ level: 'silent' }), ...dependencies } = changes;
  return createSite({
    ...parts,
    origin: ORIGIN,
    log,
    health: { isReady: true },
    store: createResponseStore({ log, clock: () => now.getTime() }),
    clock: () => now,
    ...dependencies,
  });
}
