/** Distributors of a spreadsheet: what the import makes of each oddity. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySite, SAMPLES, type SiteCopy } from './site-copy.ts';

const clocks = { country: 'Bahrain', company: 'Clocks', mail: 'info@clocks.bh', noc: 'brn' };

let site: SiteCopy;
beforeEach(async () => {
  site = await copySite({ distributors: [{ ...clocks, company: 'Distributor Bahrain (sample)', standIn: true }] });
});
afterEach(() => site.remove());

async function importDistributors(entries: unknown, ...options: string[]) {
  const done = await site.run('distributors', await site.put('export/firms.json', entries), ...options);
  return { ...done, distributors: await site.read('distributors') };
}

it('takes an entry as it is, and the stand-ins go', async () => {
  const { code, lines, report, distributors } = await importDistributors([clocks]);
  expect(lines[0]).toContain('1 came, 1 taken as they are, 0 changed');
  expect(report).toContain('1 stand-ins go, because real entries came.');
  expect([code, distributors]).toEqual([0, [clocks]]);
});

describe('a field', () => {
  it.each<[string, object, object]>([
    ['that says nothing', { street: 'n/a', phone: null, website: '-' }, {}],
    ['with a country in another language', { country: 'BAHREIN' }, {}],
    ['with a code in capitals', { noc: 'BRN' }, {}],
    ['with a code of ISO 3166', { noc: 'BH' }, {}],
    ['with no code', { noc: '' }, {}],
    ['with a code in place of a country', { country: '' }, {}],
    ['with a number as within the country', { phone: '1700 1234' }, { phone: '+973 1700 1234' }],
    ['with a website without its scheme', { website: 'www.clocks.bh' }, { website: 'https://www.clocks.bh' }],
    ['with a website without encryption', { website: 'http://clocks.bh' }, { website: 'http://clocks.bh' }],
    ['with a name around the mail address', { mail: 'Clocks <info@clocks.bh>' }, {}],
    ['with a code of its own beside the town', { postalcode: 317, city: 'Manama' }, { postalcode: '317 Manama' }],
    ['with a town in place of a code', { street: 'Road 1', postalcode: 'Manama' }, { street: 'Road 1, Manama' }],
    ['with a country of the address in another language', { postalcountry: 'Bahreïn' }, { postalcountry: 'Bahrain' }],
    ['with entities', { company: 'Clocks', street: 'A &amp; B<br>Road' }, { street: 'A & B Road' }],
  ])('%s', async (_name, changes, expected) => {
    const { code, distributors } = await importDistributors([{ ...clocks, ...changes }]);
    expect([code, distributors]).toEqual([0, [{ ...clocks, ...expected }]]);
  });

  it.each<[string, object, string]>([
    ['with an unknown country', { country: 'Atlantis', noc: '' }, 'country: Atlantis is in no list; add it to'],
    ['with a code of another country', { noc: 'SUI' }, 'noc: SUI is Switzerland, and not Bahrain; correct one of them'],
    [
      'with two mail addresses',
      { mail: 'a@clocks.bh, b@clocks.bh' },
      'mail: there is room for one address; b@clocks.bh would be lost',
    ],
    [
      'with no way to reach the firm',
      { mail: '' },
      'mail: there is no mail address, no telephone number and no website',
    ],
    ['that the site does not have', { remarks: 'call first' }, 'remarks (1 entry)'],
  ])('%s needs a person, and nothing is written', async (_name, changes, message) => {
    const { code, report, distributors } = await importDistributors([{ ...clocks, ...changes }]);
    expect([code, distributors[0].standIn]).toEqual([1, true]);
    expect(report).toContain(message);
  });
});

it('is sorted by country and company, wherever an entry stands in the export', async () => {
  const more = [
    { ...clocks, company: 'Tempo' },
    { ...clocks, country: 'Albania', noc: 'alb', company: 'Ora' },
    { ...clocks, company: 'Atomic' },
  ];
  const { distributors } = await importDistributors(more);
  expect(distributors.map(({ company }: { company: string }) => company)).toEqual(['Ora', 'Atomic', 'Tempo']);
});

it('stays as it is where no entry can be taken, because the page needs one', async () => {
  const { report, distributors } = await importDistributors([{ ...clocks, mail: '' }], '--accept');
  expect(distributors).toMatchObject([{ standIn: true }]);
  expect(report).toContain('No entry can be taken');
});

it('keeps two firms of one name in one country apart', async () => {
  const { code, report } = await importDistributors([clocks, { ...clocks, mail: 'b@clocks.bh' }]);
  expect(code).toBe(1);
  expect(report).toContain(
    'entry 2 (Clocks): differs from firms.json, entry 1, which has the same company and country',
  );
});

it('reads the sample of a spreadsheet, and a second time changes nothing', async () => {
  const file = join(SAMPLES, 'distributors.csv');
  const { code, lines } = await site.run('distributors', file);
  expect([code, lines[0]]).toEqual([
    0,
    'distributors: 8 came, 0 taken as they are, 7 changed, 0 need a person, 1 there twice, 0 left out.',
  ]);
  expect((await site.read('distributors'))[0]).toEqual({
    country: 'Austria',
    company: 'Zeitnehmung Müller GmbH',
    street: 'Hauptstraße 5',
    postalcode: '1010 Wien',
    phone: '+43 1 5123456',
    mail: 'office@zeitnehmung-mueller.at',
    website: 'https://www.zeitnehmung-mueller.at',
    noc: 'aut',
  });
  expect((await site.run('distributors', file)).report).toContain('The site has all of it already.');
});
