/**
 * Before Express: what is stored under exactly the address that is asked for goes out at once, with its line in the log.
 * Everything else, which is little after the first minute, takes the way of app.ts.
 */
import type { RequestListener } from 'node:http';
import type { AccessLog } from './access-log.ts';
import type { ResponseStore } from './response-store.ts';
import { sendStored } from './send-stored.ts';

export function storedFirst(store: ResponseStore, log: AccessLog, others: RequestListener): RequestListener {
  return (req, res) => {
    const { method = '', url = '' } = req;
    const stored = method === 'GET' || method === 'HEAD' ? store.find(url) : undefined;
    if (stored === undefined) return others(req, res);
    const startedMs = performance.now();
    const bytes = sendStored(req, res, stored);
    const query = url.indexOf('?');
    const entry = {
      id: log.nextId(),
      method,
      path: query === -1 ? url : url.slice(0, query),
      route: stored.route,
      status: res.statusCode,
      bytes,
      isHit: true,
    };
    // Out of memory the response is with the system by now; a file takes as long as the client does.
    if (res.writableEnded) log.write({ ...entry, ms: performance.now() - startedMs });
    else {
      res.once('close', () => {
        log.write({ ...entry, ms: performance.now() - startedMs, isAborted: !res.writableFinished });
      });
    }
  };
}
