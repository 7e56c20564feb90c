/** Files of exports: their encoding, their form, and where their entries are. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decode, readEntries } from '../../scripts/import/read-file.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

let site: SiteCopy;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

const TEXT = '[{"company":"Zeitmeßgeräte Müller – Genève"}]';
const utf16 = Buffer.from(TEXT, 'utf16le');

describe('an encoding', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 without a mark', utf16],
    ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ['Windows-1252', Buffer.from(TEXT.replace('–', '\x96'), 'latin1')],
  ])('%s is recognised', (_name, bytes) => {
    expect(decode(bytes)).toBe(TEXT);
  });
});

const clocks = { company: 'Clocks' };

describe('JSON', () => {
  it.each<[string, unknown, unknown[]]>([
    ['a list', [clocks, clocks], [clocks, clocks]],
    ['an object around a list', { exported: '2026', firms: [clocks] }, [clocks]],
    ['objects around lists', { data: { ch: { firm: [clocks] }, de: [clocks] } }, [clocks, clocks]],
    ['a single entry', { Company: 'Clocks' }, [{ Company: 'Clocks' }]],
    ['an object around a single entry', { firms: { firm: clocks } }, [clocks]],
    ['a list with something else in it', [clocks, 'Clocks'], [clocks, { value: 'Clocks' }]],
  ])('as %s', async (_name, json, entries) => {
    const file = await site.put('export.json', json);
    expect((await readEntries(file, ['company'])).map(({ raw }) => raw)).toEqual(entries);
  });
});

describe('a table', () => {
  it.each([
    ['commas', 'company,size\nClocks,"1,2 MB"\n'],
    ['semicolons', 'company;size\r\nClocks;1,2 MB\r\n'],
    ['tabs', 'company\tsize\nClocks\t1,2 MB'],
    ['a line that names the sign', 'sep=;\ncompany;size\nClocks;1,2 MB'],
    ['empty rows', 'company;size\n;\nClocks;1,2 MB\n;;\n'],
  ])('with %s', async (_name, csv) => {
    const file = await site.put('export.csv', csv);
    expect((await readEntries(file, ['company'])).map(({ raw }) => raw)).toEqual([
      { company: 'Clocks', size: '1,2 MB' },
    ]);
  });

  it('keeps cells without a name and columns of one name apart, and counts rows as spreadsheets do', async () => {
    const file = await site.put('export.csv', 'company;mail;mail\n\nClocks;a@b.ch;c@b.ch;call first\n');
    expect(await readEntries(file, ['company'])).toEqual([
      {
        where: 'export.csv, row 3',
        raw: { company: 'Clocks', mail: 'a@b.ch', 'mail (column 3)': 'c@b.ch', '(column 4)': 'call first' },
      },
    ]);
  });
});

it.each([
  ['empty.json', '', 'is empty'],
  ['broken.json', '[{', 'is no valid JSON'],
  ['other.json', '[{"name":"x"}]', 'holds no entry with one of the fields company'],
])('%s cannot be read', async (name, content, message) => {
  const file = await site.put(name, content);
  await expect(readEntries(file, ['company'])).rejects.toThrow(message);
});
