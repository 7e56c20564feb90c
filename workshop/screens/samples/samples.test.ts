import { describe, expect, it } from 'vitest';
import * as downhill from './downhill.ts';
import * as freestyle from './freestyle.ts';
import * as hurdles from './hurdles.ts';
import * as sprint from './sprint.ts';
import { formatClock, formatRunning, formatTime } from './times.ts';

const rising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

describe('the sample races', () => {
  it('are ranked by time', () => {
    expect(rising(hurdles.hurdlers.map(({ time }) => time))).toBe(true);
    expect(rising(sprint.ranking.map(({ time }) => time))).toBe(true);
    expect(rising(freestyle.ranking(3).map(({ splits }) => splits[3]))).toBe(true);
    expect(rising(downhill.finished.map(({ times }) => times[3] ?? 0))).toBe(true);
  });

  it('are faster than no world record', () => {
    expect(freestyle.ranking(3)[0]?.splits[3]).toBeGreaterThan(freestyle.WORLD_RECORD[3]);
    expect(formatTime(freestyle.WORLD_RECORD[3])).toBe('1:42.00');
    expect(hurdles.hurdlers[0]?.time).toBeGreaterThan(1212);
    expect(sprint.ranking[0]?.time).toBeGreaterThan(9580);
  });

  it('have lanes in order, one athlete each, the eight of the sport', () => {
    expect(freestyle.byLane.map(({ lane }) => lane)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(hurdles.hurdlers.map(({ lane }) => lane).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sprint.byLane.map(({ lane }) => lane)).toEqual([1, 2, 3, 4]);
  });

  it('have splits that rise and legal reactions', () => {
    for (const { splits, reaction } of freestyle.byLane) {
      expect(rising(splits)).toBe(true);
      expect(reaction).toBeGreaterThan(40);
    }
    for (const { reaction } of hurdles.hurdlers) expect(reaction).toBeGreaterThanOrEqual(100);
    for (const { times } of [...downhill.finished, downhill.onCourse]) expect(rising(times)).toBe(true);
  });

  it('show live pictures before anybody has finished, and no wind before it is measured', () => {
    expect(freestyle.NOW).toBeLessThan(freestyle.ranking(3)[0]?.splits[3] ?? 0);
    expect(freestyle.NOW).toBeGreaterThan(Math.max(...freestyle.byLane.map(({ splits }) => splits[2])));
    expect(hurdles.NOW).toBeLessThan(hurdles.WIND_SECONDS * 100);
    expect(formatRunning(hurdles.NOW)).toBe('9.1');
    expect(downhill.NOW).toBeGreaterThan(downhill.onCourse.times[1] ?? 0);
    expect(downhill.NOW).toBeLessThan(downhill.finished[0]?.times[2] ?? 0);
  });

  it('count the time of day on from the start', () => {
    expect(formatClock(freestyle.START)).toBe('19:42:10');
    expect(formatClock(downhill.START + downhill.NOW / 100)).toBe('11:49:06');
  });

  it('round sprints up to the hundredth', () => {
    expect(sprint.ranking.map(sprint.official)).toEqual(['10.04', '10.12', '10.23', '10.31']);
  });
});
