import type { RequestHandler } from 'express';

/** Rejects methods other than GET and HEAD, and paths that are not valid UTF-8, before a handler decodes them. */
export const rejectUnsupportedRequests: RequestHandler = (req, res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return next({ status: 405 });
  }
  next(isReadable(req.path) ? undefined : { status: 400 });
};

function isReadable(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
