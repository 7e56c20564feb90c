/** Times of the sample races, counted in hundredths of a second, as the boards write them. */

export function formatTime(hundredths: number): string {
  const minutes = Math.floor(hundredths / 6000);
  const seconds = (hundredths % 6000) / 100;
  return minutes === 0 ? seconds.toFixed(2) : `${minutes}:${seconds.toFixed(2).padStart(5, '0')}`;
}

/** A running clock shows tenths. */
export function formatRunning(hundredths: number): string {
  return formatTime(hundredths).slice(0, -1);
}

export function formatGap(hundredths: number): string {
  return `+${formatTime(hundredths)}`;
}

/** Signed, with a true minus sign; for a time ahead or behind. */
export function formatDifference(hundredths: number): string {
  return `${hundredths < 0 ? '−' : '+'}${formatTime(Math.abs(hundredths))}`;
}

/** Hours, minutes and seconds of a time of day in seconds after midnight: 19:44:36. */
export function formatClock(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
