/** public/ → dist/public: copies all files and compresses text. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { BEST, type Effort, encode } from '../../server/http/encodings.ts';
import { filesBelow } from './files-below.ts';
import { CATALOGUE_FILE } from './read-catalogue.ts';

/** Formats that are text. Fonts, rasters and PDFs are compressed already. */
const TEXT = new Set(['.css', '.js', '.svg', '.webmanifest', '.txt']);

/** Brotli's last two levels take many times as long and save a few per cent. */
const PICTURES: Effort = { ...BEST, brotli: 9 };

interface PublishOptions {
  /** False in development, to save time. */
  readonly mayCompress: boolean;
}

/** @param target the folder that is served; hashed assets in it are compressed, too */
export async function publishFiles(source: string, target: string, { mayCompress }: PublishOptions): Promise<void> {
  // Neither the catalogue nor hidden files such as .DS_Store are served.
  const isServed = (file: string) => basename(file) !== CATALOGUE_FILE && !basename(file).startsWith('.');
  await cp(source, target, { recursive: true, filter: isServed });
  if (!mayCompress) return;
  const texts = (await filesBelow(target)).filter((file) => TEXT.has(extname(file)));
  await Promise.all(texts.map((file) => compress(join(target, file))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const effort = file.endsWith('.svg') ? PICTURES : BEST;
  await writeFile(`${file}.br`, await encode(bytes, 'br', effort));
  await writeFile(`${file}.gz`, await encode(bytes, 'gzip', effort));
}
