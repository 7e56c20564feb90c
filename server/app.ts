/** The Express application. The order of calls is the documentation of the pipeline. */
import type { RequestListener, ServerResponse } from 'node:http';
import express from 'express';
import type { Logger } from 'pino';
import { compressUnstored } from './http/compress-unstored.ts';
import { errorHandler } from './http/error-handler.ts';
import { serveFiles } from './http/files.ts';
import { type Health, registerHealthChecks } from './http/health.ts';
import type { Metrics } from './http/metrics.ts';
import { createPageResponses, notFound, registerPages } from './http/pages.ts';
import { createRequestLog, requestLog } from './http/request-log.ts';
import { registerResources, speculationHeader } from './http/resources.ts';
import { type HeaderOptions, responseHeaders, setHeaders } from './http/response-headers.ts';
import type { ResponseStore } from './http/response-store.ts';
import { serveCached } from './http/serve-cached.ts';
import { rejectUnsupportedRequests } from './http/unsupported-requests.ts';
import type { RenderSettings } from './render/Document.tsx';
import type { PublishedFile } from './render/site-assets.ts';

export interface SiteDependencies extends RenderSettings, HeaderOptions {
  /** Folder whose content is the site's root. */
  readonly publicDir: string;
  /** The files in it, by address. */
  readonly files: Readonly<Record<string, PublishedFile>>;
  readonly log: Logger;
  readonly health: Health;
  readonly metrics?: Metrics | undefined;
  readonly store: ResponseStore;
  readonly clock: () => Date;
  /** Shows the error instead of the error page, in development. */
  readonly showError?: (res: ServerResponse, error: unknown) => void;
}

export function createSite(dependencies: SiteDependencies): RequestListener {
  const { site, origin, isHidden, assets, publicDir, files, log, health, metrics, store, clock, showError } =
    dependencies;
  const headers = responseHeaders(origin, dependencies);
  const pages = createPageResponses(dependencies, clock, [...headers.page, ...speculationHeader]);
  const requests = createRequestLog(log, metrics);

  const app = express();
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);

  registerHealthChecks(app, health);
  app.use(requestLog(requests));
  app.use(compressUnstored);
  app.use((_req, res, next) => {
    setHeaders(res, headers.all);
    next();
  });
  app.use(rejectUnsupportedRequests);
  app.use(serveFiles({ publicDir, files, headers, mayBeKept: showError === undefined }));
  registerPages(app, site, pages, store);
  registerResources(app, site, { origin, documents: assets.documents, isHidden }, headers, store);
  app.use(notFound(site, pages, store));
  app.use(errorHandler(pages, store, log, showError));
  return serveCached(store, requests, app);
}
