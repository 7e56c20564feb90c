/** The open data, as JSON and as CSV that another package reads. */

import type { RequestListener } from 'node:http';
import { parse } from 'csv/sync';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { offersByArea } from '../../shared/content/careers/offers.ts';
import { historyMilestones } from '../../shared/content/company/history-milestones.ts';
import { innovationMilestones } from '../../shared/content/company/innovation-milestones.ts';
import { distributors } from '../../shared/content/distributors/distributors.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import { sports } from '../../shared/content/sports/sports.ts';
import { resourcePaths } from '../../shared/resources/resource-paths.ts';
import { readResource } from '../support/read-resource.ts';
import { ORIGIN, sharedApp } from '../support/test-app.ts';

let app: RequestListener;
beforeAll(async () => {
  app = await sharedApp();
});

interface JsonSet {
  readonly title: string;
  readonly description: string;
  readonly source: string;
  readonly license: string;
  readonly release: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

async function readJson(name: string): Promise<JsonSet> {
  return JSON.parse(await readResource(app, resourcePaths.data(name, 'json')));
}

async function readCsv(name: string): Promise<Record<string, string>[]> {
  return parse(await readResource(app, resourcePaths.data(name, 'csv')), {
    bom: true,
    columns: true,
    record_delimiter: '\r\n',
  });
}

const offers = [...offersByArea.swiss, ...offersByArea.germany];
const documentUrls = new Set(
  [...documentation, ...manuals].flatMap(({ ListOfPdfs }) => ListOfPdfs.map(({ url }) => url)),
);
const scopeCount = Object.values(sports).reduce((count, sport) => count + sport.scope.length, 0);

const SETS = [
  ['distributors', distributors.length, '/Sales'],
  ['documents', documentUrls.size, '/Downloads/Documentation'],
  ['jobs', offers.length, '/Company/Careers'],
  ['sports-services', scopeCount, '/ScopeOfService'],
  ['milestones', historyMilestones.length + innovationMilestones.length, '/Company/HistoryMilestones'],
] as const;

describe.each(SETS)('the set of %s', (name, count, page) => {
  it(`has ${count} entries, a title, a description, a date and the address of ${page}`, async () => {
    const { title, description, source, license, release, items, ...further } = await readJson(name);
    expect(further).toEqual({});
    expect(items).toHaveLength(count);
    expect(source).toBe(`${ORIGIN}${page}`);
    expect(license).toBe(`${ORIGIN}/TermsAndConditions`);
    expect(release).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const words of [title, description]) expect(words).toMatch(/\w/);
  });

  it('has the same values in CSV as in JSON', async () => {
    const { items } = await readJson(name);
    const rows = await readCsv(name);
    const inCell = (value: unknown) => (Array.isArray(value) ? value.join('; ') : String(value ?? ''));
    const expected = rows.map((row, index) =>
      Object.fromEntries(Object.keys(row).map((field) => [field, inCell(items[index]?.[field])])),
    );
    expect(rows).toHaveLength(items.length);
    expect(rows).toEqual(expected);
    const columns = Object.keys(rows[0] ?? {});
    for (const field of new Set(items.flatMap((item) => Object.keys(item)))) expect(columns).toContain(field);
  });

  it('has only absolute addresses, and those of this site exist', async () => {
    const text = JSON.stringify((await readJson(name)).items);
    expect(text).not.toContain('](/');
    const own = new Set(text.match(new RegExp(`(?<=${ORIGIN})/[^")#]*`, 'g')));
    expect(own.size).toBeGreaterThan(0);
    for (const path of own) expect((await request(app).head(path)).status, path).toBe(200);
  });
});

describe('open data', () => {
  it.each(['/data/jobs.json', '/data/jobs.csv', '/feeds/jobs.atom', '/contacts/corgemont.vcf'])(
    '%s may be read by pages of other sites, and names its characters',
    async (path) => {
      const { headers } = await request(app).get(path);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['content-type']).toContain('charset=utf-8');
    },
  );

  it.each([
    ['documentationCategories', documentation],
    ['manualCategories', manuals],
  ] as const)('names every category a document is listed in: %s', async (field, library) => {
    const listed = library.flatMap(({ CategoryName, ListOfPdfs }) =>
      ListOfPdfs.map(({ url }) => `${ORIGIN}${url} in ${CategoryName}`),
    );
    const { items } = await readJson('documents');
    const named = items.flatMap((item) =>
      (item[field] as readonly string[]).map((category) => `${item.address} in ${category}`),
    );
    expect(named.sort()).toEqual([...new Set(listed)].sort());
  });

  it('keeps commas, quotation marks, umlauts and line ends of every text', async () => {
    const jobs = await readCsv('jobs');
    expect(jobs.map(({ title }) => title)).toEqual(offers.map(({ language }) => language.title));
    expect(jobs.map(({ location }) => location)).toEqual(offers.map(({ language }) => language.location.info));
    expect(jobs.map(({ description }) => description?.replaceAll(`](${ORIGIN}/`, '](/'))).toEqual(
      offers.map(({ language }) => language.description),
    );
    const milestones = await readCsv('milestones');
    expect(milestones.map(({ title }) => title)).toEqual(
      [...historyMilestones, ...innovationMilestones].map(({ title }) => title),
    );
  });
});
