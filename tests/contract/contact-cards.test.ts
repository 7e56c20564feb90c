/** The vCards, read by another package than the one that writes them. */
import type { RequestListener } from 'node:http';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmed, type Office, offices } from '../../shared/content/company/offices.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { resourcePaths } from '../../shared/resources/resource-paths.ts';
import { expectFoldedLines, readResource } from '../support/read-resource.ts';
import { ORIGIN, sharedApp } from '../support/test-app.ts';

let app: RequestListener;
beforeAll(async () => {
  app = await sharedApp();
});

type Card = (name: string) => unknown;

/** Each card as a function from a property to its values: undefined, one, or a list. */
async function readCards(path: string): Promise<Card[]> {
  const text = await readResource(app, path);
  expectFoldedLines(text);
  const parsed = ICAL.parse(text);
  const cards: unknown[][] = parsed[0] === 'vcard' ? [parsed] : parsed;
  return cards.map((card) => (name) => {
    const values = new ICAL.Component(card).getAllProperties(name).map((property) => property.getFirstValue());
    return values.length > 1 ? values : values[0];
  });
}

describe('the card of an office', () => {
  it.each(offices)('in $town has the data of its page', async (office) => {
    const [card, ...further] = await readCards(resourcePaths.office(office));
    const { company, town, country, slug } = office;
    const known = <Field extends keyof Office>(field: Field) => confirmed(office, field);
    const phones = [known('phone'), known('fax')].filter((number) => number !== undefined);
    expect(further).toEqual([]);
    expect(card?.('version')).toBe('3.0');
    expect(card?.('fn')).toBe(company);
    expect(card?.('org')).toBe(company);
    expect(card?.('adr')).toEqual([
      ...[known('poBox') ?? '', '', known('street') ?? '', town, '', known('postalCode') ?? ''],
      country,
    ]);
    expect(card?.('tel')).toEqual(phones.length > 1 ? phones : phones[0]);
    expect(card?.('email')).toBe(known('mail'));
    expect(card?.('url')).toBe(`${ORIGIN}/Company/${slug}`);
    expect(card?.('source')).toBe(`${ORIGIN}${resourcePaths.office(office)}`);
    expect(card?.('uid')).toBe(`contacts-${office.id}@swisstiming.com`);
  });

  it('says what is still to be confirmed', async () => {
    for (const office of offices.filter(({ samples }) => samples !== undefined)) {
      const [card] = await readCards(resourcePaths.office(office));
      const missing = office.samples?.map((field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
      expect(card?.('note')).toBe(`${office.role}. Still to be confirmed: ${missing?.join(', ')}.`);
    }
  });
});

describe('the cards of distributors', () => {
  it('are all in one file, in the order of the page', async () => {
    const cards = await readCards(resourcePaths.distributors);
    expect(cards).toHaveLength(distributors.length);
    for (const [index, distributor] of distributors.entries()) {
      const card = cards[index];
      const { company, street, postalcode, postalcountry, mail, website, phone, standIn } = distributor;
      expect(card?.('fn')).toBe(company);
      expect([card?.('email'), card?.('url'), card?.('tel')]).toEqual([mail, website, phone]);
      const hasAddress = [street, postalcode, postalcountry].some((part) => part !== undefined);
      expect(card?.('adr')).toEqual(
        hasAddress ? ['', '', street ?? '', postalcode ?? '', '', '', postalcountry ?? ''] : undefined,
      );
      expect(String(card?.('note')).includes('Sample entry')).toBe(standIn);
    }
  });

  it('are also one file each', async () => {
    for (const distributor of distributors) {
      const path = resourcePaths.distributor(distributor);
      const cards = await readCards(path);
      expect(cards.map((card) => [card('fn'), card('source')])).toEqual([[distributor.company, `${ORIGIN}${path}`]]);
    }
  });

  it('of one firm in two countries have two addresses', () => {
    const cards = ['aus', 'nzl'].map((noc) => resourcePaths.distributor({ company: 'Sports Timing', noc }));
    expect(cards).toEqual([
      '/contacts/distributors/sports-timing-aus.vcf',
      '/contacts/distributors/sports-timing-nzl.vcf',
    ]);
  });

  it.each([
    ['日本計時', '東京計時'],
    ['ニッポン時計', 'トーキョー時計'],
    ['Ωμέγα', 'Άλφα'],
  ])('of %s and %s, in another script, have two addresses', (...companies) => {
    const cards = companies.map((company) => resourcePaths.distributor({ company, noc: 'jpn' }));
    expect(new Set(cards).size).toBe(2);
    for (const card of cards) expect(card).toMatch(/^\/contacts\/distributors\/[a-z0-9-]+-jpn\.vcf$/);
  });

  it('have ids of their own, the same in the file of all as in the file of one, whatever the host', async () => {
    const idsIn = async (path: string) => (await readCards(path)).map((card) => card('uid'));
    const all = await idsIn(resourcePaths.distributors);
    const single = await Promise.all(distributors.map((one) => idsIn(resourcePaths.distributor(one))));
    expect(all).toEqual(single.flat());
    expect(new Set(all).size).toBe(distributors.length);
    for (const id of all) expect(id).toMatch(/^[a-z0-9-]+@swisstiming\.com$/);
  });

  it('have no date of revision, because none is known', async () => {
    expect(await readResource(app, resourcePaths.distributors)).not.toContain('\r\nREV');
  });

  it('have addresses in plain letters', () => {
    expect(resourcePaths.distributor({ company: "Distributor Côte d'Ivoire", noc: 'civ' })).toBe(
      '/contacts/distributors/distributor-cote-divoire-civ.vcf',
    );
  });
});
