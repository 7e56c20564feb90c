/** Sentences of the specification about the data files alone: an import says which the data departs from, and a test does. */
import assert from 'node:assert/strict';
import type { JobOffer } from '../../shared/content/careers/offers.ts';
import type { Distributor } from '../../shared/content/distributors/distributors.ts';
import type { UpcomingEvent } from '../../shared/content/events/events.ts';

interface Category {
  readonly CategoryName: string;
  readonly ListOfPdfs: readonly { readonly fileName: string; readonly size?: string | undefined }[];
}

/** The lists as they stand in the files. */
export interface DataFiles {
  readonly germany: readonly JobOffer[];
  readonly switzerland: readonly JobOffer[];
  readonly events: readonly UpcomingEvent[];
  readonly documentation: readonly Category[];
  readonly manuals: readonly Category[];
  readonly distributors: readonly Pick<Distributor, 'country' | 'company'>[];
}

const list = (names: string) => names.split(', ');

const DOCUMENTATION_CATEGORIES = [
  ...list('General Information, Aquatics, Athletics, Basketball, Bobsleigh, Boxing, Cross Country Skiing'),
  ...list('Cycling Track, Figure Skating, Multisport, Scoreboards, Ski Jumping, Sport in the Box, TvPAINT2Go'),
];
const MANUAL_CATEGORIES = [
  ...list('Aquatics Swimming, Aquatics Waterpolo, Aquatics Diving/Synchro, Aquatics Scoreboards, Athletics'),
  ...list("Basketball, Cycling Track, Scan'O'Vision, Powertime II, Multisports, Accessories, Galactica"),
  'Sport in the Box',
];
interface DataFact {
  readonly sentence: string;
  /** @throws AssertionError where the data departs from the sentence */
  readonly check: (content: DataFiles) => void;
}

const offersOf = ({ germany, switzerland }: DataFiles) => [...germany, ...switzerland];
const pdfsOf = ({ documentation, manuals }: DataFiles) =>
  [...documentation, ...manuals].flatMap(({ ListOfPdfs }) => ListOfPdfs);

export const dataFacts: readonly DataFact[] = [
  { sentence: 'one event card', check: ({ events }) => assert.equal(events.length, 1) },
  {
    sentence: 'The list is static with about 100 entries',
    check: ({ distributors }) => assert.ok(Math.abs(distributors.length - 100) <= 10, `${distributors.length} entries`),
  },
  {
    sentence: 'Canada has three, by region',
    check: ({ distributors }) => {
      const canada = distributors.filter(({ country }) => country === 'Canada').map(({ company }) => company);
      const regions = canada.map((company) => /Central|East|West/.exec(company)?.[0]);
      assert.deepEqual(regions, ['Central', 'East', 'West']);
    },
  },
  { sentence: 'The list holds 5 German offers', check: ({ germany }) => assert.equal(germany.length, 5) },
  { sentence: 'The list holds 6 Swiss offers', check: ({ switzerland }) => assert.equal(switzerland.length, 6) },
  {
    sentence: 'some text is in German',
    check: (files) => assert.ok(offersOf(files).some(({ language }) => / (und|der) /.test(language.description))),
  },
  {
    sentence: 'attr_code (language code, en)',
    check: (files) => assert.deepEqual([...new Set(offersOf(files).map(({ language }) => language.attr_code))], ['en']),
  },
  {
    sentence: 'Documentation categories',
    check: ({ documentation }) =>
      assert.deepEqual(
        documentation.map(({ CategoryName }) => CategoryName),
        DOCUMENTATION_CATEGORIES,
      ),
  },
  {
    sentence: 'Manual categories',
    check: ({ manuals }) =>
      assert.deepEqual(
        manuals.map(({ CategoryName }) => CategoryName),
        MANUAL_CATEGORIES,
      ),
  },
  {
    sentence: 'Manual names carry document numbers',
    check: ({ manuals }) => {
      for (const { fileName } of manuals.flatMap(({ ListOfPdfs }) => ListOfPdfs)) {
        assert.match(fileName, /\d{4}\.\d{3}|\d{4}-\d{3}|ST-M-\d{3}/);
      }
    },
  },
  {
    sentence: 'date (local date-time string; the single entry is 2025-08-07T18:00:00)',
    check: ({ events }) =>
      assert.deepEqual(
        events.map(({ date }) => date),
        ['2025-08-07T18:00:00'],
      ),
  },
  {
    sentence: 'Listed PDF sizes range to 13 mb',
    check: (content) => {
      for (const { size } of pdfsOf(content)) assert.match(size ?? '', /^((\d{1,3} kB|(\d|1[0-3])(\.\d)? MB))?$/);
    },
  },
  {
    sentence: 'Job availability dates fall in July and August 2025',
    check: (files) => {
      for (const { language } of offersOf(files)) {
        assert.match(`${language.available.month} ${language.available.year}`, /^[78] 2025$/);
      }
    },
  },
  ...['5–10', '20', '50'].map((share) => ({
    sentence: `jobs mention travel shares of ${share}%`,
    check: (files: DataFiles) => {
      const texts = offersOf(files).map(({ language }) => `${language.description} ${language.requirements}`);
      assert.ok(texts.some((text) => new RegExp(`\\b${share}\\s?%`).test(text)));
    },
  })),
];
