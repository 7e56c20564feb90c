/** Bad content stops the build, and the message says in which file, entry and field it stands. */
import { describe, expect, it } from 'vitest';
import { parseOffers } from '../../shared/content/careers/offers.ts';
import { parseDistributors } from '../../shared/content/distributors/distributors.ts';
import { type DocumentCategory, parseDocumentCategories } from '../../shared/content/downloads/document-libraries.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { parseEvents } from '../../shared/content/events/events.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { parseSport } from '../../shared/content/sports/parse-sport.ts';
import { swimming } from '../../shared/content/sports/swimming.ts';
import { paths } from '../../shared/paths.ts';
import { readTestAssets, readTestFiles } from '../../tests/support/create-test-app.ts';
import { sampleEvent, sampleOffer } from '../../tests/support/sample-content.ts';
import { type BuiltSite, checkContent, findContentProblems, linkTargets, type SiteContent } from './check-content.ts';
import { findLinkProblems, type LinkTargets } from './link-problems.ts';

const GEMINI = '/documents/gemini.pdf';
const FOLDER = 'shared/content';
const MANUALS = `${FOLDER}/downloads/manuals.json`;
const OFFERS = `${FOLDER}/careers/germany.json`;
const TIMING = `${FOLDER}/services/timing.ts`;
const SHEETS = `${FOLDER}/downloads/sheets`;
const DISTRIBUTORS = `${FOLDER}/distributors/distributors.json`;

/** A build that left one document, one flag and no picture. */
const files: BuiltSite = {
  pictures: {},
  documents: { [GEMINI]: { size: 41_000, isSummary: true } },
  published: new Set([GEMINI, '/flags/brn.svg']),
};

const event = sampleEvent;
const offer = sampleOffer;
const clocks: DocumentCategory = {
  CategoryName: 'Clocks',
  Code: 'clk',
  ListOfPdfs: [{ fileName: 'Gemini', url: GEMINI }],
};
const sheet: DocumentSheet = {
  ...{ url: GEMINI, title: 'Gemini', language: 'en', kind: 'User manual', purpose: 'A clock.' },
  ...{ sections: [], drawing: '/images/equipment/gemini-board.svg', sports: [], services: [] },
};

/** Real pages and files; of their anchors, one. */
const targets: LinkTargets = { ...linkTargets(files.published), anchors: new Map([['/Sales', new Set(['content'])]]) };

function withText(value: unknown, page = '/Sales'): Partial<SiteContent> {
  return { entries: [{ file: TIMING, entry: 'Timing', page, value }] };
}

function withManuals(category: Partial<DocumentCategory>): Partial<SiteContent> {
  return { libraries: { [MANUALS]: [clocks, { ...clocks, Code: 'two', ...category }] } };
}

const distributor = { country: 'Bahrain', company: 'Clocks', noc: 'brn' };
const milestone = (year: number) => ({ year, title: 'Rome' });

const bahrain = { noc: 'brn', name: 'Bahrain', iso: 'BH' };
const page = { address: '/Press', name: 'Press', description: 'Whom to ask.' };

const problemsOf = (content: SiteContent, built = files) => [
  ...findContentProblems(content, built),
  ...content.entries.flatMap((entry) => findLinkProblems(entry, targets)),
];

/** Nothing wrong with it: each case brings what is. */
const good: SiteContent = {
  entries: [],
  pages: [page],
  offers: { [`${FOLDER}/careers/switzerland.json`]: [], [OFFERS]: [sampleOffer] },
  libraries: { [MANUALS]: [clocks] },
  sheets: [sheet],
  distributors: parseDistributors([distributor]),
  countries: [bahrain],
  events: [sampleEvent],
  milestones: {},
};

interface BadContent {
  readonly what: string;
  readonly content: Partial<SiteContent>;
  readonly problem: string;
}

const BAD_CONTENT: readonly BadContent[] = [
  {
    what: 'a link to no page',
    content: withText({ sections: [{ heading: 'Clocks', text: 'See [clocks](/Service/Clocks).' }] }),
    problem: `${TIMING}, entry Timing, field sections.0.text: links to /Service/Clocks, which is no page and no file; correct or remove the link`,
  },
  {
    what: 'a picture that is not drawn',
    content: withText({ gallery: ['/images/plan/Chess.svg'] }),
    problem: `${TIMING}, entry Timing, field gallery.0: there is no picture "/images/plan/Chess.svg"`,
  },
  {
    what: 'a piece of equipment in a picture that is not there',
    content: withText({ equipment: [{ picture: '/images/equipment/sundial.svg' }] }),
    problem: `${TIMING}, entry Timing, field equipment.0.picture: there is no picture "/images/equipment/sundial.svg"`,
  },
  {
    what: 'a document with a drawing that is not there',
    content: { entries: [{ file: SHEETS, entry: GEMINI, value: { ...sheet, drawing: 'gemini-board' } }] },
    problem: `${SHEETS}, entry ${GEMINI}, field drawing: there is no picture "gemini-board"`,
  },
  {
    what: 'a character outside of the font',
    content: withText({ lead: 'Time → result' }),
    problem: `${TIMING}, entry Timing, field lead: holds →, which the font is not cut for`,
  },
  {
    what: 'a link to no file',
    content: withText({ text: 'See [the manual](/documents/sundial.pdf).' }),
    problem: `${TIMING}, entry Timing, field text: links to /documents/sundial.pdf, which is no page and no file; correct or remove the link`,
  },
  {
    what: 'an address field that leads nowhere',
    content: withText({ tasks: [{ href: '/Sales/' }] }),
    problem: `${TIMING}, entry Timing, field tasks.0.href: links to /Sales/, which is no page and no file; correct or remove the link`,
  },
  {
    what: 'a link to an anchor that its page has not',
    content: withText({ text: 'See [us](/Sales?country=can#mars).' }, '/Heritage'),
    problem: `${TIMING}, entry Timing, field text: links to /Sales?country=can#mars, and /Sales has no such anchor; correct or remove it`,
  },
  {
    what: 'a link to an anchor that its own page has not',
    content: withText({ text: 'See [below](#below).' }),
    problem: `${TIMING}, entry Timing, field text: links to #below, and /Sales has no such anchor; correct or remove it`,
  },
  {
    what: 'two headings with one anchor',
    content: withText({ sections: [{ heading: 'The start' }], steps: [{ title: 'The Start' }] }),
    problem: `${TIMING}, entry Timing, field steps.0: another heading has the anchor #the-start; word it differently`,
  },
  {
    what: 'one id for two offers, in whichever area',
    content: { offers: { [`${FOLDER}/careers/switzerland.json`]: [offer], [OFFERS]: [offer] } },
    problem: `${OFFERS}, entry ${offer.attr_id}, field attr_id: is there twice; keep one`,
  },
  {
    what: 'one code for two categories',
    content: withManuals({ Code: 'clk' }),
    problem: `${MANUALS}, entry clk, field Code: is there twice; keep one`,
  },
  {
    what: 'a listed document without a file',
    content: withManuals({ ListOfPdfs: [{ fileName: 'Sundial', url: '/documents/sundial.pdf' }] }),
    problem: `${MANUALS}, entry Clocks, field ListOfPdfs.0.url: /documents/sundial.pdf has no file; put it into public/documents`,
  },
  {
    what: 'a document twice in one category',
    content: withManuals({ ListOfPdfs: [...clocks.ListOfPdfs, ...clocks.ListOfPdfs] }),
    problem: `${MANUALS}, entry Clocks, field ListOfPdfs.1.url: ${GEMINI} is in this category already; remove one of the two`,
  },
  {
    what: 'a size that is not that of the file',
    content: withManuals({ ListOfPdfs: [{ fileName: 'Gemini', url: GEMINI, size: '40 kB' }] }),
    problem: `${MANUALS}, entry Clocks, field ListOfPdfs.0.size: the file has 41 kB; write that`,
  },
  {
    what: 'a milestone without a title',
    content: { entries: [{ file: 'm.ts', entry: '1960 undefined', value: { year: 1960 } }] },
    problem: 'm.ts, entry 1960 undefined: has no name or title; add it',
  },
  {
    what: 'an empty title',
    content: withText({ facts: [{ type: ' ' }] }),
    problem: `${TIMING}, entry Timing, field facts.0.type: is empty; write it or remove the field`,
  },
  {
    what: 'a section without a heading',
    content: withText({ sections: [{ text: 'See us.' }] }),
    problem: `${TIMING}, entry Timing, field sections.0: has no heading; add it`,
  },
  {
    what: 'HTML in a text',
    content: withText({ lead: 'Times to <b>1/100 s</b>' }),
    problem: `${TIMING}, entry Timing, field lead: holds HTML; write Markdown instead`,
  },
  {
    what: 'a page without a name',
    content: { pages: [{ ...page, name: '' }] },
    problem: 'shared/content, page /Press, field name: is missing or empty; add it',
  },
  {
    what: 'a page without a description',
    content: { pages: [{ address: '/Press', name: 'Press' } as typeof page] },
    problem: 'shared/content, page /Press, field description: is missing or empty; add it',
  },
  ...['/Über uns', '/press-area', '//'].map((address) => ({
    what: `a page at ${address}`,
    content: { pages: [{ ...page, address }] },
    problem: `shared/content, page ${address}, field slug: holds more than letters A to Z and digits; write it like PressArea`,
  })),
  ...[[{ ...page, address: '/Sports' }], [page, page]].map((pages) => ({
    what: `a second page or section at ${pages[0]?.address}`,
    content: { pages },
    problem: `shared/content, page ${pages[0]?.address}, field slug: another page or section has this address; choose another`,
  })),
  {
    what: 'a country without a flag',
    content: { countries: [bahrain, { noc: 'bru', name: 'Brunei', iso: 'BN' }] },
    problem: `${FOLDER}/distributors/countries.ts, entry Brunei, field noc: add public/flags/bru.svg`,
  },
  {
    what: 'a flag without a country',
    content: { countries: [] },
    problem: 'public/flags/brn.svg: belongs to no country; add the country to countries.ts, or remove the file',
  },
  {
    what: 'distributors out of order',
    content: {
      distributors: parseDistributors([distributor, { country: 'Austria', company: 'Clocks', noc: 'aut' }]),
    },
    problem: `${DISTRIBUTORS}, entry Clocks, field country: Austria is below Bahrain; sort by country`,
  },
  {
    what: 'a document in no category',
    content: { sheets: [sheet, { ...sheet, url: '/documents/sundial.pdf' }] },
    problem: `${SHEETS}, entry /documents/sundial.pdf, field url: is in no library; list it in documentation.json or manuals.json`,
  },
  {
    what: 'two documents under one address',
    content: { sheets: [sheet, sheet] },
    problem: `${SHEETS}, entry ${sheet.url}, field url: is there twice; keep one`,
  },
  {
    what: 'a country under the code of another',
    content: { distributors: parseDistributors([{ country: 'Brunei', company: 'Clocks', noc: 'brn' }]) },
    problem: `${DISTRIBUTORS}, entry Clocks, field country: brn is Bahrain, not Brunei`,
  },
  {
    what: 'two distributors of one country under one name',
    content: { distributors: parseDistributors([distributor, { ...distributor, company: 'CLOCKS' }]) },
    problem: `${DISTRIBUTORS}, entry CLOCKS: would share /contacts/distributors/clocks-brn.vcf with Clocks; name it apart`,
  },
  {
    what: 'two events under one name',
    content: { events: parseEvents([event, { ...event, date: '2031-07-19T18:00:00', endDate: '2031-07-29' }]) },
    problem: `${FOLDER}/events/events.json, entry ${event.name}: would share ${paths.event(event)} with ${event.name}; name it apart`,
  },
  {
    what: 'a milestone before its time',
    content: { milestones: { 'm.ts': [milestone(1964), milestone(1960)] } },
    problem: 'm.ts, entry 1960 Rome, field year: stands after 1964',
  },
  {
    what: 'a milestone twice in a year',
    content: { milestones: { 'm.ts': [milestone(1960), milestone(1960)] } },
    problem: 'm.ts, entry 1960 Rome, field title: is there twice; keep one',
  },
  {
    what: 'a milestone that ends before it begins',
    content: { milestones: { 'm.ts': [{ ...milestone(1960), endYear: 1959 }] } },
    problem: 'm.ts, entry 1960 Rome, field endYear: 1959 lies before 1960',
  },
];

describe('the content of the site', () => {
  it('has no problem when the build is complete', async () => {
    const published = new Set(Object.keys(await readTestFiles()));
    await expect(checkContent(await readTestAssets(), published)).resolves.toBeUndefined();
  });

  it.each(BAD_CONTENT)('may not hold $what', ({ content, problem }) => {
    expect(problemsOf({ ...good, ...content })).toEqual([problem]);
  });

  it.each([
    'See [a page](/Heritage), [a filtered list](/Sales?country=can) and [an anchor](/Sales#content).',
    'See [a document](/documents/gemini.pdf), [its first page](/documents/gemini.pdf#page=1).',
    'See [data](/data/distributors.json), [a feed](/feeds/jobs.atom) and [elsewhere](https://example.com/nowhere).',
  ])('may link to whatever there is: %s', (text) => {
    expect(problemsOf({ ...good, ...withText({ text }) })).toEqual([]);
  });

  it('may not leave a file of its own in no list', () => {
    const published = new Set([...files.published, '/documents/sundial.pdf']);
    expect(problemsOf(good, { ...files, published })).toEqual([
      'public/documents/sundial.pdf: is in no library; list it in documentation.json or manuals.json, or remove it',
    ]);
  });
});

const pdf = { fileName: 'Gemini', url: GEMINI };
const withHtml = { ...offer, language: { ...offer.language, profile: 'You are <b>exact</b>.' } };
const onNoDay = { ...offer, language: { ...offer.language, available: { day: 31, month: 6, year: 2025 } } };

const BAD_ENTRIES: readonly (readonly [what: string, parse: () => unknown, start: string])[] = [
  [
    'HTML in a job text',
    () => parseOffers('careers/switzerland.json', [withHtml]),
    `careers/switzerland.json, entry 1 (attr_id ${offer.attr_id}), field language.profile: holds HTML`,
  ],
  [
    'a date that no calendar has',
    () => parseOffers('careers/switzerland.json', [onNoDay]),
    `careers/switzerland.json, entry 1 (attr_id ${offer.attr_id}), field language.available: is no date`,
  ],
  [
    'an unknown field',
    () => parseDistributors([{ ...distributor, telephone: '1' }]),
    `${DISTRIBUTORS}, entry 1 (Clocks), field telephone: unknown field; correct its name or remove it`,
  ],
  [
    'an entry without a field that it needs',
    () => parseDistributors([{ country: 'Bahrain', noc: 'brn' }]),
    `${DISTRIBUTORS}, entry 1 (unnamed), field company: is missing; add it`,
  ],
  [
    'an unknown country code',
    () => parseDistributors([distributor, { ...distributor, noc: 'bhr' }]),
    'shared/content/distributors/distributors.json, entry 2 (Clocks), field noc: is not the lowercase Olympic code',
  ],
  [
    'a document outside of the documents folder',
    () => parseDocumentCategories(MANUALS, [{ CategoryName: 'A', Code: 'a', ListOfPdfs: [{ ...pdf, url: '/a.pdf' }] }]),
    `${MANUALS}, entry 1 (A), field ListOfPdfs.0.url: is not an address like /documents/name.pdf`,
  ],
  [
    'a category without documents',
    () => parseDocumentCategories(MANUALS, [{ CategoryName: 'A', Code: 'a', ListOfPdfs: [] }]),
    `${MANUALS}, entry 1 (A), field ListOfPdfs: is an empty list`,
  ],
  [
    'an event in a time zone',
    () => parseEvents([{ ...event, date: '2025-08-07T18:00:00Z' }]),
    `shared/content/events/events.json, entry 1 (${event.name}), field date: is not a local date-time`,
  ],
  ...(['2025-13-07T18:00:00', '2025-02-29T18:00:00', '2025-08-07T24:00:00', '2025-08-07T18:61:00'] as const).map(
    (date) =>
      [
        `an event at ${date}`,
        () => parseEvents([{ ...event, date }]),
        `shared/content/events/events.json, entry 1 (${event.name}), field date: is a moment that no calendar has`,
      ] as const,
  ),
  [
    'an event that ends on a day that does not exist',
    () => parseEvents([{ ...event, endDate: '2025-08-32' }]),
    `shared/content/events/events.json, entry 1 (${event.name}), field endDate: is a day that no calendar has`,
  ],
  [
    'an event that ends before it begins',
    () => parseEvents([{ ...event, date: '2025-08-07T18:00:00', endDate: '2025-08-06' }]),
    `shared/content/events/events.json, entry 1 (${event.name}), field endDate: lies before the first day`,
  ],
  [
    'a list of distributors without any',
    () => parseDistributors([]),
    'shared/content/distributors/distributors.json: is an empty list',
  ],
  ['a library without any category', () => parseDocumentCategories(MANUALS, []), `${MANUALS}: is an empty list`],
  [
    'a seventh entry in a scope of service',
    () => parseSport({ ...swimming, scope: [...swimming.scope, { title: 'Timing', type: 'timing' }] }),
    'shared/content/sports, entry Swimming, field scope: has more than 6 entries',
  ],
];

describe('a parser', () => {
  it('takes a site without events, an area without offers, and an event of one day', () => {
    expect(parseEvents([])).toEqual([]);
    expect(parseOffers('careers/germany.json', [])).toEqual([]);
    expect(parseEvents([{ ...event, date: '2028-02-29T23:59:59', endDate: '2028-02-29' }])).toHaveLength(1);
  });

  it.each(BAD_ENTRIES)('rejects %s', (_what, parse, start) => {
    expect(parse).toThrow(ContentError);
    expect(parse).toThrow(`\n  - ${start}`);
  });
});
