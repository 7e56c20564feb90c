import { expect, it } from 'vitest';
import { orderByNumber } from './order-by-number.ts';

const row = (url: string, number?: string) => ({ url, ...(number !== undefined && { number }) });
const urlsOf = (rows: readonly { url: string }[]) => rows.map(({ url }) => url).join('');

it('puts numbers in order, and documents without one last, as they stood', () => {
  const rows = [row('x'), row('d', 'DOCM_AQ'), row('b', '3480.509.02'), row('y'), row('a', '0017.509.02')];
  expect(urlsOf(orderByNumber(rows))).toBe('abdxy');
});

it('keeps the order of documents with the same number', () => {
  expect(urlsOf(orderByNumber([row('b', '2'), row('c', '2'), row('a', '1')]))).toBe('abc');
});

it('lists a document once that stands in two categories', () => {
  expect(urlsOf(orderByNumber([row('a', '1'), row('b', '2'), row('a', '1')]))).toBe('ab');
});

it('leaves the list it was given alone', () => {
  const rows = [row('b', '2'), row('a', '1')];
  orderByNumber(rows);
  expect(urlsOf(rows)).toBe('ba');
});
