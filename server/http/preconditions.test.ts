import { describe, expect, it } from 'vitest';
import { evaluatePreconditions } from './preconditions.ts';

const TAG = '"abc"';
const SIZE = 1000;
const get = (headers: Record<string, string>) => evaluatePreconditions(headers, true, TAG, SIZE);

describe('If-None-Match', () => {
  it.each(['"abc"', 'W/"abc"', '*', '"x", "abc"', '"x",W/"abc"'])('%s is not modified', (tags) => {
    expect(get({ 'if-none-match': tags })).toBe('not modified');
  });

  it.each(['"x"', 'abc', '', '"abcd"'])('%s is sent', (tags) => {
    expect(get({ 'if-none-match': tags })).toBe('full');
  });
});

describe('If-Match', () => {
  it.each(['"abc"', '*', '"x", "abc"'])('%s is sent', (tags) => {
    expect(get({ 'if-match': tags })).toBe('full');
  });

  it.each(['"x"', 'W/"abc"', ''])('%s fails', (tags) => {
    expect(get({ 'if-match': tags })).toBe('precondition failed');
  });

  it('comes before If-None-Match and before a range', () => {
    expect(get({ 'if-match': '"x"', 'if-none-match': TAG, range: 'bytes=0-1' })).toBe('precondition failed');
  });
});

describe('a range', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-4', { start: 0, end: 4 }],
    ['bytes=990-', { start: 990, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
  ])('%s is %j', (range, expected) => {
    expect(get({ range })).toEqual(expected);
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s cannot be satisfied', (range) => {
    expect(get({ range })).toBe('range not satisfiable');
  });

  it.each(['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes 0-1'])(
    '%s is answered with the whole',
    (range) => {
      expect(get({ range })).toBe('full');
    },
  );

  it('counts only for GET', () => {
    expect(evaluatePreconditions({ range: 'bytes=0-4' }, false, TAG, SIZE)).toBe('full');
  });

  it('counts with If-Range only when the tag is the same, strongly', () => {
    expect(get({ range: 'bytes=0-4', 'if-range': TAG })).toEqual({ start: 0, end: 4 });
    for (const other of ['"x"', 'W/"abc"', 'Thu, 01 Jan 2026 00:00:00 GMT']) {
      expect(get({ range: 'bytes=0-4', 'if-range': other })).toBe('full');
    }
  });

  it('of what the client has already is not sent', () => {
    expect(get({ range: 'bytes=0-4', 'if-none-match': TAG })).toBe('not modified');
  });
});
