/**
 * A response that is ready to be sent: for each encoding its body and every header. Pages, resources and files are all
 * sent by `sendStored`: one negotiation, one set of preconditions.
 */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Request, Response } from 'express';
import { type Encoding, negotiateEncoding } from './encodings.ts';
import { evaluatePreconditions } from './preconditions.ts';

/** Name, value, name, value: the form that Node writes fastest. */
export type HeaderList = readonly string[];

export interface ResponseHead {
  readonly status: number;
  /** The label in the metrics: a page's pattern or a kind of file. */
  readonly route: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Headers besides those of the body. */
  readonly headers: HeaderList;
}

/** The body in one encoding. */
export interface EncodedBody {
  /** The bytes, or the path of the file that holds them. */
  readonly source: Buffer | string;
  readonly size: number;
  /** Strong. */
  readonly etag: string;
}

export interface StoredResponse {
  readonly status: number;
  readonly route: string;
  readonly variants: Readonly<Record<Encoding, Variant>>;
}

interface Variant extends EncodedBody {
  readonly headers: string[];
  /** For 304, 412 and 416. */
  readonly headersWithoutBody: string[];
}

/** @param bodies identity replaces the encodings that are missing */
export function createStoredResponse(
  head: ResponseHead,
  bodies: { readonly identity: EncodedBody; readonly br?: EncodedBody; readonly gzip?: EncodedBody },
): StoredResponse {
  const variantOf = (encoding: Encoding): Variant => {
    const body = bodies[encoding] ?? bodies.identity;
    const tags = head.status === 200 ? ['ETag', body.etag, 'Accept-Ranges', 'bytes'] : [];
    const caching = ['Cache-Control', head.cacheControl, 'Vary', 'Accept-Encoding'];
    const headersWithoutBody = [...head.headers, ...caching, ...tags];
    const headers = [...headersWithoutBody, 'Content-Type', head.contentType, 'Content-Length', String(body.size)];
    if (body !== bodies.identity) headers.push('Content-Encoding', encoding);
    return { ...body, headers, headersWithoutBody };
  };
  const variants = { identity: variantOf('identity'), br: variantOf('br'), gzip: variantOf('gzip') };
  return { status: head.status, route: head.route, variants };
}

/** @returns the bytes of body that are sent */
export function sendStored(req: IncomingMessage, res: ServerResponse, { status, variants }: StoredResponse): number {
  const variant = variants[negotiateEncoding(req.headers['accept-encoding'])];
  const { source, size, etag, headers, headersWithoutBody } = variant;
  const isGet = req.method === 'GET';
  const result = status === 200 ? evaluatePreconditions(req.headers, isGet, etag, size) : 'full';
  if (result === 'full') {
    res.writeHead(status, headers);
    return sendBody(req, res, source, 0, size);
  }
  if (typeof result === 'object') {
    const { start, end } = result;
    const partial = headers.with(headers.indexOf('Content-Length') + 1, String(end - start + 1));
    res.writeHead(206, [...partial, 'Content-Range', `bytes ${start}-${end}/${size}`]);
    return sendBody(req, res, source, start, end + 1);
  }
  const range = result === 416 ? ['Content-Range', `bytes */${size}`] : [];
  const length = result === 304 ? [] : ['Content-Length', '0'];
  res.writeHead(result, [...headersWithoutBody, ...range, ...length]).end();
  return 0;
}

/** Express' `compression` leaves it alone, and the log knows what was sent. */
export function sendInExpress(req: Request, res: Response, stored: StoredResponse): void {
  Object.assign(res.locals, { isStored: true, route: stored.route });
  res.locals.bytes = sendStored(req, res, stored);
}

/** @param end the first byte that is not sent */
function sendBody(req: IncomingMessage, res: ServerResponse, source: Buffer | string, start: number, end: number) {
  if (req.method === 'HEAD') {
    res.end();
    return 0;
  }
  if (Buffer.isBuffer(source)) res.end(source.subarray(start, end));
  else {
    pipeline(createReadStream(source, { start, end: end - 1 }), res, (error) => {
      // Headers are sent; abort the connection.
      if (error) res.destroy();
    });
  }
  return end - start;
}
