/** What the build leaves for the server: names of the client files, pictures, documents, and every file that is served. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CataloguePicture, filesOf } from '../../shared/content/catalogue.ts';
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
  /** By path as served. */
  readonly pictures: Readonly<Record<string, CataloguePicture>>;
  /** By address. */
  readonly documents: Readonly<Record<string, DocumentFile>>;
  /** Addresses of the pictures that other sites show with a link; a page without one of its own shows that of home. */
  readonly socialCards: readonly string[];
  /** CSP sources of the style blocks that drawings hold. */
  readonly pictureStyles: readonly string[];
}

/** A file that is served: its media type with character set, and each of its encodings. */
export interface PublishedFile {
  readonly type: string;
  readonly variants: { readonly identity: FileVariant; readonly br?: FileVariant; readonly gzip?: FileVariant };
}

export interface FileVariant {
  /** Path below the folder that is served. */
  readonly name: string;
  readonly size: number;
  /** Strong, from the bytes of this encoding. */
  readonly etag: string;
}

export const MANIFEST_FILE = 'manifest.json';
export const FILES_FILE = 'files.json';

/** @throws when there is no build at the folder */
export function readSiteAssets(distDir: string): Promise<SiteAssets> {
  return readJson(join(distDir, MANIFEST_FILE));
}

/** By address. @throws when there is no build at the folder */
export function readPublishedFiles(distDir: string): Promise<Readonly<Record<string, PublishedFile>>> {
  return readJson(join(distDir, FILES_FILE));
}

async function readJson<T>(file: string): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (cause) {
    throw new Error(`Cannot read ${file}. Run "npm run build" first.`, { cause });
  }
}

/**
 * Looks whether every file that pages refer to is among those that are served.
 * @returns how many were looked for
 * @throws with the list of those that are missing
 */
export function checkFiles(assets: SiteAssets, published: Readonly<Record<string, PublishedFile>>): number {
  const { styleSheet, font, script, islandModules, pictures, documents } = assets;
  const files = [
    ...[styleSheet, font, script, ...Object.values(islandModules).flat()],
    ...Object.values(pictures).flatMap((picture) => filesOf(picture).map(({ path }) => path)),
    ...Object.keys(documents),
  ];
  const missing = files.filter((file) => !Object.hasOwn(published, file));
  if (missing.length > 0) throw new Error(`The build is not complete. Missing files:\n  ${missing.join('\n  ')}`);
  return files.length;
}
