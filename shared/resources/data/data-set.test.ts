import { parse } from 'csv/sync';
import { describe, expect, it } from 'vitest';
import { type DataValue, defineDataSet } from './data-set.ts';

function textsOf(...values: DataValue[]): string[] {
  const set = defineDataSet({
    name: 'test',
    title: 'Test',
    description: 'Test.',
    page: '/Test',
    entries: values,
    fields: { value: (value: DataValue) => value, address: (_, origin) => `${origin}/Test` },
  });
  return set.resources.map((resource) => resource.make({ origin: 'https://site.example', documents: {} }));
}

describe('a data set', () => {
  it.each<[DataValue, string]>([
    ['a, b', 'a, b'],
    ['say "go"', 'say "go"'],
    ['line\nline', 'line\nline'],
    ['line\rline', 'line\rline'],
    ['Corgémont für Zürich', 'Corgémont für Zürich'],
    [' spaces ', ' spaces '],
    [['one', 'two'], 'one; two'],
    [[], ''],
    [0, '0'],
    [false, 'false'],
    [undefined, ''],
  ])('writes %j to CSV as it is', (value, cell) => {
    const [, csv = ''] = textsOf(value);
    const rows = parse(csv, { bom: true, columns: true, record_delimiter: '\r\n' });
    expect(rows).toEqual([{ value: cell, address: 'https://site.example/Test' }]);
  });

  it('quotes cells with a line end, as RFC 4180 requires', () => {
    expect(textsOf('a\nb', 'a\rb')[1]).toContain('\r\n"a\nb",https://site.example/Test\r\n"a\rb",');
  });

  it('names its fields also without entries', () => {
    const [json = '', csv] = textsOf();
    expect(csv).toBe('\ufeffvalue,address\r\n');
    expect(JSON.parse(json).items).toEqual([]);
  });

  it('leaves a field without a value out of JSON', () => {
    expect(JSON.parse(textsOf(undefined)[0] ?? '').items).toEqual([{ address: 'https://site.example/Test' }]);
  });
});
