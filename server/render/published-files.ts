/** What the build says of every file that is served: its type, and each form of it with size and tag. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FileVariant {
  /** Path below the folder that is served. */
  readonly name: string;
  readonly size: number;
  /** Strong, from the bytes of this form. */
  readonly etag: string;
}

export interface PublishedFile {
  /** With its character set, where it is text. */
  readonly type: string;
  readonly variants: { readonly identity: FileVariant; readonly br?: FileVariant; readonly gzip?: FileVariant };
}

export const FILES_FILE = 'files.json';

/** By address. @throws when there is no build at the folder */
export async function readPublishedFiles(distDir: string): Promise<Readonly<Record<string, PublishedFile>>> {
  return JSON.parse(await readFile(join(distDir, FILES_FILE), 'utf8')) as Record<string, PublishedFile>;
}
