/** Stored response + request → response: one negotiation, one set of conditions, for pages, resources and files. */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { type ByteRange, decide } from './conditions.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import type { StoredResponse, Variant } from './stored-response.ts';

/** @returns how many bytes of body are sent, or on their way */
export function sendStored(req: IncomingMessage, res: ServerResponse, { status, variants }: StoredResponse): number {
  const { headers: asked } = req;
  const variant = variants[negotiateEncoding(asked['accept-encoding'])];
  const isHead = req.method === 'HEAD';
  if (status === 200 && isConditional(asked)) {
    const decision = decide(asked, !isHead, variant.etag, variant.size);
    if (decision === 'not modified') return sendNoBody(res, 304, variant.headersWithoutBody);
    if (decision === 'precondition failed') return sendEmpty(res, 412, variant.headersWithoutBody);
    if (decision === 'range not satisfiable') {
      return sendEmpty(res, 416, [...variant.headersWithoutBody, 'Content-Range', `bytes */${variant.size}`]);
    }
    if (decision !== 'full') return sendRange(res, variant, decision);
  }
  res.writeHead(status, variant.headers);
  if (isHead) return endWithoutBody(res);
  const { source } = variant;
  if (Buffer.isBuffer(source)) res.end(source);
  else streamFile(res, source.path);
  return variant.size;
}

function isConditional(asked: IncomingMessage['headers']): boolean {
  return asked['if-none-match'] !== undefined || asked.range !== undefined || asked['if-match'] !== undefined;
}

function sendRange(res: ServerResponse, { source, size, headers }: Variant, { start, end }: ByteRange): number {
  const length = end - start + 1;
  const at = headers.indexOf('Content-Length');
  const partial = [...headers];
  partial[at + 1] = String(length);
  res.writeHead(206, [...partial, 'Content-Range', `bytes ${start}-${end}/${size}`]);
  if (Buffer.isBuffer(source)) res.end(source.subarray(start, end + 1));
  else streamFile(res, source.path, { start, end });
  return length;
}

function sendNoBody(res: ServerResponse, status: number, headers: string[]): number {
  res.writeHead(status, headers);
  return endWithoutBody(res);
}

function sendEmpty(res: ServerResponse, status: number, headers: readonly string[]): number {
  return sendNoBody(res, status, [...headers, 'Content-Length', '0']);
}

function endWithoutBody(res: ServerResponse): number {
  res.end();
  return 0;
}

function streamFile(res: ServerResponse, path: string, range?: ByteRange): void {
  // The headers are out: where the file cannot be read after all, breaking the connection is the only honest sign.
  pipeline(createReadStream(path, range), res, (error) => {
    if (error) res.destroy();
  });
}
