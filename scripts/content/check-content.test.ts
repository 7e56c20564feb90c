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
import { readTestAssets } from '../../tests/support/create-test-app.ts';
import { sampleEvent, sampleOffer } from '../../tests/support/sample-content.ts';
import { type BuiltFiles, findContentProblems, linkTargets, type SiteContent, siteContent } from './check-content.ts';
import { findLengthWarnings } from './length-warnings.ts';
import { type LinkTargets, pagesWithLinkedAnchors } from './link-problems.ts';
import { readAnchors } from './page-anchors.ts';

const GEMINI = '/documents/gemini.pdf';
const MANUALS = 'downloads/manuals.json';
const OFFERS = 'careers/germany.json';

/** A build that left one document and no picture. */
const files: BuiltFiles = { pictures: {}, documents: { [GEMINI]: { size: 41_000, isSummary: true } } };

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
const targets: LinkTargets = { ...linkTargets(files), anchors: new Map([['/Sales', new Set(['content'])]]) };

function withText(value: unknown, page = '/Sales'): Partial<SiteContent> {
  return { entries: [{ file: 'services/timing.ts', entry: 'Timing', page, value }] };
}

function withManuals(category: Partial<DocumentCategory>): Partial<SiteContent> {
  return { libraries: { [MANUALS]: [clocks, { ...clocks, Code: 'two', ...category }] } };
}

const distributor = { country: 'Bahrain', company: 'Clocks', noc: 'brn' };
const milestone = (year: number) => ({ year, title: 'Rome' });

/** Nothing wrong with it: each case brings what is. */
const good: SiteContent = {
  entries: [],
  offers: { 'careers/switzerland.json': [], [OFFERS]: [sampleOffer] },
  libraries: { [MANUALS]: [clocks] },
  sheets: [sheet],
  distributors: parseDistributors([distributor]),
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
    content: withText({ sections: [{ text: 'See [clocks](/Service/Clocks).' }] }),
    problem:
      'services/timing.ts, entry Timing, field sections.0.text: links to /Service/Clocks, which is no page and no file',
  },
  {
    what: 'a picture that is not drawn',
    content: withText({ gallery: ['/images/plan/Chess.svg'] }),
    problem: 'services/timing.ts, entry Timing, field gallery.0: there is no picture "/images/plan/Chess.svg"',
  },
  {
    what: 'a piece of equipment in a picture that is not there',
    content: withText({ equipment: [{ picture: '/images/equipment/sundial.svg' }] }),
    problem:
      'services/timing.ts, entry Timing, field equipment.0.picture: there is no picture "/images/equipment/sundial.svg"',
  },
  {
    what: 'a document with a drawing that is not there',
    content: { entries: [{ file: 'downloads/sheets', entry: GEMINI, value: { ...sheet, drawing: 'gemini-board' } }] },
    problem: `downloads/sheets, entry ${GEMINI}, field drawing: there is no picture "gemini-board"`,
  },
  {
    what: 'a character outside of the font',
    content: withText({ lead: 'Time → result' }),
    problem: 'services/timing.ts, entry Timing, field lead: holds →, which the font is not cut for',
  },
  {
    what: 'a link to no file',
    content: withText({ text: 'See [the manual](/documents/sundial.pdf).' }),
    problem:
      'services/timing.ts, entry Timing, field text: links to /documents/sundial.pdf, which is no page and no file',
  },
  {
    what: 'an address field that leads nowhere',
    content: withText({ tasks: [{ href: '/Sales/' }] }),
    problem: 'services/timing.ts, entry Timing, field tasks.0.href: links to /Sales/, which is no page and no file',
  },
  {
    what: 'a link to an anchor that its page has not',
    content: withText({ text: 'See [us](/Sales?country=can#mars).' }, '/Heritage'),
    problem:
      'services/timing.ts, entry Timing, field text: links to /Sales?country=can#mars, and /Sales has no such anchor',
  },
  {
    what: 'a link to an anchor that its own page has not',
    content: withText({ text: 'See [below](#below).' }),
    problem: 'services/timing.ts, entry Timing, field text: links to #below, and /Sales has no such anchor',
  },
  {
    what: 'two headings with one anchor',
    content: withText({ sections: [{ heading: 'The start' }], steps: [{ title: 'The Start' }] }),
    problem: 'services/timing.ts, entry Timing, field steps.0: another heading has the anchor #the-start',
  },
  {
    what: 'one id for two offers, in whichever area',
    content: { offers: { 'careers/switzerland.json': [offer], [OFFERS]: [offer] } },
    problem: `${OFFERS}, entry ${offer.attr_id}, field attr_id: stands there twice`,
  },
  {
    what: 'one code for two categories',
    content: withManuals({ Code: 'clk' }),
    problem: `${MANUALS}, entry clk, field Code: stands there twice`,
  },
  {
    what: 'a listed document without a file',
    content: withManuals({ ListOfPdfs: [{ fileName: 'Sundial', url: '/documents/sundial.pdf' }] }),
    problem: `${MANUALS}, entry Clocks, field url: /documents/sundial.pdf has no file`,
  },
  {
    what: 'a document in no category',
    content: { sheets: [sheet, { ...sheet, url: '/documents/sundial.pdf' }] },
    problem: 'downloads/sheets, entry /documents/sundial.pdf, field url: in no library',
  },
  {
    what: 'two documents under one address',
    content: { sheets: [sheet, sheet] },
    problem: `downloads/sheets, entry ${sheet.url}, field url: stands there twice`,
  },
  {
    what: 'a country under the code of another',
    content: { distributors: parseDistributors([{ country: 'Brunei', company: 'Clocks', noc: 'brn' }]) },
    problem: 'distributors/distributors.json, entry Clocks, field country: brn is Bahrain, not Brunei',
  },
  {
    what: 'two distributors of one country under one name',
    content: { distributors: parseDistributors([distributor, { ...distributor, company: 'CLOCKS' }]) },
    problem:
      'distributors/distributors.json, entry CLOCKS: would share /contacts/distributors/clocks-brn.vcf with Clocks; name it apart',
  },
  {
    what: 'two events under one name',
    content: { events: parseEvents([event, { ...event, date: '2031-07-19T18:00:00', endDate: '2031-07-29' }]) },
    problem: `events/events.json, entry ${event.name}: would share ${paths.event(event)} with ${event.name}; name it apart`,
  },
  {
    what: 'a milestone before its time',
    content: { milestones: { 'm.ts': [milestone(1964), milestone(1960)] } },
    problem: 'm.ts, entry 1960 Rome, field year: stands after 1964',
  },
  {
    what: 'a milestone twice in a year',
    content: { milestones: { 'm.ts': [milestone(1960), milestone(1960)] } },
    problem: 'm.ts, entry 1960 Rome, field title: stands there twice',
  },
  {
    what: 'a milestone that ends before it begins',
    content: { milestones: { 'm.ts': [{ ...milestone(1960), endYear: 1959 }] } },
    problem: 'm.ts, entry 1960 Rome, field endYear: 1959 lies before 1960',
  },
];

describe('the content of the site', () => {
  it('has no problem when the build is complete', async () => {
    const assets = await readTestAssets();
    const anchors = await readAnchors(pagesWithLinkedAnchors(siteContent.entries), assets);
    expect(findContentProblems(siteContent, assets, { ...linkTargets(assets), anchors })).toEqual([]);
  });

  it.each(BAD_CONTENT)('may not hold $what', ({ content, problem }) => {
    expect(findContentProblems({ ...good, ...content }, files, targets)).toEqual([problem]);
  });

  it.each([
    'See [a page](/Heritage), [a filtered list](/Sales?country=can) and [an anchor](/Sales#content).',
    'See [a document](/documents/gemini.pdf), [its first page](/documents/gemini.pdf#page=1).',
    'See [data](/data/distributors.json), [a feed](/feeds/jobs.atom) and [elsewhere](https://example.com/nowhere).',
  ])('may link to whatever there is: %s', (text) => {
    expect(findContentProblems({ ...good, ...withText({ text }) }, files, targets)).toEqual([]);
  });

  it('is worth a look, and no more, where a page is thinner or longer than others of its kind', () => {
    const { entries = [] } = withText({ lead: 'Two words' }, '/Service/Timing');
    expect(findContentProblems({ ...good, entries }, files, targets)).toEqual([]);
    expect(findLengthWarnings(entries)).toEqual(['services/timing.ts, entry Timing: 2 words, expected 250 to 450']);
    expect(findLengthWarnings(withText({ lead: 'Two words' }, '/Cookies').entries ?? [])).toEqual([]);
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
