/**
 * Hashed files of other releases. While old and new replicas run side by side, and as long as caches keep a page, a page
 * can name a file that the replica it asks was not built with. Before a replica is ready, it copies its own files into a
 * directory that all replicas mount; from there it serves the files it does not have itself.
 */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileVariant, PublishedFile } from '../render/site-assets.ts';
import { etagOf } from './encodings.ts';

/** Longer than any cache keeps a page, and than a roll-back is likely. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const NAME = '[\\w-]+-[A-Z0-9]{8}\\.(?:js|css|woff2)';
const ADDRESS = new RegExp(`^/assets/(${NAME})$`);
/** What this module writes: complete files, and copies that a crash interrupted. */
const OURS = new RegExp(`^(?:${NAME}(?:\\.br|\\.gz)?|[\\da-f-]{36}\\.unfinished)$`);
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * Copies the hashed files of this release, and removes files of this kind that no replica has used for KEPT_DAYS.
 * Several replicas may do so at once: the rename makes a file appear complete or not at all.
 */
export async function publishAssets(assetsFolder: string, sharedFolder: string): Promise<void> {
  await mkdir(sharedFolder, { recursive: true });
  const own = await readdir(assetsFolder);
  const now = new Date();
  for (const name of own) {
    const unfinished = join(sharedFolder, `${randomUUID()}.unfinished`);
    await copyFile(join(assetsFolder, name), unfinished);
    await rename(unfinished, join(sharedFolder, name));
    await utimes(join(sharedFolder, name), now, now);
  }
  for (const name of (await readdir(sharedFolder)).filter((file) => OURS.test(file))) {
    const file = join(sharedFolder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true });
  }
  // Failure is harmless: retried daily, kept for 30 days.
  const markAsUsed = (name: string) => utimes(join(sharedFolder, name), new Date(), new Date()).catch(() => {});
  setInterval(() => own.forEach(markAsUsed), DAY_MS).unref();
}

export async function findReleaseAsset(address: string, sharedFolder: string): Promise<PublishedFile | undefined> {
  const name = ADDRESS.exec(address)?.[1];
  if (name === undefined) return undefined;
  const variantOf = async (file: string): Promise<FileVariant | undefined> => {
    const bytes = await readFile(join(sharedFolder, file)).catch(() => undefined);
    return bytes && { name: file, size: bytes.length, etag: etagOf(bytes) };
  };
  const [identity, br, gzip] = await Promise.all([name, `${name}.br`, `${name}.gz`].map(variantOf));
  if (identity === undefined) return undefined;
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return { type, variants: { identity, ...(br && { br }), ...(gzip && { gzip }) } };
}
