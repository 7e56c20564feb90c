import { describe, expect, it } from 'vitest';
import { type CalendarDate, dayAt, isCalendarDate, isoDate } from './dates.ts';

const date = (iso: string): CalendarDate => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};

describe('isCalendarDate', () => {
  it.each(['2025-08-07', '2024-02-29', '2000-02-29', '2025-12-31'])('accepts %s', (iso) => {
    expect(isCalendarDate(date(iso))).toBe(true);
  });

  it.each(['2025-13-07', '2025-00-07', '2025-06-31', '2025-02-29', '1900-02-29', '2025-08-00', '2025-08-1.5'])(
    'refuses %s',
    (iso) => {
      expect(isCalendarDate(date(iso))).toBe(false);
    },
  );
});

describe('dayAt', () => {
  it.each([
    ['Europe/Zurich', '2025-06-30'],
    ['America/Los_Angeles', '2025-06-30'],
    ['Asia/Tokyo', '2025-07-01'],
  ])('gives the local day in %s', (timeZone, iso) => {
    expect(isoDate(dayAt(new Date('2025-06-30T16:30:00Z'), timeZone))).toBe(iso);
  });

  it('changes at local midnight, also in summer time', () => {
    expect(isoDate(dayAt(new Date('2025-06-30T21:59:59Z'), 'Europe/Zurich'))).toBe('2025-06-30');
    expect(isoDate(dayAt(new Date('2025-06-30T22:00:00Z'), 'Europe/Zurich'))).toBe('2025-07-01');
    expect(isoDate(dayAt(new Date('2025-12-31T22:59:59Z'), 'Europe/Zurich'))).toBe('2025-12-31');
  });
});
