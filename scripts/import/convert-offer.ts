/** One offer of a recruiting platform becomes one of the site. */
import { type JobOffer, parseOffers } from '../../shared/content/careers/offers.ts';
import { findEntryProblems } from '../content/entry-problems.ts';
import { Fields, isObject, textOf } from './fields.ts';
import { isGerman } from './german.ts';
import { EntryNotes } from './notes.ts';
import {
  takeAvailable,
  takeCode,
  takeCompany,
  takeLink,
  takeLocation,
  takeNumber,
  takePosition,
  takePosted,
  takeRichText,
  takeWords,
} from './offer-fields.ts';
import type { RawEntry } from './read-file.ts';

const RICH_TEXTS = ['description', 'profile', 'requirements', 'language_requirements', 'contact_information'] as const;
const TEXTS = ['jobnumber', 'title', 'domain', 'contract', 'working_time'] as const;
const GERMAN_FIELDS = ['title', 'description', 'profile', 'requirements', 'language_requirements'] as const;

/** Undefined where a person must look first: the notes say at what. */
export function convertOffer({ where, raw }: RawEntry): { notes: EntryNotes; entry: JobOffer | undefined } {
  const notes = new EntryNotes(where);
  const language = languageOf(raw, notes);
  const fields = new Fields({ ...withoutLanguage(raw), ...language });
  const attr_id = takeNumber(fields, notes, 'attr_id');
  const attr_reference = takeNumber(fields, notes, 'attr_reference');
  const texts = Object.fromEntries(TEXTS.map((field) => [field, takeWords(fields, notes, field)]));
  notes.name = attr_id === undefined ? (texts.title ?? '') : `attr_id ${attr_id}`;
  const rich = Object.fromEntries(RICH_TEXTS.map((field) => [field, takeRichText(fields, notes, field)]));
  const info = takeLocation(fields, notes);
  const offer = {
    attr_id,
    attr_reference,
    ...optional('standIn', fields.take('standin') === true || undefined),
    ...optional('posted', takePosted(fields, notes)),
    ...optional('germanFields', germanFields({ ...texts, ...rich })),
    language: {
      company: takeCompany(fields, info, notes),
      jobnumber: texts.jobnumber,
      title: texts.title,
      ...Object.fromEntries(RICH_TEXTS.slice(0, 4).map((field) => [field, rich[field]])),
      domain: texts.domain,
      position: takePosition(fields, notes),
      contract: texts.contract,
      working_time: texts.working_time,
      contact_information: rich.contact_information,
      location: { info },
      available: takeAvailable(fields, notes),
      link: takeLink(fields, notes),
      attr_code: takeCode(fields, notes),
    },
  };
  fields.take('germanfields');
  notes.unusedFields.push(...fields.unused);
  // Undefined fields are missing for the parser.
  const plain: JobOffer = JSON.parse(JSON.stringify(offer));
  const parsed = notes.check(() => parseOffers('', [plain]));
  if (parsed === undefined) return { notes, entry: undefined };
  const problems = findEntryProblems({ file: '', entry: 'offer', value: plain }, {});
  for (const problem of problems) notes.questions.push(problem.replace(/^.*?, field /, ''));
  return { notes, entry: problems.length === 0 ? plain : undefined };
}

const optional = <Value>(field: string, value: Value | undefined) => (value === undefined ? {} : { [field]: value });

/** The English one, where the platform delivers several. */
function languageOf(raw: RawEntry['raw'], notes: EntryNotes): Record<string, unknown> {
  const value = Object.entries(raw).find(([key]) => key.toLowerCase() === 'language')?.[1];
  const all = (Array.isArray(value) ? value : [value]).filter(isObject);
  const codeOf = (one: Record<string, unknown>) => textOf(new Fields(one).take('attrcode'))?.toLowerCase() ?? '';
  const chosen = all.find((one) => codeOf(one).startsWith('en')) ?? all[0];
  const others = all.filter((one) => one !== chosen).map(codeOf);
  if (others.length > 0)
    notes.ask('language', `an offer has one language; the text in ${others.join(', ')} would be lost`);
  return chosen ?? {};
}

function withoutLanguage(raw: RawEntry['raw']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).filter(([key, value]) => key.toLowerCase() !== 'language' || !isNested(value)),
  );
}

const isNested = (value: unknown) => isObject(value) || (Array.isArray(value) && value.some(isObject));
function germanFields(texts: Readonly<Record<string, string | undefined>>): string[] | undefined {
  const german = GERMAN_FIELDS.filter((field) => isGerman(texts[field] ?? ''));
  return german.length > 0 ? german : undefined;
}
