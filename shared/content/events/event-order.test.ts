import { describe, expect, it } from 'vitest';
import { hasEnded, orderEvents } from './event-order.ts';
import type { UpcomingEvent } from './events.ts';

const event = (name: string, date: string, endDate?: string): UpcomingEvent => ({
  ...{ name, date: `${date}T18:00:00`, logo: '/images/event/x.svg', link: 'https://x.example', place: 'X' },
  ...(endDate !== undefined && { endDate }),
});

describe('an event', () => {
  it('has ended when its last day has passed in the last zone, UTC−12', () => {
    const games = event('Games', '2025-08-07', '2025-08-17');
    expect(hasEnded(games, new Date('2025-08-18T11:59:59Z'))).toBe(false);
    expect(hasEnded(games, new Date('2025-08-18T12:00:00Z'))).toBe(true);
  });

  it('ends on its first day when no last day is known', () => {
    const race = event('Race', '2025-08-07');
    expect(hasEnded(race, new Date('2025-08-08T11:59:59Z'))).toBe(false);
    expect(hasEnded(race, new Date('2025-08-08T12:00:00Z'))).toBe(true);
  });
});

describe('events', () => {
  const events = [
    event('later', '2027-03-01', '2027-03-02'),
    event('past', '2024-01-01', '2024-01-02'),
    event('next', '2026-12-01', '2026-12-05'),
    event('just past', '2025-08-07', '2025-08-17'),
  ];

  it('are ordered by date, those that have ended last', () => {
    const order = orderEvents(events, new Date('2026-11-22T12:00:00Z')).map(({ name }) => name);
    expect(order).toEqual(['next', 'later', 'just past', 'past']);
  });
});
