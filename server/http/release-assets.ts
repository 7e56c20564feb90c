/**
 * Hashed files of other releases. While old and new replicas run side by side, and for as long as caches keep a page, a
 * page can name a file that the replica it asks was not built with. Every replica copies its own into a directory that all
 * of them mount, before it is ready, and serves from there what it does not have itself.
 */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileVariant, PublishedFile } from '../render/site-assets.ts';
import { etagOf } from './encodings.ts';

/** Longer than any page is kept by any cache, and than a roll-back is thought of. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const NAME = '[\\w-]+-[A-Z0-9]{8}\\.(?:js|css|woff2)';
const ADDRESS = new RegExp(`^/assets/(${NAME})$`);
/** What this module writes: complete files, and those that a crash left behind. */
const OURS = new RegExp(`^(?:${NAME}(?:\\.br|\\.gz)?|[\\da-f-]{36}\\.unfinished)$`);
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * Puts the hashed files of this release where every replica finds them, and removes what no replica has used for a month.
 * Several replicas may do so at once: a file appears whole or not at all. Nothing but files of this kind is ever touched.
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
  setInterval(() => void markAsUsed(own, sharedFolder), DAY_MS).unref();
}

async function markAsUsed(names: readonly string[], sharedFolder: string): Promise<void> {
  const now = new Date();
  // Failure is harmless: retried daily, kept for 30 days.
  for (const name of names) await utimes(join(sharedFolder, name), now, now).catch(() => {});
}

/**
 * Finds a hashed file of another release.
 * @returns undefined where there is none, or the address is none of a hashed file
 */
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
