/** The files that the build describes → responses. Hashed files are held in memory, all others are streamed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { FileVariant, PublishedFile } from '../render/site-assets.ts';
import { cacheControl } from './freshness.ts';
import { findReleaseAsset } from './release-assets.ts';
import type { ResponseStore } from './response-store.ts';
import { drawingPolicy } from './security-headers.ts';
import { createStoredResponse, type HeaderList, type StoredResponse, sendInExpress } from './stored-response.ts';

/** First path segment → label in the metrics, and lifetime. */
const FOLDERS = new Map([
  ['assets', { route: 'asset', lifetime: cacheControl.immutable }],
  ['images', { route: 'picture', lifetime: cacheControl.picture }],
  ['flags', { route: 'flag', lifetime: cacheControl.picture }],
  ['social', { route: 'picture', lifetime: cacheControl.picture }],
  ['documents', { route: 'document', lifetime: cacheControl.document }],
]);
const folderOf = (path: string) => FOLDERS.get(path.split('/')[1] ?? '');
const ELSEWHERE = { route: 'file', lifetime: cacheControl.picture };

interface FileOptions {
  /** Folder whose content is the site's root. */
  readonly publicDir: string;
  /** The files in it, by address. */
  readonly files: Readonly<Record<string, PublishedFile>>;
  readonly headers: HeaderList;
  /** Directory with the hashed files of every release. */
  readonly assetsDir?: string | undefined;
  readonly store: ResponseStore;
}

/** Answers the addresses of files. A missing file of a known folder is a plain 404, never a page. */
export function serveFiles(options: FileOptions): RequestHandler {
  const { publicDir, files, headers, assetsDir, store } = options;
  const policyAt = headers.indexOf('Content-Security-Policy') + 1;

  async function responseOf(address: string, file: PublishedFile, folder: string): Promise<StoredResponse> {
    const { route, lifetime } = folderOf(address) ?? ELSEWHERE;
    const body = async ({ name, size, etag }: FileVariant) => {
      const path = join(folder, name);
      // All hashed files together are about 500 kB, and every page needs them.
      return { source: route === 'asset' ? await readFile(path) : path, size, etag };
    };
    const { identity, br, gzip } = file.variants;
    const head = { status: 200, route, contentType: file.type, cacheControl: lifetime };
    return createStoredResponse(
      { ...head, headers: file.styles ? headers.with(policyAt, drawingPolicy(file.styles)) : headers },
      { identity: await body(identity), ...(br && { br: await body(br) }), ...(gzip && { gzip: await body(gzip) }) },
    );
  }

  async function send(req: Request, res: Response, file: PublishedFile, folder: string): Promise<void> {
    const response = await responseOf(req.path, file, folder);
    store.put(req.path, response);
    sendInExpress(req, res, response);
  }

  return async (req, res, next) => {
    const own = Object.hasOwn(files, req.path) ? files[req.path] : undefined;
    if (own !== undefined) return send(req, res, own, publicDir);
    const other = assetsDir && (await findReleaseAsset(req.path, assetsDir));
    if (other) return send(req, res, other, assetsDir);
    const folder = folderOf(req.path);
    if (folder === undefined) return next();
    res.locals.route = folder.route;
    res.status(404).set('Cache-Control', cacheControl.none).type('text/plain').send('Not found\n');
  };
}
