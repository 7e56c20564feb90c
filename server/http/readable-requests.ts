import type { RequestHandler } from 'express';
import { httpError } from './http-error.ts';

const ALLOWED = 'GET, HEAD';

/** The site is read-only and its addresses are UTF-8: anything else is refused before something looks at it. */
export const readableRequests: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', ALLOWED);
    return next(httpError(405));
  }
  next(isDecodable(req.path) ? undefined : httpError(400));
};

function isDecodable(path: string): boolean {
  // Most addresses hold no escapes at all.
  if (!path.includes('%')) return true;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
