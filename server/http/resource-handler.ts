/** HTTP → resource → response: what stands beside the pages for machines. */
import type { RequestHandler } from 'express';
import type { Resource, ResourceContext } from '../../shared/resources/resource.ts';
import { resources } from '../../shared/resources/resources.ts';
import { type Answer, createAnswer, type HeaderList, sendAnswer } from './answer.ts';
import { BEST, encodeBody } from './body.ts';
import { cacheControl } from './freshness.ts';
import { createPageCache } from './page-cache.ts';

const byPath: ReadonlyMap<string, Resource> = new Map(resources.map((resource) => [resource.path, resource]));

/** Files that people save; feeds, JSON and the rest are for programs, and to look at. */
const DOWNLOAD = /\/([^/]+\.(?:ics|vcf|csv))$/;

/** Answers the addresses of resources, and passes on every other. Each is made on its first request and kept. */
export function resourceHandler(context: ResourceContext): RequestHandler {
  // No resource depends on the time: the clock of the cache may stand still.
  const cache = createPageCache(() => 0);
  return async (req, res, next) => {
    const resource = byPath.get(req.path);
    if (resource === undefined) return next();
    sendAnswer(req, res, await cache.get(resource.path, 'release', () => makeAnswer(resource, context)));
  };
}

async function makeAnswer({ path, contentType, make }: Resource, context: ResourceContext): Promise<Answer> {
  const body = await encodeBody(Buffer.from(make(context)), BEST);
  const headers = downloadHeaders(path);
  return createAnswer(body, { status: 200, cacheControl: cacheControl.data, contentType, headers });
}

function downloadHeaders(path: string): HeaderList {
  const fileName = DOWNLOAD.exec(path)?.[1];
  return fileName === undefined ? [] : ['Content-Disposition', `attachment; filename="${fileName}"`];
}
