/** What holds between a connection and the application, whatever is asked for. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** RFC 9112, 3.2.2: a target may be a whole address. Express knows only paths. */
export function readTargets(app: RequestListener): RequestListener {
  return (req, res) => {
    const target = req.url ?? '';
    if (!target.startsWith('/')) {
      const path = /^https?:\/\/[^/?#]*([^#]*)/i.exec(target)?.[1];
      if (path === undefined) {
        res.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
        return;
      }
      req.url = path.startsWith('/') ? path : `/${path}`;
    }
    app(req, res);
  };
}

/** Cuts clients that ask on and on without reading: each waiting answer is kept in memory. */
export function limitPipelining(listener: RequestListener, maxPipelined: number): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxPipelined) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    res.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    listener(req, res);
  };
}

/**
 * Tells every client with its answer that the connection ends. Of requests that came pipelined only the last one may
 * say so, or the others would go unanswered: they are looked at once all that arrived together has been read.
 */
export function answerAsLast(listener: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, IncomingMessage>();
  return (req: IncomingMessage, res: ServerResponse<IncomingMessage>) => {
    latest.set(req.socket, req);
    setImmediate(() => {
      res.shouldKeepAlive = latest.get(req.socket) !== req;
      listener(req, res as Parameters<RequestListener>[1]);
    });
  };
}
