/** The log: lines of JSON on stdout, written in the background. What its reader cannot take is dropped and counted. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Level, type Logger, pino } from 'pino';

/** Lines of some seconds under full load; more would be memory without limit while the disk is full or the reader stands still. */
const MAX_BUFFERED_BYTES = 1_000_000;
const END_LIMIT_MS = 500;

export interface SiteLog {
  readonly log: Logger;
  /** Since the start. */
  readonly droppedLines: () => number;
  /** Takes no further lines. Resolves when every line has been written, or after the limit. */
  readonly end: () => Promise<void>;
}

export function createLog(level: Level | 'silent'): SiteLog {
  const destination = pino.destination({ fd: 1, maxLength: MAX_BUFFERED_BYTES, sync: false });
  // pino calls it for fatal lines and at the exit; it would repeat a failing write for ever.
  destination.flushSync = () => {};
  const log = pino({ level, base: null }, destination);
  let dropped = 0;
  let reported = 0;
  destination.on('drop', () => {
    dropped += 1;
  });
  // Instead of pino's own listener, which gives up for ever: the next line tries again, as a disk can be freed.
  destination.removeAllListeners('error').on('error', () => {});
  destination.on('drain', () => {
    if (dropped === reported) return;
    log.warn({ lines: dropped - reported }, 'log lines were dropped');
    reported = dropped;
  });
  const end = () =>
    new Promise<void>((resolve) => {
      destination.once('finish', resolve);
      destination.end();
    });
  return { log, droppedLines: () => dropped, end: () => Promise.race([end(), wait(END_LIMIT_MS)]) };
}
