/** Sends what is stored under exactly the requested address without Express, which would cost more than sending it. */
import type { RequestListener } from 'node:http';
import { negotiateEncoding } from './encodings.ts';
import type { RequestLog } from './request-log.ts';
import type { ResponseStore } from './response-store.ts';
import { sendStored } from './stored-response.ts';

export function serveCached(store: ResponseStore, log: RequestLog, app: RequestListener): RequestListener {
  return (req, res) => {
    const { method, url = '' } = req;
    const isRead = method === 'GET' || method === 'HEAD';
    const stored = isRead ? store.find(url, negotiateEncoding(req.headers['accept-encoding'])) : undefined;
    if (stored === undefined) return app(req, res);
    const notes = log.begin(req);
    const bytes = sendStored(req, res, stored);
    log.write(res, { ...notes, route: stored.route, isHit: true, bytes });
  };
}
