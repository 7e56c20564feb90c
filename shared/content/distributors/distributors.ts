import * as v from 'valibot';
import { parseEntries, text, webAddress } from '../parse-entries.ts';
import { telephone } from '../telephone.ts';
import { findCountry } from './countries.ts';
import entries from './distributors.json' with { type: 'json' };

const distributorSchema = v.strictObject({
  country: text,
  company: text,
  street: v.optional(text),
  postalcode: v.optional(v.pipe(text, v.regex(/\d/, 'is not a postal code; a town belongs into street'))),
  postalcountry: v.optional(text),
  phone: v.optional(telephone),
  mail: v.optional(v.pipe(text, v.email('is not a mail address'))),
  website: v.optional(webAddress),
  noc: v.pipe(
    v.string(),
    v.check(
      (noc) => findCountry(noc) !== undefined,
      'is not the lowercase Olympic code of a known country; add the country to countries.ts',
    ),
  ),
  /** Not a real firm yet: to be replaced before a launch. */
  standIn: v.optional(v.boolean(), false),
});

export type Distributor = v.InferOutput<typeof distributorSchema>;

/** @throws ContentError naming entry and field */
export function parseDistributors(raw: unknown): Distributor[] {
  return parseEntries(
    'shared/content/distributors/distributors.json',
    distributorSchema,
    raw,
    (entry) => entry.company,
  );
}

/** In alphabetical order of countries; those of one country as in the file. */
export const distributors: readonly Distributor[] = parseDistributors(entries).toSorted((a, b) =>
  a.country.localeCompare(b.country, 'en'),
);
