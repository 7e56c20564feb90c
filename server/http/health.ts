import type { RequestHandler } from 'express';
import { cacheControl } from './freshness.ts';

export interface Health {
  /** False from the first sign of a shutdown: the proxy sends new requests elsewhere. */
  isReady: boolean;
}

/** /healthz: the process answers. /readyz: it wants requests. First in the pipeline, and not in the log. */
export function healthChecks(health: Health): RequestHandler {
  return (req, res, next) => {
    const isKnown = req.url === '/healthz' || req.url === '/readyz';
    if (!isKnown || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const isFine = req.url === '/healthz' || health.isReady;
    const words = isFine ? 'ok\n' : 'not ready\n';
    res.writeHead(isFine ? 200 : 503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': words.length,
      'Cache-Control': cacheControl.none,
      'X-Content-Type-Options': 'nosniff',
    });
    res.end(req.method === 'HEAD' ? undefined : words);
  };
}
