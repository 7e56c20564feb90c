/** The files that the build describes → responses, streamed from the disk. A missing file of a known folder is a plain 404, never a page. */
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { PublishedFile } from '../render/site-assets.ts';
import { negotiateEncoding } from './encodings.ts';
import { cacheControl, fileLifetime } from './freshness.ts';
import type { ResponseHeaders } from './response-headers.ts';
import { describeResponse, sendFile } from './stored-response.ts';

const HASH = /-[A-Z0-9]{8}(?=\.)/;
const folderOf = (address: string) => address.split('/', 2)[1];

interface FileOptions {
  /** Folder whose content is the site's root. */
  readonly publicDir: string;
  /** The files in it, by address. */
  readonly files: Readonly<Record<string, PublishedFile>>;
  readonly headers: ResponseHeaders;
  /** False in development, where files change under their name. */
  readonly mayBeKept: boolean;
}

export function serveFiles({ publicDir, files, headers, mayBeKept }: FileOptions): RequestHandler {
  const addresses = Object.keys(files);
  const kinds = new Map(Object.entries(files).map(([address, { kind }]) => [folderOf(address), kind]));
  const hashed = new Map(addresses.filter((name) => HASH.test(name)).map((name) => [name.replace(HASH, ''), name]));

  /** While two releases overlap, a page names files of the other one: the file of the same name takes their place. */
  const findReplacement = (path: string) => (HASH.test(path) ? hashed.get(path.replace(HASH, '')) : undefined);

  return (req, res, next) => {
    const { path } = req;
    const address = Object.hasOwn(files, path) ? path : findReplacement(path);
    const file = address === undefined ? undefined : files[address];
    if (file === undefined) {
      const kind = kinds.get(folderOf(path));
      if (kind === undefined) return next();
      res.locals.route = kind;
      res.status(404).set('Cache-Control', kind === 'asset' ? cacheControl.none : cacheControl.missing);
      res.type('text/plain').send('Not found\n');
      return;
    }
    const { type, kind, variants } = file;
    const accepted = negotiateEncoding(req.headers['accept-encoding']);
    const encoding = variants[accepted] === undefined ? 'identity' : accepted;
    const { name, size, etag } = variants[encoding] ?? variants.identity;
    const lifetime = address === path && mayBeKept ? fileLifetime(kind) : cacheControl.none;
    const head = { status: 200, route: kind, contentType: type, cacheControl: lifetime, headers: headers.ofFile(file) };
    return sendFile(req, res, describeResponse(head, { encoding, size, etag }), join(publicDir, name));
  };
}
