import { describe, expect, it } from 'vitest';
import { hasPassedEverywhere, remaining, untilNextTick } from './countdown.ts';

describe('remaining', () => {
  const target = Date.UTC(2025, 7, 7, 18);
  it.each([
    [1, ['0', '00', '00', '00']],
    [400, ['0', '00', '00', '00']],
    [1000, ['0', '00', '00', '01']],
    [1999, ['0', '00', '00', '01']],
    [((24 + 1) * 3600 + 61) * 1000, ['1', '01', '01', '01']],
    [100 * 24 * 3600 * 1000, ['100', '00', '00', '00']],
  ])('with %i ms left is %j', (left, expected) => {
    const parts = remaining(target, target - left);
    expect([parts?.days, parts?.hours, parts?.minutes, parts?.seconds]).toEqual(expected);
  });

  it.each([0, -1, -100_000, Number.NaN])('with %d ms left is over', (left) => {
    expect(remaining(target, target - left)).toBeUndefined();
  });
});

describe('untilNextTick', () => {
  it.each([
    [10_000, 1],
    [10_250, 251],
    [10_999, 1000],
    [400, 400],
    [1, 1],
  ])('with %i ms left waits %i ms', (left, wait) => {
    expect(untilNextTick(left, 0)).toBe(wait);
  });

  it.each([10_000, 10_250, 1999, 1000, 400])(
    'ends when the seconds after %i ms left change, and not before',
    (left) => {
      const wait = untilNextTick(left, 0);
      expect(remaining(left, wait - 1)).toEqual(remaining(left, 0));
      expect(remaining(left, wait)).not.toEqual(remaining(left, 0));
    },
  );
});

describe('hasPassedEverywhere', () => {
  it('is true when the date-time has come in the last zone, UTC−12', () => {
    expect(hasPassedEverywhere('2025-08-07T18:00:00', new Date('2025-08-08T05:59:59Z'))).toBe(false);
    expect(hasPassedEverywhere('2025-08-07T18:00:00', new Date('2025-08-08T06:00:00Z'))).toBe(true);
  });
});
