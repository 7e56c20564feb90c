import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Of requests on one connection; browsers and proxies wait for the response before they send the next. */
const MAX_WAITING = 100;

/**
 * Begins a response when the ones before it on the connection have been sent. Otherwise a few kilobytes of requests, sent
 * at once, would open thousands of files, or hold the event loop until the last of them is answered.
 */
export function inTurn(respond: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    if (res.socket !== null) return respond(req, res);
    const count = (waiting.get(req.socket) ?? 0) + 1;
    if (count > MAX_WAITING) return void req.socket.destroy();
    waiting.set(req.socket, count);
    // Node gives a response its socket when its turn has come.
    const { assignSocket } = res;
    res.assignSocket = (socket) => {
      assignSocket.call(res, socket);
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
      setImmediate(() => {
        if (!socket.destroyed) respond(req, res);
      });
    };
  };
}
