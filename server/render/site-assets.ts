/** What the build leaves for the server: names of the client files, pictures, documents, and every file that is served. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CataloguePicture } from '../../shared/content/catalogue.ts';
import type { DocumentFile } from '../../shared/content/downloads/document-file.ts';
import type { IslandName } from '../../shared/islands/island-id.ts';

/** All files are named by their address. */
export interface SiteAssets {
  readonly styleSheet: string;
  /** The font file to preload. */
  readonly font: string;
  /** The script of pages with islands. */
  readonly script: string;
  /** Per island: the module that hydrates it, and what that module imports. */
  readonly islandModules: Readonly<Record<IslandName, readonly string[]>>;
  readonly pictures: Readonly<Record<string, CataloguePicture>>;
  readonly documents: Readonly<Record<string, DocumentFile>>;
  /** What is written on the Open Graph pictures, where that is known; a page without one of its own uses that of home. */
  readonly socialCards: Readonly<Record<string, string>>;
}

/** Its folder tells; icons, the manifest and a licence are at the root. */
export type FileKind = 'asset' | 'picture' | 'flag' | 'card' | 'document' | 'icon';

export interface PublishedFile {
  /** Media type with character set. */
  readonly type: string;
  readonly kind: FileKind;
  /** CSP sources of its style blocks: of an SVG alone. */
  readonly styles?: readonly string[];
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

export const readSiteAssets = (distDir: string) => readJson<SiteAssets>(join(distDir, MANIFEST_FILE));

/** By address. */
export const readPublishedFiles = (distDir: string) =>
  readJson<Readonly<Record<string, PublishedFile>>>(join(distDir, FILES_FILE));

/** @throws when there is no build */
async function readJson<T>(file: string): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (cause) {
    throw new Error(`Cannot read ${file}. Run "npm run build" first.`, { cause });
  }
}
