/** Files as the build left them: small ones come into the store when they are first asked for, large ones are streamed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { PublishedFile } from '../render/published-files.ts';
import { cacheControl } from './freshness.ts';
import type { RequestNotes } from './request-log.ts';
import type { ResponseStore } from './response-store.ts';
import { sendStored } from './send-stored.ts';
import { findSharedAsset } from './shared-assets.ts';
import {
  createStoredResponse,
  type EncodedContent,
  type HeaderList,
  type ResponseHead,
  type StoredResponse,
} from './stored-response.ts';

/** A file is held in memory up to this size … */
const MAX_FILE_BYTES = 128_000;
/** … and as long as all of them together are not larger than this. Beyond, the system's own cache does as well. */
const MAX_TOTAL_BYTES = 16_000_000;

/** First path segment → how metrics call its files, and how long they may be kept. */
const FOLDERS: Readonly<Record<string, { readonly route: string; readonly lifetime: string }>> = {
  assets: { route: 'asset', lifetime: cacheControl.immutable },
  images: { route: 'picture', lifetime: cacheControl.picture },
  flags: { route: 'flag', lifetime: cacheControl.picture },
  social: { route: 'picture', lifetime: cacheControl.picture },
  documents: { route: 'document', lifetime: cacheControl.document },
};
const ELSEWHERE = { route: 'file', lifetime: cacheControl.picture };

export interface FileHandlerOptions {
  /** Folder whose content is the site's root. */
  readonly publicDir: string;
  /** What lies in it, by address. */
  readonly files: Readonly<Record<string, PublishedFile>>;
  readonly headers: HeaderList;
  /** Content-Security-Policy of drawings, which hold a style block. */
  readonly drawingPolicy: string;
  /** Undefined while developing: files change. */
  readonly store: ResponseStore | undefined;
  /** Where replicas keep the hashed files of every release. */
  readonly sharedAssetsDir?: string | undefined;
}

/** Answers the addresses of files. Below their folders a missing one is a plain 404, never a page. */
export function fileHandlers(options: FileHandlerOptions): RequestHandler[] {
  const { publicDir, files, headers, drawingPolicy, store, sharedAssetsDir } = options;
  let heldBytes = 0;

  async function respondWith(address: string, file: PublishedFile, folder: string): Promise<StoredResponse> {
    const { identity, br, gzip } = file.variants;
    const bytes = [identity, br, gzip].reduce((sum, variant) => sum + (variant?.size ?? 0), 0);
    const isHeld = store !== undefined && identity.size <= MAX_FILE_BYTES && heldBytes + bytes <= MAX_TOTAL_BYTES;
    // Counted before it is read, so that requests that come together cannot pass the limit together.
    if (isHeld) heldBytes += bytes;
    const content = async ({ name, size, etag }: PublishedFile['variants']['identity']): Promise<EncodedContent> => {
      const path = join(folder, name);
      return { source: isHeld ? await readFile(path) : { path }, size, etag };
    };
    const forms = {
      identity: await content(identity),
      ...(br && { br: await content(br) }),
      ...(gzip && { gzip: await content(gzip) }),
    };
    const response = createStoredResponse(forms, headOf(address, file, headers, drawingPolicy));
    store?.put(address, response, Number.POSITIVE_INFINITY);
    return response;
  }

  async function send(req: Request, res: Response, file: PublishedFile, folder: string): Promise<void> {
    const stored = store?.find(req.path);
    const response = stored ?? (await respondWith(req.path, file, folder));
    const notes = res.locals as RequestNotes;
    notes.route = response.route;
    notes.isHit = stored !== undefined;
    notes.bytes = sendStored(req, res, response);
  }

  const ofThisRelease: RequestHandler = (req, res, next) => {
    const file = Object.hasOwn(files, req.path) ? files[req.path] : undefined;
    return file === undefined ? next() : send(req, res, file, publicDir);
  };
  const ofOtherReleases: RequestHandler = async (req, res, next) => {
    const file = sharedAssetsDir && (await findSharedAsset(req.path, sharedAssetsDir));
    return file ? send(req, res, file, sharedAssetsDir) : next();
  };
  return [ofThisRelease, ofOtherReleases, missingFile];
}

function headOf(address: string, file: PublishedFile, headers: HeaderList, drawingPolicy: string): ResponseHead {
  const { route, lifetime } = folderOf(address) ?? ELSEWHERE;
  const policyAt = headers.indexOf('Content-Security-Policy');
  return {
    ...{ status: 200, route, contentType: file.type, cacheControl: lifetime },
    headers: file.type.startsWith('image/svg') ? headers.with(policyAt + 1, drawingPolicy) : headers,
  };
}

function folderOf(path: string) {
  const segment = path.split('/')[1] ?? '';
  return Object.hasOwn(FOLDERS, segment) ? FOLDERS[segment] : undefined;
}

const missingFile: RequestHandler = (req, res, next) => {
  const folder = folderOf(req.path);
  if (folder === undefined) return next();
  res.locals.route = folder.route;
  res.status(404).set('Cache-Control', cacheControl.none).type('text/plain').send('Not found\n');
};
