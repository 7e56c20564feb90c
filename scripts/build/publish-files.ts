/** public/ → dist/public: copies what has changed, compresses what is text, removes what is gone. */
import { copyFile, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { BEST, type Effort, encode } from '../../server/http/encodings.ts';
import { filesBelow } from './files-below.ts';
import { CATALOGUE_FILE } from './read-catalogue.ts';

/** Formats that are text. Fonts, rasters and PDFs are compressed already. */
const TEXT = new Set(['.css', '.js', '.svg', '.webmanifest', '.txt']);

/** Brotli's last step takes three times as long as the one before and saves two hundredths. */
const PICTURES: Effort = { ...BEST, brotli: 10 };

interface PublishOptions {
  readonly mayCompress: boolean;
}

/**
 * @param source the folder of files served as they are
 * @param target the folder that is served; hashed assets in it are compressed, too
 */
export async function publishFiles(source: string, target: string, { mayCompress }: PublishOptions): Promise<void> {
  const given = (await filesBelow(source)).filter((file) => file !== CATALOGUE_FILE);
  await Promise.all(given.map((file) => copyWhenChanged(join(source, file), join(target, file))));
  await removeStrays(target, new Set(given));
  if (!mayCompress) return;
  const texts = (await filesBelow(target)).filter((file) => TEXT.has(extname(file)));
  await Promise.all(texts.map((file) => compressWhenChanged(join(target, file))));
}

async function copyWhenChanged(from: string, to: string): Promise<void> {
  const [given, present] = [await stat(from), await stat(to).catch(() => undefined)];
  if (present?.size === given.size && present.mtimeMs === given.mtimeMs) return;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  await utimes(to, given.atime, given.mtime);
}

/** Writes name.br and name.gz beside a text file; they carry its time, which tells whether they are of this version. */
async function compressWhenChanged(file: string): Promise<void> {
  const { atime, mtime, mtimeMs } = await stat(file);
  const variants = [`${file}.br`, `${file}.gz`] as const;
  const times = await Promise.all(
    variants.map((variant) =>
      stat(variant).then(
        (found) => found.mtimeMs,
        () => 0,
      ),
    ),
  );
  if (times.every((time) => time === mtimeMs)) return;
  const bytes = await readFile(file);
  const effort = file.endsWith('.svg') ? PICTURES : BEST;
  for (const [variant, encoding] of [
    [variants[0], 'br'],
    [variants[1], 'gzip'],
  ] as const) {
    await writeFile(variant, await encode(bytes, encoding, effort));
    await utimes(variant, atime, mtime);
  }
}

/** What is served and no longer given; a compressed variant goes with its file. */
async function removeStrays(target: string, given: ReadonlySet<string>): Promise<void> {
  const strays = (await filesBelow(target)).filter((file) => {
    const plain = file.replace(/\.(br|gz)$/, '');
    return !given.has(plain) && !plain.startsWith('assets/');
  });
  await Promise.all(strays.map((file) => rm(join(target, file))));
}
