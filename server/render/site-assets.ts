/** What the build leaves for the server: names of the client files, pictures, documents. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CataloguePicture } from '../../shared/content/catalogue.ts';
import type { DocumentFile } from '../../shared/content/downloads/document-file.ts';
import type { IslandName } from '../../shared/islands/island-id.ts';

export interface SiteAssets {
  readonly styleSheet: string;
  /** The font file to fetch early. */
  readonly font: string;
  /** The script of pages with islands. */
  readonly script: string;
  /** Per island: the module that hydrates it, and what that module imports. */
  readonly islandModules: Readonly<Record<IslandName, readonly string[]>>;
  /** By id. */
  readonly pictures: Readonly<Record<string, CataloguePicture>>;
  /** By address. */
  readonly documents: Readonly<Record<string, DocumentFile>>;
  /** Addresses of the pictures that other sites show with a link; a page without one of its own shows that of home. */
  readonly socialCards: readonly string[];
  /** CSP sources of the style blocks that drawings hold. */
  readonly pictureStyles: readonly string[];
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
