/** HTTP below every client library: bytes in, bytes out, and a parser that forgives nothing. */
import { connect } from 'node:net';

export interface Exchange {
  readonly received: Buffer;
  /**
   * Who ended the connection: the server in good order, the server in the middle of what was sent, the client because
   * no answer came (an answer on its way is then lost), or nobody within the limit.
   */
  readonly end: 'server' | 'reset' | 'client' | 'limit';
}

interface ExchangeOptions {
  /** After this long without an answer the client says that it has nothing to add. */
  readonly patienceMs?: number;
  readonly limitMs?: number;
}

/** Sends the bytes and waits until the connection ends. */
export function exchange(
  port: number,
  bytes: Buffer,
  { patienceMs = 300, limitMs = 5000 }: ExchangeOptions = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let end: Exchange['end'] = 'server';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const patience = setTimeout(() => {
      end = 'client';
      socket.end();
    }, patienceMs);
    const limit = setTimeout(() => {
      end = 'limit';
      socket.destroy();
    }, limitMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      patience.refresh();
    });
    socket.on('end', () => {
      clearTimeout(patience);
      socket.end();
    });
    socket.on('error', () => {
      end = 'reset';
    });
    socket.on('close', () => {
      clearTimeout(patience);
      clearTimeout(limit);
      resolve({ received: Buffer.concat(chunks), end });
    });
    socket.write(bytes);
  });
}

export interface RawResponse {
  readonly status: number;
  /** Names in lower case; a name that stands twice has its values in one, separated by commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  readonly isWhole: boolean;
}

interface ParseOptions {
  /** Whether a request may have been HEAD, so that a body may be missing. */
  readonly mayBeHead: boolean;
  /** Whether the connection may have ended in the middle of the last response. */
  readonly mayBeCut: boolean;
}

/**
 * Takes a byte stream apart into responses.
 * @throws Error saying where the stream is no HTTP
 */
export function parseResponses(stream: Buffer, { mayBeHead, mayBeCut }: ParseOptions): RawResponse[] {
  const responses: RawResponse[] = [];
  let rest = stream;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1 && mayBeCut) break;
    if (end === -1) throw new Error(`a head without an end: ${excerpt(rest)}`);
    const { status, headers } = parseHead(rest.toString('latin1', 0, end));
    rest = rest.subarray(end + 4);
    const body = isBodyless(status, rest, mayBeHead) ? NOTHING : bodyOf(headers, rest);
    if (body === undefined && !mayBeCut) throw new Error(`${rest.length} bytes are not the whole body`);
    responses.push({ status, headers, body: body?.bytes ?? rest, isWhole: body !== undefined });
    rest = rest.subarray(body?.taken ?? rest.length);
  }
  return responses;
}

function parseHead(head: string): Pick<RawResponse, 'status' | 'headers'> {
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 ([1-5]\d\d) [\t\x20-\x7e]*$/.exec(first)?.[1];
  if (status === undefined) throw new Error(`no status line: ${excerpt(first)}`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):[\t ]*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no header line: ${excerpt(line)}`);
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return { status: Number(status), headers };
}

interface TakenBody {
  readonly bytes: Buffer;
  readonly taken: number;
}

const NOTHING: TakenBody = { bytes: Buffer.alloc(0), taken: 0 };

function isBodyless(status: number, rest: Buffer, mayBeHead: boolean): boolean {
  if (status < 200 || status === 204 || status === 304) return true;
  return mayBeHead && (rest.length === 0 || rest.toString('latin1', 0, 9) === 'HTTP/1.1 ');
}

/** Undefined when there is less than was promised. */
function bodyOf(headers: RawResponse['headers'], rest: Buffer): TakenBody | undefined {
  if (headers.get('transfer-encoding') === 'chunked') return chunkedBody(rest);
  const length = headers.get('content-length') ?? String(rest.length);
  if (!/^\d+$/.test(length)) throw new Error(`content-length is ${length}`);
  if (rest.length < Number(length)) return undefined;
  return { bytes: rest.subarray(0, Number(length)), taken: Number(length) };
}

function chunkedBody(rest: Buffer): TakenBody | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd === -1) return undefined;
    const size = rest.toString('latin1', at, lineEnd);
    if (!/^[\da-f]+$/i.test(size)) throw new Error(`no chunk: ${excerpt(rest.subarray(at))}`);
    const start = lineEnd + 2;
    const next = start + Number.parseInt(size, 16);
    if (rest.length < next + 2) return undefined;
    if (rest.toString('latin1', next, next + 2) !== '\r\n') throw new Error('a chunk without an end');
    if (next === start) return { bytes: Buffer.concat(chunks), taken: next + 2 };
    chunks.push(rest.subarray(start, next));
    at = next + 2;
  }
}

function excerpt(bytes: Buffer | string): string {
  return JSON.stringify((typeof bytes === 'string' ? bytes : bytes.toString('latin1')).slice(0, 80));
}
