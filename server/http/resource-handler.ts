/** HTTP → resource → response: what stands beside the pages for machines. */
import type { RequestHandler } from 'express';
import type { Resource, ResourceContext } from '../../shared/resources/resource.ts';
import { resources } from '../../shared/resources/resources.ts';
import { cacheControl } from './freshness.ts';
import type { Making, StoreResponder } from './respond-from-store.ts';
import type { HeaderList } from './stored-response.ts';

const byPath: ReadonlyMap<string, Resource> = new Map(resources.map((resource) => [resource.path, resource]));

/** Files that people save; feeds, JSON and the rest are for programs, and to look at. */
const DOWNLOAD = /\/([^/]+\.(?:ics|vcf|csv))$/;

/** Open to pages of other sites, too. Robots and sitemap are for programs that ask no such permission. */
const OPEN = /^\/(data|feeds|events|contacts)\//;

/** Answers the addresses of resources, and passes on every other. */
export function resourceHandler(
  context: ResourceContext,
  headers: HeaderList,
  { respond }: StoreResponder,
): RequestHandler {
  return async (req, res, next) => {
    const resource = byPath.get(req.path);
    if (resource === undefined) return next();
    await respond(req, res, next, makingOf(resource, context, headers));
  };
}

/** No resource depends on the time: what is made stays true for the release. */
function makingOf({ path, contentType, make }: Resource, context: ResourceContext, headers: HeaderList): Making {
  return {
    key: path,
    lifetimeMs: Number.POSITIVE_INFINITY,
    make: async () => ({
      head: {
        status: 200,
        route: kindOf(path),
        contentType,
        cacheControl: cacheControl.data,
        headers: [...(OPEN.test(path) ? openTo(headers) : headers), ...downloadHeaders(path)],
      },
      content: Buffer.from(make(context)),
    }),
    collect: async (content) => content as Buffer,
  };
}

function kindOf(path: string): string {
  return OPEN.exec(path)?.[1] ?? 'resource';
}

/** Other sites may read it, with a script as well. */
function openTo(headers: HeaderList): HeaderList {
  const at = headers.indexOf('Cross-Origin-Resource-Policy');
  return ['Access-Control-Allow-Origin', '*', ...headers.with(at + 1, 'cross-origin')];
}

function downloadHeaders(path: string): HeaderList {
  const fileName = DOWNLOAD.exec(path)?.[1];
  return fileName === undefined ? [] : ['Content-Disposition', `attachment; filename="${fileName}"`];
}
