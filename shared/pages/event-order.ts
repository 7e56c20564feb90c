import type { UpcomingEvent } from '../content/events/events.ts';
import { hasPassedEverywhere } from '../countdown.ts';

/** Whether the event's last day has passed everywhere on Earth. An event that does not tell its last day never ends. */
export function hasEnded({ endDate }: Pick<UpcomingEvent, 'endDate'>, now: Date): boolean {
  return endDate !== undefined && hasPassedEverywhere(`${endDate}T24:00:00`, now);
}

/** Events to come and under way in the order of their dates, then those that have ended, the latest first. */
export function orderEvents(events: readonly UpcomingEvent[], now: Date): readonly UpcomingEvent[] {
  const byDate = [...events].sort((a, b) => (a.date < b.date ? -1 : 1));
  const isOver = (event: UpcomingEvent) => hasEnded(event, now);
  return [...byDate.filter((event) => !isOver(event)), ...byDate.filter(isOver).reverse()];
}
