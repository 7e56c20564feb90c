import type { Request, Response } from 'express';
import type { Body } from './body.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

interface SendOptions {
  readonly status: number;
  readonly cacheControl: string;
  readonly contentType: string;
}

/** Answers GET and HEAD alike: same status, same headers; HEAD leaves the body out. */
export function sendBody(
  req: Request,
  res: Response,
  body: Body,
  { status, cacheControl, contentType }: SendOptions,
): void {
  const encoding = negotiateEncoding(req.headers['accept-encoding']);
  const { bytes, etag } = body[encoding];
  res.setHeader('Cache-Control', cacheControl);
  res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    res.setHeader('ETag', etag);
    if (matches(req.headers['if-none-match'], etag)) {
      res.writeHead(304).end();
      return;
    }
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Type', contentType);
  res.setHeader('Content-Length', bytes.length);
  res.writeHead(status);
  res.end(req.method === 'HEAD' ? undefined : bytes);
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
