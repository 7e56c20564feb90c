import * as v from 'valibot';
import { isCalendarDate } from '../../dates.ts';
import { ContentError, httpsAddress, markdown, parseEntries, text } from '../parse-entries.ts';
import germany from './germany.json' with { type: 'json' };
import switzerland from './switzerland.json' with { type: 'json' };

/** Fields of the language object that can be written in German while the offer itself is listed in English. */
const TEXT_FIELDS = ['title', 'description', 'profile', 'requirements', 'language_requirements'] as const;
export type OfferTextField = (typeof TEXT_FIELDS)[number];

const offerSchema = v.strictObject({
  attr_id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  attr_reference: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Not a real vacancy yet: to be replaced before a launch. */
  standIn: v.optional(v.boolean(), false),
  /** The day of publication (YYYY-MM-DD): feed readers sort by it, and search engines show no offer without it. */
  posted: v.optional(v.pipe(v.string(), v.isoDate('is no date like 2026-11-26'))),
  germanFields: v.optional(v.array(v.picklist(TEXT_FIELDS)), []),
  language: v.strictObject({
    company: v.picklist([138, 81]),
    jobnumber: text,
    title: text,
    description: markdown,
    profile: markdown,
    requirements: markdown,
    language_requirements: markdown,
    domain: text,
    position: v.picklist(['Management', 'Non Management']),
    contract: text,
    working_time: text,
    contact_information: markdown,
    location: v.strictObject({ info: text }),
    available: v.pipe(
      v.strictObject({
        day: v.pipe(v.number(), v.integer()),
        month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
        year: v.pipe(v.number(), v.integer(), v.minValue(2000)),
      }),
      v.check(isCalendarDate, 'is no date'),
    ),
    link: v.strictObject({ '#text': httpsAddress, attr_name: text }),
    attr_code: v.picklist(['en', 'de']),
  }),
});

export type JobOffer = v.InferOutput<typeof offerSchema>;

/** @throws ContentError naming entry and field */
export function parseOffers(file: string, raw: unknown): JobOffer[] {
  return parseEntries(file, offerSchema, raw, (entry) => `attr_id ${entry.attr_id}`, { mayBeEmpty: true });
}

function parseArea(file: string, raw: unknown, company: number): JobOffer[] {
  const offers = parseOffers(file, raw);
  const foreign = offers.find((offer) => offer.language.company !== company);
  if (foreign) {
    throw new ContentError([`${file}, entry attr_id ${foreign.attr_id}, field language.company: expected ${company}`]);
  }
  return offers;
}

/** The offers of each area, in the order of the page. */
export const offersByArea = {
  swiss: parseArea('shared/content/careers/switzerland.json', switzerland, 81),
  germany: parseArea('shared/content/careers/germany.json', germany, 138),
} as const satisfies Record<string, readonly JobOffer[]>;

/** Looks an id up in the German and the Swiss list. */
export function findOffer(jobId: string): JobOffer | undefined {
  return [...offersByArea.germany, ...offersByArea.swiss].find((offer) => String(offer.attr_id) === jobId);
}
