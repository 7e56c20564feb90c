/** The Express application. The order of calls is the documentation of the pipeline. */
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { errorHandler } from './http/error-handler.ts';
import { type Health, healthChecks } from './http/health.ts';
import type { Metrics } from './http/metrics.ts';
import { createAnswers } from './http/page-answers.ts';
import { keptPages, type PageCache } from './http/page-cache.ts';
import { notFoundHandler, pageHandler } from './http/page-handler.ts';
import { readableRequests } from './http/readable-requests.ts';
import { requestLog } from './http/request-log.ts';
import { resourceHandler } from './http/resource-handler.ts';
import { securityHeaders, setHeaders } from './http/security-headers.ts';
import { speculationHeader, speculationRules } from './http/speculation-rules.ts';
import { staticFiles } from './http/static-files.ts';
import { warmUp } from './http/warm-up.ts';
import type { RenderSettings } from './render/render-page.tsx';

export interface SiteDependencies {
  readonly settings: RenderSettings;
  /** Folder with the files served as they are. */
  readonly publicDir: string;
  /** Whether browsers are told to use https for every host below the origin's as well. */
  readonly hstsSubdomains?: boolean;
  readonly log: Logger;
  readonly health: Health;
  readonly metrics?: Metrics | undefined;
  /** Undefined while developing: every request renders anew. */
  readonly cache: PageCache | undefined;
  readonly clock: () => Date;
}

export interface Site {
  readonly app: Express;
  /** Renders every page into the cache. */
  readonly warmUp: () => Promise<void>;
}

export function createSite({
  settings,
  publicDir,
  hstsSubdomains = false,
  log,
  health,
  metrics,
  cache,
  clock,
}: SiteDependencies): Site {
  const headers = securityHeaders(settings.origin, { hstsSubdomains });
  const answers = createAnswers({ settings, cache, clock, headers: [...headers, ...speculationHeader] });

  const app = express();
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);

  app.use(healthChecks(health));
  app.use(requestLog(log, metrics));
  if (cache) app.use(keptPages(cache));
  app.use(setHeaders(headers));
  app.use(readableRequests);
  app.use(pageHandler(answers));
  app.use(resourceHandler({ origin: settings.origin, documents: settings.assets.documents }));
  app.use(speculationRules(headers));
  app.use(staticFiles(publicDir, settings.assets.pictureStyles));
  app.use(notFoundHandler(answers));
  app.use(errorHandler(answers, log));
  return { app, warmUp: () => warmUp(answers) };
}
