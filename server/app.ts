/** The Express application and what stands before it. The order of calls is the documentation of the pipeline. */
import type { RequestListener } from 'node:http';
import express from 'express';
import type { Logger } from 'pino';
import { createAccessLog } from './http/access-log.ts';
import { BEST, type Effort } from './http/encodings.ts';
import { errorHandler } from './http/error-handler.ts';
import { fileHandlers } from './http/file-handler.ts';
import { type Health, healthChecks } from './http/health.ts';
import type { Metrics } from './http/metrics.ts';
import { notFoundHandler, pageHandler } from './http/page-handler.ts';
import { createPageResponses } from './http/page-responses.ts';
import { readableRequests } from './http/readable-requests.ts';
import { requestLog } from './http/request-log.ts';
import { resourceHandler } from './http/resource-handler.ts';
import { createStoreResponder } from './http/respond-from-store.ts';
import type { ResponseStore } from './http/response-store.ts';
import { drawingPolicy, securityHeaders, setHeaders } from './http/security-headers.ts';
import { speculationHeader, speculationRules } from './http/speculation-rules.ts';
import { storedFirst } from './http/stored-first.ts';
import { warmUp } from './http/warm-up.ts';
import type { PublishedFile } from './render/published-files.ts';
import type { RenderSettings } from './render/render-page.tsx';

export interface SiteDependencies {
  readonly settings: RenderSettings;
  /** Folder with the files served as they are, and what lies in it by address. */
  readonly publicDir: string;
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** Where replicas keep the hashed files of every release. */
  readonly sharedAssetsDir?: string | undefined;
  /** Whether browsers are told to use https for every host below the origin's as well. */
  readonly hstsSubdomains?: boolean;
  readonly log: Logger;
  /** Takes the lines of the access log; without it there are none. */
  readonly writeAccessLine?: ((line: string) => void) | undefined;
  readonly health: Health;
  readonly metrics?: Metrics | undefined;
  /** Undefined while developing: every request renders anew. */
  readonly store: ResponseStore | undefined;
  /** How hard stored responses are compressed. */
  readonly effort?: Effort;
  readonly clock: () => Date;
}

export interface Site {
  readonly listener: RequestListener;
  /** Has every page stored. */
  readonly warmUp: () => Promise<void>;
}

export function createSite(dependencies: SiteDependencies): Site {
  const { settings, publicDir, files, sharedAssetsDir, hstsSubdomains = false, log, writeAccessLine } = dependencies;
  const { health, metrics, store, effort = BEST, clock } = dependencies;
  const headers = securityHeaders(settings.origin, { hstsSubdomains });
  const pages = createPageResponses({ settings, clock, headers: [...headers, ...speculationHeader] });
  const responder = createStoreResponder(store, effort);
  const accessLog = createAccessLog(writeAccessLine, metrics);
  const resources = { origin: settings.origin, documents: settings.assets.documents };

  const app = express();
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);

  app.use(healthChecks(health));
  app.use(requestLog(accessLog));
  app.use(setHeaders(headers));
  app.use(readableRequests);
  app.use(pageHandler(pages, responder));
  app.use(resourceHandler(resources, headers, responder));
  app.use(speculationRules(headers, responder));
  const policy = drawingPolicy(settings.assets.pictureStyles);
  app.use(fileHandlers({ publicDir, files, headers, drawingPolicy: policy, store, sharedAssetsDir }));
  app.use(notFoundHandler(pages, responder));
  app.use(errorHandler(pages, responder, log));
  return { listener: store ? storedFirst(store, accessLog, app) : app, warmUp: () => warmUp(pages, responder) };
}
