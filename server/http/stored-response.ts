/**
 * A response that is ready to be sent: for each encoding its bytes, or the file that holds them, and every header.
 * Pages, resources and files are all of this form, and send-stored.ts answers with all of them alike.
 */
import type { Encoding } from './encodings.ts';
import { etagOf } from './etag.ts';

/** Name, value, name, value: the form that Node writes fastest. */
export type HeaderList = readonly string[];

export interface Variant {
  /** In memory, or in a file that is streamed. */
  readonly source: Buffer | StoredFile;
  readonly size: number;
  readonly etag: string;
  /** All headers of a complete response. */
  readonly headers: string[];
  /** Those of a response without a body of this encoding: 304, 412, 416. */
  readonly headersWithoutBody: string[];
}

export interface StoredFile {
  readonly path: string;
}

export interface StoredResponse {
  readonly status: number;
  /** What metrics call it: a page's pattern or a kind of file. */
  readonly route: string;
  readonly variants: Readonly<Record<Encoding, Variant>>;
}

export interface ResponseHead {
  readonly status: number;
  readonly route: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Headers besides those of the body. */
  readonly headers: HeaderList;
}

/** One form of the content; `etag` is computed where it is not known yet. */
export interface EncodedContent {
  readonly source: Buffer | StoredFile;
  readonly size: number;
  readonly etag?: string;
}

/** @param contents the forms there are; identity stands in for what is missing */
export function createStoredResponse(
  contents: Readonly<Partial<Record<Encoding, EncodedContent>> & { identity: EncodedContent }>,
  head: ResponseHead,
): StoredResponse {
  const identity = createVariant('identity', contents.identity, head);
  const { br, gzip } = contents;
  return {
    status: head.status,
    route: head.route,
    variants: {
      br: br ? createVariant('br', br, head) : identity,
      gzip: gzip ? createVariant('gzip', gzip, head) : identity,
      identity,
    },
  };
}

function createVariant(encoding: Encoding, content: EncodedContent, head: ResponseHead): Variant {
  const { source, size } = content;
  const etag = content.etag ?? (Buffer.isBuffer(source) ? etagOf(source) : '');
  const always = [...headersOf(head)];
  // Only what stays can be asked for again by its tag, or in parts.
  if (head.status === 200) always.push('ETag', etag, 'Accept-Ranges', 'bytes');
  const headers = [...always, 'Content-Type', head.contentType, 'Content-Length', String(size)];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return { source, size, etag, headers, headersWithoutBody: always };
}

/** What a response carries whatever its encoding, also when it is not stored. */
export function headersOf({ headers, cacheControl }: ResponseHead): HeaderList {
  return [...headers, 'Cache-Control', cacheControl, 'Vary', 'Accept-Encoding'];
}
