import { hasPassedEverywhere } from '../../countdown.ts';
import { lastDay, type UpcomingEvent } from './events.ts';

/** Whether the last day has passed in every time zone. */
export function hasEnded(event: Pick<UpcomingEvent, 'date' | 'endDate'>, now: Date): boolean {
  return hasPassedEverywhere(`${lastDay(event)}T24:00:00`, now);
}

/** Coming and current events by date, then those that have ended, the latest first. */
export function orderEvents(events: readonly UpcomingEvent[], now: Date): readonly UpcomingEvent[] {
  const byDate = [...events].sort((a, b) => (a.date < b.date ? -1 : 1));
  const isOver = (event: UpcomingEvent) => hasEnded(event, now);
  return [...byDate.filter((event) => !isOver(event)), ...byDate.filter(isOver).reverse()];
}
