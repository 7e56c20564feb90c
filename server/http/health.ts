/** What a proxy and the container ask: is the process alive, and does it take requests. */
import type { Express } from 'express';
import { cacheControl } from './freshness.ts';

export interface Health {
  /** False from the first sign of a shutdown: the proxy sends new requests elsewhere. */
  isReady: boolean;
}

/** Registered before the log, so that a probe every second does not fill it. */
export function registerHealthChecks(app: Express, health: Health): void {
  const answer = (path: string, isFine: () => boolean) =>
    app.get(path, (_req, res) => {
      res.status(isFine() ? 200 : 503).set('Cache-Control', cacheControl.none);
      res.type('text/plain').send(isFine() ? 'ok\n' : 'not ready\n');
    });
  answer('/healthz', () => true);
  answer('/readyz', () => health.isReady);
}
