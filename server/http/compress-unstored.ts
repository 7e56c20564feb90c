/** Compresses what Express sends and the store does not hold: pages in development, plain errors, whatever a later route sends. */
import compression from 'compression';
import type { RequestHandler } from 'express';

/** A stored response is in the encoding that `sendStored` has negotiated. */
const compress = compression({ filter: (req, res) => !res.locals.isStored && compression.filter(req, res) });

/** The package leaves HEAD alone; it is shown a GET, so that both have the same headers. */
export const compressUnstored: RequestHandler = (req, res, next) =>
  compress(Object.create(req, { method: { value: 'GET' } }), res, next);
