/** A complete answer in memory: bytes and every header, for each encoding. Sending one computes nothing but the choice. */
import type { Request, Response } from 'express';
import { type Body, ENCODINGS, type EncodedBody, type Encoding } from './body.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

/** Name, value, name, value: the form that Node writes fastest. */
export type HeaderList = readonly string[];

interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
}

export interface Answer {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
}

export interface AnswerOptions {
  readonly status: number;
  readonly cacheControl: string;
  readonly contentType: string;
  /** Headers besides those of the body. */
  readonly headers: HeaderList;
}

export function createAnswer(body: Body, options: AnswerOptions): Answer {
  const variant = (encoding: Encoding) => createVariant(encoding, body[encoding], options);
  const [br, gzip, identity] = ENCODINGS.map(variant) as [Variant, Variant, Variant];
  return { status: options.status, variants: { br, gzip, identity } };
}

function createVariant(
  encoding: Encoding,
  { bytes, etag }: EncodedBody,
  { status, cacheControl, contentType, headers }: AnswerOptions,
): Variant {
  const always = [...headers, 'Cache-Control', cacheControl, 'Vary', 'Accept-Encoding'];
  // Only a page that stays can be asked for again by its tag.
  if (status === 200) always.push('ETag', etag);
  const ofBody = ['Content-Type', contentType, 'Content-Length', String(bytes.length)];
  if (encoding !== 'identity') ofBody.push('Content-Encoding', encoding);
  return { bytes, etag, headers: [...always, ...ofBody], notModifiedHeaders: always };
}

/** Answers GET and HEAD alike: same status, same headers; HEAD leaves the body out. */
export function sendAnswer(req: Request, res: Response, { status, variants }: Answer): void {
  const { bytes, etag, headers, notModifiedHeaders } = variants[negotiateEncoding(req.headers['accept-encoding'])];
  if (status === 200 && matches(req.headers['if-none-match'], etag)) {
    res.writeHead(304, notModifiedHeaders).end();
    return;
  }
  res.writeHead(status, headers);
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  res.locals.bytes = bytes.length;
  res.end(bytes);
}

/** RFC 9110, 13.1.2: a list of tags, weak or strong, or an asterisk. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((tag) => {
    const candidate = tag.trim();
    return candidate === '*' || candidate === etag || candidate === `W/${etag}`;
  });
}
