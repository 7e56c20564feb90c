/**
 * A response that is ready to be sent: for each encoding its body and every header. Pages, resources and files are all
 * of this form, and `sendStored` answers with all of them alike: one negotiation, one set of preconditions.
 */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { type Encoding, negotiateEncoding } from './encodings.ts';
import { evaluatePreconditions } from './preconditions.ts';

/** Name, value, name, value: the form that Node writes fastest. */
export type HeaderList = readonly string[];

export interface ResponseHead {
  readonly status: number;
  /** What metrics call it: a page's pattern or a kind of file. */
  readonly route: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Headers besides those of the body. */
  readonly headers: HeaderList;
}

/** The body in one encoding: bytes in memory, or the path of the file that holds them. */
export interface EncodedBody {
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
  /** All headers of a complete response. */
  readonly headers: string[];
  /** Those of a response without this body: 304, 412, 416. */
  readonly headersWithoutBody: string[];
}

/** @param bodies the encodings there are; identity replaces what is missing */
export function createStoredResponse(
  head: ResponseHead,
  bodies: { readonly identity: EncodedBody; readonly br?: EncodedBody; readonly gzip?: EncodedBody },
): StoredResponse {
  const variantOf = (encoding: Encoding): Variant => {
    const body = bodies[encoding] ?? bodies.identity;
    // Only a page or file that remains can be asked for again by its tag, or in parts.
    const tags = head.status === 200 ? ['ETag', body.etag, 'Accept-Ranges', 'bytes'] : [];
    const headersWithoutBody = [...headersOf(head), ...tags];
    const headers = [...headersWithoutBody, 'Content-Type', head.contentType, 'Content-Length', String(body.size)];
    if (body !== bodies.identity) headers.push('Content-Encoding', encoding);
    return { ...body, headers, headersWithoutBody };
  };
  const variants = { identity: variantOf('identity'), br: variantOf('br'), gzip: variantOf('gzip') };
  return { status: head.status, route: head.route, variants };
}

/** What a response carries whatever its encoding, also when it is not stored. */
export function headersOf({ headers, cacheControl }: ResponseHead): HeaderList {
  return [...headers, 'Cache-Control', cacheControl, 'Vary', 'Accept-Encoding'];
}

/** @returns how many bytes of body are sent, or on their way */
export function sendStored(req: IncomingMessage, res: ServerResponse, { status, variants }: StoredResponse): number {
  const { headers: asked, method } = req;
  const { source, size, etag, headers, headersWithoutBody } = variants[negotiateEncoding(asked['accept-encoding'])];
  const precondition = status === 200 ? evaluatePreconditions(asked, method === 'GET', etag, size) : 'full';
  switch (precondition) {
    case 'full':
      res.writeHead(status, headers);
      return sendBody(method, res, source, size);
    case 'not modified':
      res.writeHead(304, headersWithoutBody).end();
      return 0;
    case 'precondition failed':
      res.writeHead(412, [...headersWithoutBody, 'Content-Length', '0']).end();
      return 0;
    case 'range not satisfiable':
      res.writeHead(416, [...headersWithoutBody, 'Content-Range', `bytes */${size}`, 'Content-Length', '0']).end();
      return 0;
    default: {
      const { start, end } = precondition;
      const length = end - start + 1;
      const partial = headers.with(headers.indexOf('Content-Length') + 1, String(length));
      res.writeHead(206, [...partial, 'Content-Range', `bytes ${start}-${end}/${size}`]);
      return sendBody(method, res, Buffer.isBuffer(source) ? source.subarray(start, end + 1) : source, length, start);
    }
  }
}

function sendBody(method: string | undefined, res: ServerResponse, source: Buffer | string, size: number, start = 0) {
  if (method === 'HEAD') {
    res.end();
    return 0;
  }
  if (Buffer.isBuffer(source)) res.end(source);
  else {
    const file = createReadStream(source, { start, end: start + size - 1 });
    pipeline(file, res, (error) => {
      // Headers are sent; abort the connection.
      if (error) res.destroy();
    });
  }
  return size;
}
