/** Visitors of a proxy: well-behaved ones, and one who writes whatever he likes. */
import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import type { RunningProxy } from './start-proxies.ts';

const LIMIT_MS = 15_000;
const ANSWER_MS = 2000;
const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

export interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

export function ask(
  { port, isTls, name }: Pick<RunningProxy, 'port' | 'isTls' | 'name'>,
  { path, method = 'GET', headers = {} }: Asked,
): Promise<Reply> {
  const options = { host: '127.0.0.1', port, path, method, headers: { Host: name, ...headers }, timeout: LIMIT_MS };
  return new Promise((resolve, reject) => {
    const request = isTls
      ? httpsRequest({ ...options, servername: name, rejectUnauthorized: false, agent: agents.https })
      : httpRequest({ ...options, agent: agents.http });
    request.on('response', (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject).end();
  });
}

/** Sends the text on a connection of its own. Resolves with the first that comes back. */
export function send({ port, isTls, name }: RunningProxy, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = isTls
      ? connectTls({ host: '127.0.0.1', port, servername: name, rejectUnauthorized: false })
      : connect(port, '127.0.0.1');
    const end = (answer: string) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(ANSWER_MS, () => end(''));
    socket.once('data', (chunk) => end(chunk.toString('latin1')));
    socket.once('error', () => end('')).once('close', () => end(''));
    socket.write(text.replaceAll('HOST', name));
  });
}

/** Six visitors ask for pages until the given work is done. */
export async function visit(proxy: RunningProxy, work: () => Promise<unknown>) {
  const failures: string[] = [];
  let answered = 0;
  let slowestMs = 0;
  let isDone = false;
  const visitor = async () => {
    while (!isDone) {
      const startedMs = performance.now();
      const path = ['/', '/Sales', '/Sports/Swimming'][answered % 3] ?? '/';
      const outcome = await ask(proxy, { path }).then(({ status }) => status, String);
      if (outcome !== 200) failures.push(`${path}: ${outcome}`);
      slowestMs = Math.max(slowestMs, performance.now() - startedMs);
      answered += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const visitors = Array.from({ length: 6 }, visitor);
  await work();
  isDone = true;
  await Promise.all(visitors);
  return { failures, answered, slowestMs };
}
