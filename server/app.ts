/** The Express application. The order of calls is the documentation of the pipeline. */
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { errorHandler } from './http/error-handler.ts';
import { type Health, healthRoutes } from './http/health.ts';
import type { PageCache } from './http/page-cache.ts';
import { notFoundHandler, pageHandler } from './http/page-handler.ts';
import { readableRequests } from './http/readable-requests.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import type { RenderSettings } from './render/render-page.tsx';

export interface AppDependencies {
  readonly settings: RenderSettings;
  /** Folder with the files served as they are. */
  readonly publicDir: string;
  readonly trustProxy: number | readonly string[] | false;
  readonly log: Logger;
  readonly health: Health;
  readonly cache: PageCache | undefined;
  readonly clock: () => Date;
}

export function createApp({ settings, publicDir, trustProxy, log, health, cache, clock }: AppDependencies): Express {
  const app = express();
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', trustProxy);

  app.use(healthRoutes(health));
  app.use(requestLog(log));
  app.use(securityHeaders(settings.origin));
  app.use(readableRequests);
  app.use(pageHandler({ settings, cache, clock }));
  app.use(staticFiles(publicDir, settings.assets.pictureStyleHash));
  app.use(notFoundHandler(settings));
  app.use(errorHandler(settings, log));
  return app;
}
