/** Bad content stops the build, and the message names file, entry and field. */
import { describe, expect, it } from 'vitest';
import {
  type BuiltSite,
  checkContent,
  findContentProblems,
  type SiteContent,
} from '../../scripts/content/check-content.ts';
import { findFontWarnings } from '../../scripts/content/entry-problems.ts';
import { sampleEvent as event, sampleOffer as offer } from '../../scripts/dev/components/sample-content.ts';
import { parseOffers } from '../../shared/content/careers/offers.ts';
import type { CataloguePicture } from '../../shared/content/catalogue.ts';
import { parseDistributors } from '../../shared/content/distributors/distributors.ts';
import { type DocumentCategory, parseDocumentCategories } from '../../shared/content/downloads/document-libraries.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { parseEvents } from '../../shared/content/events/events.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { parseSport } from '../../shared/content/sports/parse-sport.ts';
import { swimming } from '../../shared/content/sports/swimming.ts';
import { paths } from '../../shared/paths.ts';
import { readTestAssets, readTestFiles } from '../support/test-app.ts';

const URL = '/documents/gemini.pdf';
const SUNDIAL = '/documents/sundial.pdf';
const FILE = 'shared/content/services/timing.ts';
const MANUALS = 'manuals.json';
const SHEETS = 'shared/content/downloads/sheets';
const DISTRIBUTORS = 'shared/content/distributors/distributors.json';
const EVENTS = 'shared/content/events/events.json';

const pdf = { fileName: 'Gemini', url: URL };
const clocks: DocumentCategory = { CategoryName: 'Clocks', Code: 'clk', ListOfPdfs: [pdf] };
const sheet = { url: URL, title: 'Gemini' } as DocumentSheet;
const bahrain = { noc: 'brn', name: 'Bahrain', iso: 'BH' };
const distributor = { country: 'Bahrain', company: 'Clocks', mail: 'clocks@example.com', noc: 'brn' };
const page = { address: '/Press', name: 'Press', description: 'Whom to ask. '.repeat(10) };

/** One document, one flag, no picture. */
const built: BuiltSite = {
  pictures: {},
  documents: { [URL]: { size: 41_000, isSummary: true } },
  published: new Set([URL, '/flags/brn.svg']),
};
const good: SiteContent = {
  entries: [],
  pages: [page],
  oldAddresses: {},
  offers: { 'swiss.json': [], 'germany.json': [offer] },
  libraries: { [MANUALS]: [clocks] },
  sheets: [sheet],
  distributors: parseDistributors([distributor]),
  countries: [bahrain],
  events: [event],
  milestones: {},
};

const problemsOf = (changes: Partial<SiteContent>, site = built) => findContentProblems({ ...good, ...changes }, site);

/** Without file and entry. */
const textProblems = (value: unknown) =>
  problemsOf({ entries: [{ file: FILE, entry: 'Timing', value }] }).map((problem) =>
    problem.replace(`${FILE}, entry Timing, field `, ''),
  );

const noSuchPicture = (path: string) => `there is no picture "${path}"`;

it('accepts the content of the site', async () => {
  const published = new Set(Object.keys(await readTestFiles()));
  await expect(checkContent(await readTestAssets(), published)).resolves.toBeUndefined();
});

describe('a text', () => {
  it.each([
    [{ lead: ' ' }, 'lead: is empty; write it or remove the field'],
    [{ lead: 'To <b>1/100 s</b>' }, 'lead: holds HTML; write Markdown instead'],
    [
      { lead: 'Call +49 (0)341 46 21 100.' },
      'lead: holds +49 (0)341 46 21 100; write a number that can be dialled, like +49 341 4621100',
    ],
    [{ sections: [{ text: 'See us.' }] }, 'sections.0: has no heading; add it'],
    [
      { sections: [{ heading: 'The start' }, { heading: 'The Start' }] },
      'sections.1: another heading has the anchor #the-start; word it differently',
    ],
    [{ gallery: ['/images/plan/Chess.svg'] }, `gallery.0: ${noSuchPicture('/images/plan/Chess.svg')}`],
    [{ companyPicture: '/a.svg' }, `companyPicture: ${noSuchPicture('/a.svg')}`],
    [{ plan: '/a.svg' }, `plan: ${noSuchPicture('/a.svg')}`],
    [{ equipment: [{ picture: '/a.svg' }] }, `equipment.0.picture: ${noSuchPicture('/a.svg')}`],
    [{ drawing: 'gemini-board' }, `drawing: ${noSuchPicture('gemini-board')}`],
  ])('may not be %j', (value, problem) => {
    expect(textProblems(value)).toEqual([problem]);
  });

  it.each([
    [{ gallery: ['/bout.svg'] }, []],
    [{ gallery: ['/lap.svg'] }, ['gallery.0: /lap.svg is catalogued as of Cycling; show Fencing']],
    [{ gallery: ['/room.svg'] }, ['gallery.0: /room.svg is catalogued as of no sport; show Fencing']],
    [
      { gallery: ['/bout.svg'], equipment: [{ picture: '/bout.svg' }] },
      ['gallery.0: /bout.svg is shown as equipment.0.picture, too; choose another'],
    ],
  ])('of a sport shows this sport in its gallery, and nothing twice: %j', (value, problems) => {
    const file = 'shared/content/sports/fencing.ts';
    const [lap, room, bout] = [{ sport: 'Cycling' }, {}, { sport: 'Fencing' }] as CataloguePicture[];
    const pictures = { '/lap.svg': lap, '/room.svg': room, '/bout.svg': bout } as BuiltSite['pictures'];
    const entries = [{ file, entry: 'Fencing', value }];
    const found = problems.map((problem) => `${file}, entry Fencing, field ${problem}`);
    expect(problemsOf({ entries }, { ...built, pictures })).toEqual(found);
  });

  it('may be in any script, and npm run content says which letters another font shows', () => {
    const entry = { file: DISTRIBUTORS, entry: '日本計時', value: { company: '日本計時', street: 'Łódź, São Paulo' } };
    expect(problemsOf({ entries: [entry] })).toEqual([]);
    expect(findFontWarnings(entry)).toEqual([
      `${DISTRIBUTORS}, entry 日本計時, field company: holds 日 本 計 時, which the font is not cut for`,
    ]);
  });

  it('must have a name where its page prints one', () => {
    const entries = [{ file: 'm.ts', entry: '1960 undefined', value: { year: 1960 } }];
    expect(problemsOf({ entries })).toEqual(['m.ts, entry 1960 undefined: has no name or title; add it']);
  });
});

const wrongAddress = 'slug: holds more than letters A to Z and digits; write it like PressArea';
const takenAddress = 'slug: another page or section has this address; choose another';

describe('a page', () => {
  it.each<readonly [SiteContent['pages'], string]>([
    [[{ ...page, name: '' }], 'name: is missing or empty; add it'],
    [[{ address: '/Press', name: 'Press' } as typeof page], 'description: is missing or empty; add it'],
    [[{ ...page, description: 'Whom to ask.' }], 'description: has 12 characters; write 110 to 160'],
    [[{ ...page, description: 'x'.repeat(161) }], 'description: has 161 characters; write 110 to 160'],
    [[page, page], takenAddress],
    [[{ ...page, address: '/Sports' }], takenAddress],
    [[{ ...page, address: '/Über uns' }], wrongAddress],
    [[{ ...page, address: '/press-area' }], wrongAddress],
    [[{ ...page, address: '//' }], wrongAddress],
  ])('may not be %j', (pages, problem) => {
    expect(problemsOf({ pages })).toEqual([`shared/content, page ${pages[0]?.address}, field ${problem}`]);
  });
});

it('sends an old address to a page', () => {
  const problem = 'leads to /Gone, which is no page; correct or remove it';
  expect(problemsOf({ oldAddresses: { '/press.html': '/Press', '/old': '/Gone' } })).toEqual([
    `shared/site/old-addresses.ts, entry /old: ${problem}`,
  ]);
});

const manuals = (change: Partial<DocumentCategory>) => ({
  libraries: { [MANUALS]: [clocks, { ...clocks, Code: 'two', ...change }] },
});
const milestone = (year: number, endYear?: number) => ({ year, title: 'Rome', ...(endYear && { endYear }) });
const milestones = (...entries: ReturnType<typeof milestone>[]) => ({ milestones: { 'm.ts': entries } });
const others = (...more: (typeof distributor)[]) => ({ distributors: parseDistributors([distributor, ...more]) });
const SHARED_EVENT = `would share ${paths.event(event)} with ${EVENTS}, entry ${event.name}; name it apart`;

describe('a list', () => {
  it.each<readonly [string, Partial<SiteContent>, string]>([
    [
      'an offer twice',
      { offers: { a: [offer], b: [offer] } },
      `b, entry ${offer.attr_id}, field attr_id: is there twice; keep one`,
    ],
    ['a code twice', manuals({ Code: 'clk' }), `${MANUALS}, entry clk, field Code: is there twice; keep one`],
    ['a sheet twice', { sheets: [sheet, sheet] }, `${SHEETS}, entry ${URL}, field url: is there twice; keep one`],
    [
      'a document without a file',
      manuals({ ListOfPdfs: [{ ...pdf, url: SUNDIAL }] }),
      `${MANUALS}, entry Clocks, field ListOfPdfs.0.url: ${SUNDIAL} has no file; put it into public/documents`,
    ],
    [
      'a document twice in a category',
      manuals({ ListOfPdfs: [pdf, pdf] }),
      `${MANUALS}, entry Clocks, field ListOfPdfs.1.url: ${URL} is in this category already; remove one of the two`,
    ],
    [
      'the size of another file',
      manuals({ ListOfPdfs: [{ ...pdf, size: '40 kB' }] }),
      `${MANUALS}, entry Clocks, field ListOfPdfs.0.size: the file has 41 kB; write that`,
    ],
    [
      'a sheet in no library',
      { sheets: [{ ...sheet, url: SUNDIAL }] },
      `${SHEETS}, entry ${SUNDIAL}, field url: is in no library; list it in documentation.json or manuals.json`,
    ],
    [
      'a country without a flag',
      { countries: [bahrain, { noc: 'bru', name: 'Brunei', iso: 'BN' }] },
      'shared/content/distributors/countries.ts, entry Brunei, field noc: add public/flags/bru.svg',
    ],
    [
      'a flag without a country',
      { countries: [] },
      'public/flags/brn.svg: belongs to no country; add the country to countries.ts, or remove the file',
    ],
    [
      'the code of another country',
      others({ ...distributor, country: 'Brunei', company: 'Dials' }),
      `${DISTRIBUTORS}, entry Dials, field country: brn is Bahrain, not Brunei`,
    ],
    [
      'a distributor that nobody can reach',
      { distributors: parseDistributors([{ ...distributor, mail: undefined }]) },
      `${DISTRIBUTORS}, entry Clocks, field mail: add a mail address, a phone or a website`,
    ],
    [
      'two distributors with one contact card',
      others({ ...distributor, company: 'CLOCKS' }),
      `${DISTRIBUTORS}, entry CLOCKS: would share /contacts/distributors/clocks-brn.vcf with ${DISTRIBUTORS}, entry Clocks; name it apart`,
    ],
    [
      'two events of one name',
      { events: [event, event] },
      `shared/content/events/events.json, entry ${event.name}: ${SHARED_EVENT}`,
    ],
    [
      'a milestone out of order',
      milestones(milestone(1964), milestone(1960)),
      'm.ts, entry 1960 Rome, field year: comes after 1964; sort by year',
    ],
    [
      'a milestone twice',
      milestones(milestone(1960), milestone(1960)),
      'm.ts, entry 1960 Rome, field title: is there twice; keep one',
    ],
    [
      'an end before the beginning',
      milestones(milestone(1960, 1959)),
      'm.ts, entry 1960 Rome, field endYear: 1959 is before 1960',
    ],
  ])('may not hold %s', (_, content, problem) => {
    expect(problemsOf(content)).toEqual([problem]);
  });

  it('must hold every document in public', () => {
    expect(problemsOf(good, { ...built, published: new Set([...built.published, SUNDIAL]) })).toEqual([
      `public${SUNDIAL}: is in no library; list it in documentation.json or manuals.json, or remove it`,
    ]);
  });
});

const offers = (change: object) => parseOffers('a.json', [{ ...offer, language: { ...offer.language, ...change } }]);
const events = (change: object) => parseEvents([{ ...event, ...change }]);
const library = (ListOfPdfs: object[]) => parseDocumentCategories(MANUALS, [{ ...clocks, ListOfPdfs }]);
const EVENT = `shared/content/events/events.json, entry 1 (${event.name}), field`;
const OFFER = `a.json, entry 1 (attr_id ${offer.attr_id}), field`;
const FIRST = `${DISTRIBUTORS}, entry 1`;

describe('a parser', () => {
  it('accepts a site without events, an area without offers, and an event of one day', () => {
    expect(parseEvents([])).toEqual([]);
    expect(parseOffers('careers/germany.json', [])).toEqual([]);
    expect(events({ date: '2028-02-29T23:59:59', endDate: '2028-02-29' })).toHaveLength(1);
  });

  it.each<readonly [() => unknown, string]>([
    [() => offers({ profile: 'You are <b>exact</b>.' }), `${OFFER} language.profile: holds HTML`],
    [() => offers({ available: { day: 31, month: 6, year: 2025 } }), `${OFFER} language.available: is no date`],
    [() => parseDistributors([]), `${DISTRIBUTORS}: is an empty list`],
    [
      () => parseDistributors([{ ...distributor, tel: '1' }]),
      `${FIRST} (Clocks), field tel: unknown field; correct its name or remove it`,
    ],
    [
      () => parseDistributors([{ country: 'Bahrain', noc: 'brn' }]),
      `${FIRST} (unnamed), field company: is missing; add it`,
    ],
    [
      () => parseDistributors([{ ...distributor, noc: 'bhr' }]),
      `${FIRST} (Clocks), field noc: is not the lowercase Olympic code`,
    ],
    [() => parseDocumentCategories(MANUALS, []), `${MANUALS}: is an empty list`],
    [() => library([]), `${MANUALS}, entry 1 (Clocks), field ListOfPdfs: is an empty list`],
    [
      () => library([{ ...pdf, url: '/a.pdf' }]),
      `${MANUALS}, entry 1 (Clocks), field ListOfPdfs.0.url: is not an address like`,
    ],
    [() => events({ date: '2025-08-07T18:00:00Z' }), `${EVENT} date: is not a local date-time`],
    [() => events({ date: '2025-13-07T18:00:00' }), `${EVENT} date: is a moment that no calendar has`],
    [() => events({ date: '2025-08-07T24:00:00' }), `${EVENT} date: is a moment that no calendar has`],
    [() => events({ endDate: '2025-08-32' }), `${EVENT} endDate: is a day that no calendar has`],
    [
      () => events({ date: '2025-08-07T18:00:00', endDate: '2025-08-06' }),
      `${EVENT} endDate: lies before the first day`,
    ],
    [
      () => parseSport({ ...swimming, scope: [...swimming.scope, { title: 'Timing', type: 'timing' }] }),
      'shared/content/sports, entry Swimming, field scope: has more than 6 entries',
    ],
  ])('rejects %s', (parse, start) => {
    expect(parse).toThrow(ContentError);
    expect(parse).toThrow(`\n  - ${start}`);
  });
});
