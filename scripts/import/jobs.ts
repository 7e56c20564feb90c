/** Job offers of a recruiting platform, for the lists of both areas. */
import type { JobOffer } from '../../shared/content/careers/offers.ts';
import { convertOffer } from './convert-offer.ts';
import { mergeEntries } from './merge-entries.ts';
import type { ImportContext, ImportResult } from './notes.ts';
import { AREAS } from './offer-fields.ts';
import { readEntries } from './read-file.ts';
import { DATA_FILES, readList, toJson } from './site-files.ts';

/** @throws UsageError where a file cannot be read */
export async function importJobs(files: readonly string[], { root, today }: ImportContext): Promise<ImportResult> {
  const lists = await Promise.all(files.map((file) => readEntries(file, ['attrid', 'language', 'jobnumber'])));
  const known = (await Promise.all(AREAS.map(({ list }) => readList<JobOffer>(root, DATA_FILES[list])))).flat();
  const postedBefore = new Map(known.map(({ attr_id, posted }) => [attr_id, posted]));
  let postedToday = 0;
  const converted = lists.flat().map((raw) => {
    const { notes, entry } = convertOffer(raw);
    if (!entry || entry.posted || entry.standIn) return { notes, entry };
    const posted = postedBefore.get(entry.attr_id);
    if (posted === undefined) postedToday += 1;
    const { attr_id, attr_reference, ...rest } = entry;
    return { notes, entry: { attr_id, attr_reference, posted: posted ?? today, ...rest } };
  });
  const merged = mergeEntries(converted, known, {
    key: 'attr_id',
    keyOf: ({ attr_id }) => String(attr_id),
    nameOf: ({ attr_id, language }) => `attr_id ${attr_id}, ${language.title}`,
  });
  const sorted = merged.kept.toSorted((a, b) => a.attr_id - b.attr_id);
  return {
    ...merged,
    remarks:
      postedToday > 0
        ? [`${postedToday} offers have ${today} as their day of publication ("posted"): their export names none.`]
        : [],
    files: new Map(
      AREAS.map(({ list, company }) => [
        DATA_FILES[list],
        toJson(sorted.filter(({ language }) => language.company === company)),
      ]),
    ),
  };
}
