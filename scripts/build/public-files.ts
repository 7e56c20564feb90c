/** public/ → dist/public: the files that are served, compressed where they are text, and what the server must know of them. */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { BEST, type Effort, encode, etagOf } from '../../server/http/encodings.ts';
import type { FileKind, FileVariant, PublishedFile } from '../../server/render/site-assets.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';

export const CATALOGUE_FILE = 'catalogue.json';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const KINDS: Readonly<Record<string, FileKind>> = {
  assets: 'asset',
  images: 'picture',
  flags: 'flag',
  social: 'card',
  documents: 'document',
};
const isText = (file: string) => /svg|charset/.test(TYPES[extname(file)] ?? '');

/** Brotli's last two levels take many times as long and save a few per cent. */
const PICTURES: Effort = { ...BEST, brotli: 9 };

/** Paths of all files below a folder, relative to it, with forward slashes; without hidden files such as .DS_Store. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)\./.test(path));
}

/** Neither the catalogue nor hidden files are served. */
export async function copyFiles(source: string, target: string): Promise<void> {
  const isServed = (file: string) => basename(file) !== CATALOGUE_FILE && !basename(file).startsWith('.');
  await cp(source, target, { recursive: true, filter: isServed });
}

export async function compressTexts(folder: string): Promise<void> {
  const compress = async (file: string) => {
    const bytes = await readFile(join(folder, file));
    const effort = file.endsWith('.svg') ? PICTURES : BEST;
    await writeFile(join(folder, `${file}.br`), await encode(bytes, 'br', effort));
    await writeFile(join(folder, `${file}.gz`), await encode(bytes, 'gzip', effort));
  };
  await Promise.all((await filesBelow(folder)).filter(isText).map(compress));
}

/**
 * The files that are served, by address. A compressed form has no address of its own.
 * @throws ContentError naming files of an unknown type
 */
export async function describeFiles(folder: string): Promise<Readonly<Record<string, PublishedFile>>> {
  const names = new Set(await filesBelow(folder));
  const addressed = [...names].filter((name) => !/\.(br|gz)$/.test(name)).sort();
  const unknown = addressed.filter((name) => TYPES[extname(name)] === undefined);
  const advice = 'has an unknown type; remove it, or add the type to scripts/build/public-files.ts';
  if (unknown.length > 0) throw new ContentError(unknown.map((name) => `public/${name}: ${advice}`));

  const read = (name: string) => readFile(join(folder, name));
  const variant = (name: string, bytes: Buffer): FileVariant => ({ name, size: bytes.length, etag: etagOf(bytes) });
  const compressed = async (name: string) => (names.has(name) ? variant(name, await read(name)) : undefined);
  const described = addressed.map(async (name): Promise<[string, PublishedFile]> => {
    const bytes = await read(name);
    const [br, gzip] = [await compressed(`${name}.br`), await compressed(`${name}.gz`)];
    const variants = { identity: variant(name, bytes), ...(br && { br }), ...(gzip && { gzip }) };
    const styles = name.endsWith('.svg') && stylesOf(bytes.toString());
    const kind = KINDS[name.split('/', 1)[0] ?? ''] ?? 'icon';
    return [`/${name}`, { type: TYPES[extname(name)] ?? '', kind, ...(styles && { styles }), variants }];
  });
  return Object.fromEntries(await Promise.all(described));
}

/** CSP sources of the style blocks of a drawing: every other style in it is refused by browsers. */
function stylesOf(svg: string): readonly string[] {
  const blocks = [...svg.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, style = '']) => style);
  return blocks.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`);
}
