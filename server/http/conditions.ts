/** Conditional requests and ranges as RFC 9110 orders them (13.2.2): pure, from the headers of a request to a decision. */
import type { IncomingHttpHeaders } from 'node:http';

/** The first and the last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export type Decision = 'full' | 'not modified' | 'precondition failed' | 'range not satisfiable' | ByteRange;

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * @param etag strong tag of what would be sent
 * @param size its bytes
 */
export function decide(headers: IncomingHttpHeaders, isGet: boolean, etag: string, size: number): Decision {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && !listsTag(ifMatch, etag, false)) return 'precondition failed';
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && listsTag(ifNoneMatch, etag, true)) return 'not modified';
  const { range } = headers;
  if (range === undefined || !isGet) return 'full';
  // A date, or another tag: what the client holds is not part of this.
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return 'full';
  return readRange(range, size);
}

/** A list of tags, weak or strong, or an asterisk. If-Match compares strongly: a weak tag never matches (8.8.3.2). */
function listsTag(list: string | string[], etag: string, mayBeWeak: boolean): boolean {
  const tags = typeof list === 'string' ? list : list.join(',');
  if (tags === etag) return true;
  return tags.split(',').some((tag) => {
    const candidate = tag.trim();
    return candidate === '*' || candidate === etag || (mayBeWeak && candidate === `W/${etag}`);
  });
}

/** Several ranges at once, and what is no range of bytes, are answered with the whole: a server may ignore them (14.2). */
function readRange(range: string, size: number): Decision {
  const [whole, first = '', last = ''] = ONE_RANGE.exec(range) ?? [];
  if (whole === undefined || (first === '' && last === '')) return 'full';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'range not satisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'full';
  return start >= size ? 'range not satisfiable' : { start, end };
}
