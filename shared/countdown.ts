/** Pure arithmetic of the event countdown; the clock comes in as a value. */

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** UTC−12, the last zone to reach a local date-time. */
const LAST_ZONE_OFFSET_MS = 12 * MINUTES_PER_HOUR * SECONDS_PER_MINUTE * MS_PER_SECOND;

export interface Remaining {
  /** Not padded. */
  readonly days: string;
  /** Two digits each. */
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

/** Time left in whole units, rounded down, or undefined once there is none, and for an invalid target (NaN). */
export function remaining(targetMs: number, nowMs: number): Remaining | undefined {
  if (!(targetMs > nowMs)) return undefined;
  const totalSeconds = Math.floor((targetMs - nowMs) / MS_PER_SECOND);
  const totalMinutes = Math.floor(totalSeconds / SECONDS_PER_MINUTE);
  const totalHours = Math.floor(totalMinutes / MINUTES_PER_HOUR);
  return {
    days: String(Math.floor(totalHours / HOURS_PER_DAY)),
    hours: twoDigits(totalHours % HOURS_PER_DAY),
    minutes: twoDigits(totalMinutes % MINUTES_PER_HOUR),
    seconds: twoDigits(totalSeconds % SECONDS_PER_MINUTE),
  };
}

/** Milliseconds until what is shown changes: just after the next whole second, or at the target. */
export function untilNextTick(targetMs: number, nowMs: number): number {
  const leftMs = targetMs - nowMs;
  return Math.min((leftMs % MS_PER_SECOND) + 1, leftMs);
}

/**
 * Whether a local date-time ("2025-08-07T18:00:00", no zone) is in the past in every time zone: the server does not know
 * the visitor's.
 */
export function hasPassedEverywhere(localDateTime: string, now: Date): boolean {
  return now.getTime() >= utcTimeMs(localDateTime) + LAST_ZONE_OFFSET_MS;
}

/** Milliseconds since the epoch of a local date-time in UTC, which is the zone of the server wherever it runs. */
export function utcTimeMs(localDateTime: string): number {
  return Date.parse(`${localDateTime}Z`);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
