import type { RequestHandler } from 'express';

/** Refuses what the read-only site cannot answer, before a handler reads it: other methods, and paths that are no UTF-8. */
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
