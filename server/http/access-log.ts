/**
 * One line a request: id, method, path, status, bytes, milliseconds, cache. No address, no headers, no query: nothing
 * personal. The line is put together here, because it is written for every request and its form never changes.
 */
import { randomBytes } from 'node:crypto';
import type { Metrics } from './metrics.ts';

/** Tells replicas apart; the counter tells requests apart. */
const PROCESS_ID = randomBytes(4).toString('hex');
const MS_PER_SECOND = 1000;
/** As pino numbers its levels. */
const INFO = 30;
/** HTTP knows some thirty methods; a line's other strings are made here. */
const quotedMethods = new Map<string, string>();

export interface RequestFigures {
  readonly id: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** For metrics: a page's pattern, or the kind of what was asked for. */
  readonly route: string;
  readonly status: number;
  /** Of the body, as sent. */
  readonly bytes: number;
  readonly ms: number;
  /** Whether it came out of the store. */
  readonly isHit: boolean;
  /** Whether the client left before the end. */
  readonly isAborted?: boolean;
}

export interface AccessLog {
  /** A name for the next request: what a visitor may be told, and what the line holds. */
  readonly nextId: () => string;
  readonly write: (figures: RequestFigures) => void;
}

/** @param writeLine takes a line with its end; undefined where nothing is to be written */
export function createAccessLog(writeLine: ((line: string) => void) | undefined, metrics?: Metrics): AccessLog {
  let counter = 0;
  return {
    nextId() {
      counter += 1;
      return `${PROCESS_ID}-${counter.toString(36)}`;
    },
    write(figures) {
      writeLine?.(lineOf(figures));
      if (metrics === undefined) return;
      const { route, status, ms, isHit } = figures;
      metrics.observe({ route, status, seconds: ms / MS_PER_SECOND, isFromStore: isHit });
    },
  };
}

function lineOf({ id, method, path, status, bytes, ms, isHit, isAborted }: RequestFigures): string {
  const rounded = Math.round(ms * 100) / 100;
  return (
    `{"level":${INFO},"time":${Date.now()},"id":"${id}","method":${quotedMethod(method)},"path":${JSON.stringify(path)},` +
    `"status":${status},"bytes":${bytes},"ms":${rounded}${isHit ? ',"cache":"hit"' : ''}${isAborted ? ',"aborted":true' : ''}}\n`
  );
}

function quotedMethod(method: string): string {
  let quoted = quotedMethods.get(method);
  if (quoted === undefined) {
    quoted = JSON.stringify(method);
    quotedMethods.set(method, quoted);
  }
  return quoted;
}
