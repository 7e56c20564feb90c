import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { readPublishedFiles, readSiteAssets, type SiteAssets } from '../../server/render/site-assets.ts';
import { swissTiming } from '../../shared/site/swiss-timing.tsx';
import { type AppChanges, createApp } from './create-app.ts';

export { NOW, ORIGIN } from './create-app.ts';

export const DIST = join(import.meta.dirname, '../../dist');

export async function readTestAssets(): Promise<SiteAssets> {
  return readSiteAssets(DIST);
}

export const readTestFiles = () => readPublishedFiles(DIST);

let shared: Promise<RequestListener> | undefined;

/** One application for all tests of a worker; what earlier tests have asked for is in its store. */
export function sharedApp(): Promise<RequestListener> {
  shared ??= freshApp();
  return shared;
}

/** The real site over the real build, with an empty store. */
export async function freshApp(changes: AppChanges = {}): Promise<RequestListener> {
  const parts = {
    site: swissTiming,
    assets: await readTestAssets(),
    publicDir: join(DIST, 'public'),
    files: await readTestFiles(),
  };
  return createApp(parts, changes);
}
