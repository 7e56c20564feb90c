/** Single values as people and tools write them. */
import { describe, expect, it } from 'vitest';
import { findCountryByCode, findCountryByName } from '../../scripts/import/countries.ts';
import { readDay, readTime } from '../../scripts/import/dates.ts';
import { Fields, isMissing, numberOf, textOf } from '../../scripts/import/fields.ts';
import { isGerman } from '../../scripts/import/german.ts';
import { EntryNotes } from '../../scripts/import/notes.ts';
import { readMail, readTelephone, readWebAddress } from '../../scripts/import/values.ts';
import { countries } from '../../shared/content/distributors/countries.ts';

/** What is read, and what would be lost. */
function read(reader: (notes: EntryNotes) => string | undefined) {
  const notes = new EntryNotes('row 2');
  return [reader(notes), ...notes.questions];
}

describe('a field', () => {
  it.each([null, undefined, '', ' ', '-', '–', 'n/a', 'N/A', 'NA', 'null', 'k.A.', '...', [], {}, { '#text': '' }])(
    '%j is missing',
    (value) => expect(isMissing(value)).toBe(true),
  );

  it.each([0, 'no', 'Nana', '0', ['-', 'x'], { '#text': 'x' }])('%j is there', (value) => {
    expect(isMissing(value)).toBe(false);
  });

  it('is found under other capitals and signs, and what was not asked for is known', () => {
    const fields = new Fields({ 'Attr-ID': 1, EMail: 'a@b.ch', 'E-Mail': 'c@b.ch', remarks: 'call first', fax: '-' });
    expect([fields.take('attrid'), fields.take('mail', 'email')]).toEqual([1, 'a@b.ch']);
    expect(fields.unused).toEqual(['remarks', 'E-Mail']);
  });

  it.each([
    ['269611', 269611, '269611'],
    [269611, 269611, '269611'],
    [' 81.0 ', 81, '81.0'],
    [{ '#text': '81', attr_id: 4 }, 81, '81'],
    ['81-1', undefined, '81-1'],
    [['a', 'b'], undefined, 'a, b'],
    [{ name: 'x' }, undefined, undefined],
  ])('%j is number %s and text %s', (value, number, text) => {
    expect([numberOf(value), textOf(value)]).toEqual([number, text]);
  });
});

describe('a day', () => {
  it.each([
    ['2025-07-01', '2025-07-01'],
    ['2025-7-1', '2025-07-01'],
    ['2025-07-01T00:00:00Z', '2025-07-01'],
    ['2025-07-01T08:30:00+02:00', '2025-07-01'],
    ['1.7.2025', '2025-07-01'],
    ['01. 07. 2025', '2025-07-01'],
    ['31/7/2025', '2025-07-31'],
    ['7/31/2025', '2025-07-31'],
    ['20250701', '2025-07-01'],
    [20250701, '2025-07-01'],
    [45839, '2025-07-01'],
    [1751328000, '2025-07-01'],
    [1751328000000, '2025-07-01'],
    ['1751328000000', '2025-07-01'],
    [{ day: '1', month: '7', year: '2025' }, '2025-07-01'],
    [{ Day: 1, Month: 7, Year: 2025 }, '2025-07-01'],
    ['7/8/2025', undefined],
    ['31.6.2025', undefined],
    ['immediately', undefined],
    ['2025-07-01T23:30:00Z', undefined],
  ])('%j is %s', (value, day) => {
    expect(readDay(value)).toBe(day);
  });

  it.each([
    ['2025-08-07T18:00', '18:00:00'],
    ['2025-08-07 18:00:30', '18:00:30'],
    ['2025-08-07T18:00:00+08:00', '18:00:00'],
    ['7.8.2025 18:00', '18:00:00'],
    [45876.75, '18:00:00'],
    ['2025-08-07', undefined],
    [1754589600000, undefined],
  ])('%j has the local time %s', (value, time) => {
    expect(readTime(value)?.time).toBe(time);
  });
});

describe('a mail address', () => {
  it.each([
    ['info@a.ch', 'info@a.ch'],
    ['Info <info@a.ch>', 'info@a.ch'],
    ['mailto:info@a.ch', 'info@a.ch'],
    ['info (at) a (dot) ch', 'info@a.ch'],
    ['info@a.ch, info@a.ch', 'info@a.ch'],
    ['info@a.ch; shop@a.ch', 'info@a.ch', 'mail: there is room for one address; shop@a.ch would be lost'],
    ['on request', undefined, 'mail: "on request" holds no mail address'],
  ])('%s', (written, ...found) => {
    expect(read((notes) => readMail(written, 'mail', notes))).toEqual(found);
  });
});

describe('a website', () => {
  it.each([
    ['https://a.ch/en', 'https://a.ch/en'],
    ['http://a.ch', 'http://a.ch'],
    ['HTTP://a.ch', 'http://a.ch'],
    ['http:/a.ch', 'http://a.ch'],
    ['www.a.ch', 'https://www.a.ch'],
    [' https:// www.a.ch ', 'https://www.a.ch'],
    ['www. a .ch', 'https://www.a.ch'],
    ['www.a.ch, www.b.ch', 'https://www.a.ch', 'website: there is room for one address; www.b.ch would be lost'],
    ['in preparation', undefined, 'website: "in preparation" is no web address'],
    ['info@a.ch', undefined, 'website: "info@a.ch" is no web address'],
  ])('%s', (written, ...found) => {
    expect(read((notes) => readWebAddress(written, 'website', notes, { keepHttp: true }))).toEqual(found);
  });

  it('of ours is encrypted', () => {
    expect(read((notes) => readWebAddress('http://a.ch', 'link', notes))).toEqual(['https://a.ch']);
  });
});

describe('a telephone number', () => {
  it.each([
    ['+41 32 488 36 11', '+41 32 488 36 11'],
    ['032 488 36 11', '+41 32 488 36 11'],
    ['0041 (0)32/488.36.11', '+41 32 488 36 11'],
    ['Tel.: 032 488 36 11', '+41 32 488 36 11'],
    ['+49 (0)341-46 21 100', '+49 341 4621100'],
    ['032 488 36 11 / 12', '+41 32 488 36 11', 'phone: there is room for one number; 12 would be lost'],
    ['+41 32 488 36 11 ext. 4', '+41 32 488 36 11', 'phone: there is room for one number; extension 4 would be lost'],
    ['032 488 36 11 (Mr. Roth)', '+41 32 488 36 11', 'phone: there is room for one number; Mr Roth would be lost'],
    ['on request', undefined, 'phone: "on request" is no number that can be dialled'],
    ['12', undefined, 'phone: "12" is no number that can be dialled'],
  ])('%s', (written, ...found) => {
    expect(read((notes) => readTelephone(written, 'phone', notes, 'CH'))).toEqual(found);
  });
});

describe('a country', () => {
  it.each([
    ['Schweiz', 'sui'],
    ['SUISSE', 'sui'],
    ['Tschechien', 'cze'],
    ['Allemagne', 'ger'],
    ['Côte d’Ivoire', 'civ'],
    ["Cote d'Ivoire", 'civ'],
    ['Turkey', 'tur'],
    ['U.S.A.', 'usa'],
    ['The Netherlands', 'ned'],
    ['South Korea', 'kor'],
    ['日本', 'jpn'],
    ['Österreich', 'aut'],
    ['Atlantis', undefined],
  ])('%s is %s', (name, noc) => {
    expect(findCountryByName(name)?.noc).toBe(noc);
  });

  it.each([
    ['SUI', 'sui'],
    ['ch', 'sui'],
    ['GER', 'ger'],
    ['DE', 'ger'],
    ['DEU', undefined],
  ])('with the code %s is %s', (code, noc) => {
    expect(findCountryByCode(code)?.noc).toBe(noc);
  });

  it('has a name of its own in every language', () => {
    for (const { name, noc } of countries) expect(findCountryByName(name)?.noc, name).toBe(noc);
  });
});

it.each([
  ['Elektroniker (m/w/d)', true],
  ['Sie bauen Uhren und prüfen sie.', true],
  ['You build clocks and test them.', false],
  ['System Engineer', false],
])('%s is German: %s', (text, expected) => {
  expect(isGerman(text)).toBe(expected);
});
