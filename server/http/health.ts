import { type RequestHandler, Router } from 'express';
import { cacheControl } from './freshness.ts';

export interface Health {
  /** False from the first sign of a shutdown: the proxy sends new requests elsewhere. */
  isReady: boolean;
}

/** /healthz: the process answers. /readyz: it wants requests. */
export function healthRoutes(health: Health): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/healthz',
    answerWith(() => 200),
  );
  router.get(
    '/readyz',
    answerWith(() => (health.isReady ? 200 : 503)),
  );
  return router;
}

function answerWith(status: () => number): RequestHandler {
  return (_req, res) => {
    const code = status();
    res
      .status(code)
      .set('Cache-Control', cacheControl.none)
      .type('text/plain')
      .send(code === 200 ? 'ok\n' : 'not ready\n');
  };
}
