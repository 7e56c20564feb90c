/** Conditional requests and ranges, in the order of RFC 9110, 13.2.2. */
import type { IncomingHttpHeaders } from 'node:http';

/** The status of a response without a body, or what is sent of it: from the first to the last byte, both included. */
type Precondition = 'full' | 304 | 412 | 416 | { readonly start: number; readonly end: number };

/**
 * @param etag strong tag of what would be sent
 * @param size its bytes
 */
export function evaluatePreconditions(
  { range, 'if-match': ifMatch, 'if-none-match': ifNoneMatch, 'if-range': ifRange }: IncomingHttpHeaders,
  isGet: boolean,
  etag: string,
  size: number,
): Precondition {
  // A strong comparison: a weak tag never matches (8.8.3.2).
  if (ifMatch !== undefined && !listsTag(ifMatch, etag)) return 412;
  if (ifNoneMatch !== undefined && listsTag(ifNoneMatch, etag, `W/${etag}`)) return 304;
  // With a date or another tag in If-Range, the part that the client holds may be of another version.
  const isPart = range !== undefined && isGet && (ifRange === undefined || ifRange === etag);
  return isPart ? readRange(range, size) : 'full';
}

function listsTag(list: string, ...tags: readonly string[]): boolean {
  return list === '*' || list.split(',').some((tag) => tags.includes(tag.trim()));
}

/** Several ranges, and other units than bytes, get the whole response: a server may ignore them (14.2). */
function readRange(range: string, size: number): Precondition {
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (whole === undefined || (first === '' && last === '')) return 'full';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 416 : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'full';
  return start >= size ? 416 : { start, end: Math.min(Number(last || size), size - 1) };
}
