/** What the build leaves for the server: names of the client files, pictures, sizes of the documents. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile } from '../../shared/components/site-context.ts';
import type { IslandName } from '../../shared/islands/island-names.ts';

export interface SiteAssets {
  readonly styleSheet: string;
  /** The font file to fetch early. */
  readonly font: string;
  /** The script of pages with islands. */
  readonly script: string;
  /** Per island: the module that brings it to life, and everything that module imports. */
  readonly islandModules: Readonly<Record<IslandName, readonly string[]>>;
  readonly pictures: Readonly<Record<string, PictureFile>>;
  readonly fileSizes: Readonly<Record<string, number>>;
  /** Allows the style block that every picture holds. */
  readonly pictureStyleHash: string;
}

export const MANIFEST_FILE = 'manifest.json';

/** @throws when there is no build at the folder, or not a complete one */
export async function readSiteAssets(distDir: string): Promise<SiteAssets> {
  const file = join(distDir, MANIFEST_FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SiteAssets;
  } catch (cause) {
    throw new Error(`Cannot read ${file}. Run "npm run build" first.`, { cause });
  }
}
