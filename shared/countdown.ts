/** Pure arithmetic of the event countdown; the clock comes in as a value. */

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** UTC−12, the last zone in which a local moment arrives. */
const LAST_ZONE_OFFSET_MS = 12 * MINUTES_PER_HOUR * SECONDS_PER_MINUTE * MS_PER_SECOND;

export interface Remaining {
  /** Not padded. */
  readonly days: string;
  /** Two digits each. */
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

/** Time left in whole seconds, or undefined once it is zero or below; a target that is no moment counts as over. */
export function remaining(targetMs: number, nowMs: number): Remaining | undefined {
  const totalSeconds = Math.ceil((targetMs - nowMs) / MS_PER_SECOND);
  if (!(totalSeconds > 0)) return undefined;
  const totalMinutes = Math.floor(totalSeconds / SECONDS_PER_MINUTE);
  const totalHours = Math.floor(totalMinutes / MINUTES_PER_HOUR);
  return {
    days: String(Math.floor(totalHours / HOURS_PER_DAY)),
    hours: twoDigits(totalHours % HOURS_PER_DAY),
    minutes: twoDigits(totalMinutes % MINUTES_PER_HOUR),
    seconds: twoDigits(totalSeconds % SECONDS_PER_MINUTE),
  };
}

/** Milliseconds until the number on show must change: the next whole second before the target. */
export function untilNextTick(targetMs: number, nowMs: number): number {
  const rest = (targetMs - nowMs) % MS_PER_SECOND;
  return rest > 0 ? rest : MS_PER_SECOND + rest;
}

/**
 * Whether a local date-time ("2025-08-07T18:00:00", no zone) lies in the past everywhere on Earth,
 * so that a server that does not know the visitor's zone may say so.
 */
export function hasPassedEverywhere(localDateTime: string, now: Date): boolean {
  return now.getTime() >= Date.parse(`${localDateTime}Z`) + LAST_ZONE_OFFSET_MS;
}

/** Milliseconds since the epoch of a local date-time in the zone of the machine that asks: the visitor's. */
export function localTimeMs(localDateTime: string): number {
  return new Date(localDateTime).getTime();
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
