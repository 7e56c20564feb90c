/** What holds between a connection and the application, whatever is asked for. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
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

/** The responses of a connection, as far as its limits need to know them. */
interface Waiting {
  requests: number;
  /**
   * Whether one response in so many is finished: it must be when the next one's turn comes. The response itself is not
   * kept, or the memory of a request in so many would outlive it, and be cleaned up at the expense of the others.
   */
  isCheckpointFinished: boolean;
}

/**
 * Cuts clients that ask on and on without reading: each waiting response is kept in memory. Looks at one request in
 * `mostWaiting`, so that it costs the others nothing; a client is cut with between one and two times as many waiting.
 */
export function limitPipelining(listener: RequestListener, mostWaiting: number): RequestListener {
  const connections = new WeakMap<Socket, Waiting>();
  return (req, res) => {
    const { socket } = req;
    const waiting = connections.get(socket);
    if (waiting === undefined) connections.set(socket, { requests: 0, isCheckpointFinished: true });
    else {
      waiting.requests += 1;
      if (waiting.requests % mostWaiting === 0) {
        if (!waiting.isCheckpointFinished) {
          socket.destroy();
          return;
        }
        waiting.isCheckpointFinished = false;
        res.once('finish', () => {
          waiting.isCheckpointFinished = true;
        });
      }
    }
    listener(req, res);
  };
}

/** What to say to a client whose request cannot be read, by Node's name of the reason. */
const REFUSALS: Readonly<Record<string, readonly [reason: string, status: string]>> = {
  HPE_HEADER_OVERFLOW: ['headers too large', '431 Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['body too large', '413 Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['too slow', '408 Request Timeout'],
};
const MALFORMED = ['malformed', '400 Bad Request'] as const;

/** Answers what never became a request, as Node itself would, and counts it. @param refuse takes the reason */
export function refuseUnreadable(server: Server, refuse: (reason: string) => void): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The client has gone by itself.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [reason, status] = REFUSALS[error.code ?? ''] ?? MALFORMED;
    refuse(reason);
    // Into a response that is under way nothing can be written.
    const isAnswering = (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent;
    if (isAnswering) socket.destroy();
    else socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  });
  server.on('drop', () => refuse('too many connections'));
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
