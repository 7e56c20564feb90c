import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { etagOf } from '../../server/http/encodings.ts';
import type { FileVariant, PublishedFile } from '../../server/render/site-assets.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { filesBelow } from './files-below.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSED = /\.(br|gz)$/;

/**
 * The files that are served, by address. A compressed form has no address of its own.
 * @throws ContentError naming files of an unknown type
 */
export async function describeFiles(folder: string): Promise<Readonly<Record<string, PublishedFile>>> {
  const names = new Set(await filesBelow(folder));
  const addressed = [...names].filter((name) => !COMPRESSED.test(name)).sort();
  const unknown = addressed.filter((name) => TYPES[extname(name)] === undefined);
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map(
        (name) => `public/${name}: has an unknown type; remove it, or add the type to scripts/build/describe-files.ts`,
      ),
    );

  const variant = async (name: string): Promise<FileVariant> => {
    const bytes = await readFile(join(folder, name));
    return { name, size: bytes.length, etag: etagOf(bytes) };
  };
  const described = addressed.map(async (name): Promise<[string, PublishedFile]> => {
    const variants = {
      identity: await variant(name),
      ...(names.has(`${name}.br`) && { br: await variant(`${name}.br`) }),
      ...(names.has(`${name}.gz`) && { gzip: await variant(`${name}.gz`) }),
    };
    return [`/${name}`, { type: TYPES[extname(name)] ?? '', variants }];
  });
  return Object.fromEntries(await Promise.all(described));
}
