import { expect, it } from 'vitest';
import { evaluatePreconditions } from './preconditions.ts';

const TAG = '"abc"';
const SIZE = 1000;
const get = (headers: Record<string, string>) => evaluatePreconditions(headers, true, TAG, SIZE);

it.each([
  ['if-none-match', ['"abc"', 'W/"abc"', '*', '"x", "abc"', '"abc" ,"x"', '"x",W/"abc"'], 304],
  ['if-none-match', ['"x"', 'abc', '', '"abcd"', '"x", *'], 'full'],
  ['if-match', ['"abc"', '*', '"x", "abc"'], 'full'],
  ['if-match', ['"x"', 'W/"abc"', ''], 412],
  ['range', ['bytes=0-0'], { start: 0, end: 0 }],
  ['range', ['bytes=0-4'], { start: 0, end: 4 }],
  ['range', ['bytes=990-', 'bytes=990-5000', 'bytes=-10'], { start: 990, end: 999 }],
  ['range', ['bytes=-5000'], { start: 0, end: 999 }],
  ['range', ['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'], 416],
  [
    'range',
    ['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'kilobytes=0-1', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes 0-1'],
    'full',
  ],
])('%s with one of %j gives %j', (header, values, expected) => {
  for (const value of values) expect(get({ [header]: value }), value).toEqual(expected);
});

it('evaluates If-Match first, then If-None-Match, then the range', () => {
  expect(get({ 'if-match': '"x"', 'if-none-match': TAG, range: 'bytes=0-1' })).toBe(412);
  expect(get({ 'if-none-match': TAG, range: 'bytes=0-1' })).toBe(304);
});

it('ignores a range in any request but GET', () => {
  expect(evaluatePreconditions({ range: 'bytes=0-4' }, false, TAG, SIZE)).toBe('full');
});

it('with If-Range honours a range only for the same strong tag', () => {
  expect(get({ range: 'bytes=0-4', 'if-range': TAG })).toEqual({ start: 0, end: 4 });
  for (const other of ['"x"', 'W/"abc"', 'Thu, 01 Jan 2026 00:00:00 GMT']) {
    expect(get({ range: 'bytes=0-4', 'if-range': other })).toBe('full');
  }
});
