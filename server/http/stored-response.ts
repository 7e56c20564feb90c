/** A response that is ready to be sent, in one encoding. Pages and resources are sent from memory, files from the disk. */
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Encoding } from './encodings.ts';
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

interface EncodedBody {
  readonly encoding: Encoding;
  readonly size: number;
  /** Strong. */
  readonly etag: string;
}

/** All of a response but its body. */
interface ResponseDescription extends EncodedBody {
  readonly status: number;
  readonly route: string;
  readonly headers: string[];
  /** For 304, 412 and 416. */
  readonly headersWithoutBody: string[];
}

export interface StoredResponse extends ResponseDescription {
  readonly body: Buffer;
}

export function describeResponse(head: ResponseHead, body: EncodedBody): ResponseDescription {
  const { status, route, contentType, cacheControl } = head;
  const tags = status === 200 ? ['ETag', body.etag] : [];
  const headersWithoutBody = [...head.headers, 'Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', ...tags];
  const headers = [...headersWithoutBody, 'Content-Type', contentType, 'Content-Length', String(body.size)];
  if (body.encoding !== 'identity') headers.push('Content-Encoding', body.encoding);
  return { ...body, status, route, headers, headersWithoutBody };
}

/** @returns the bytes of body that are sent */
export function sendStored(req: IncomingMessage, res: ServerResponse, stored: StoredResponse): number {
  const { status, headers, start, end } = selectPart(req, stored);
  res.writeHead(status, headers).end(start === end ? undefined : stored.body.subarray(start, end));
  return end - start;
}

/** Express' `compression` leaves it alone, and the log knows what was sent. */
export function sendInExpress(req: Request, res: Response, stored: StoredResponse): void {
  Object.assign(res.locals, { isStored: true, route: stored.route });
  res.locals.bytes = sendStored(req, res, stored);
}

/** @throws before anything is sent, when the file is not there or not as it was when the build described it */
export async function sendFile(
  req: Request,
  res: Response,
  described: ResponseDescription,
  path: string,
): Promise<void> {
  const { status, headers, start, end } = selectPart(req, described);
  const file = await open(path);
  const { size } = await file.stat();
  if (size !== described.size) {
    await file.close();
    throw new Error(`${path} has ${size} bytes, and had ${described.size} when it was built`);
  }
  Object.assign(res.locals, { isStored: true, route: described.route, bytes: end - start });
  res.writeHead(status, headers);
  if (start === end) {
    res.end();
    return file.close();
  }
  await pipeline(file.createReadStream({ start, end: end - 1 }), res).catch((error: NodeJS.ErrnoException) => {
    // The client has gone.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** What is sent of it for this request; `end` is the first byte that is not. */
function selectPart(req: IncomingMessage, { status, size, etag, headers, headersWithoutBody }: ResponseDescription) {
  const isGet = req.method === 'GET';
  const result = status === 200 ? evaluatePreconditions(req.headers, isGet, etag, size) : 'full';
  if (result === 'full') return { status, headers, start: 0, end: req.method === 'HEAD' ? 0 : size };
  if (typeof result === 'object') {
    const { start, end } = result;
    const partial = headers.with(headers.indexOf('Content-Length') + 1, String(end - start + 1));
    partial.push('Content-Range', `bytes ${start}-${end}/${size}`);
    return { status: 206, headers: partial, start, end: end + 1 };
  }
  const range = result === 416 ? ['Content-Range', `bytes */${size}`] : [];
  const length = result === 304 ? [] : ['Content-Length', '0'];
  return { status: result, headers: [...headersWithoutBody, ...range, ...length], start: 0, end: 0 };
}
