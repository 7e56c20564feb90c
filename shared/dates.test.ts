import { describe, expect, it } from 'vitest';
import { type CalendarDate, dayAt, isCalendarDate, isoDate, periodInWords } from './dates.ts';

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

describe('periodInWords', () => {
  it.each([
    ['2025-08-07', '2025-08-17', '7–17 August 2025'],
    ['2025-08-07', '2025-08-07', '7 August 2025'],
    ['2026-07-30', '2026-08-02', '30 July – 2 August 2026'],
    ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027'],
  ])('from %s to %s is %s', (first, last, words) => {
    expect(periodInWords(date(first), date(last))).toBe(words);
  });
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
