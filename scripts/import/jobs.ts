/** Job offers of a recruiting platform, for the lists of both areas. */

import * as v from 'valibot';
import { type JobOffer, parseOffers } from '../../shared/content/careers/offers.ts';
import { canBeDialled, telephone } from '../../shared/content/telephone.ts';
import { findEntryProblems, TELEPHONE_IN_TEXT } from '../content/entry-problems.ts';
import { findCountryByName } from './countries.ts';
import { readDay, readTime } from './dates.ts';
import { Fields, numberOf, readText, textOf } from './fields.ts';
import { isGerman } from './german.ts';
import { mergeEntries } from './merge-entries.ts';
import { EntryNotes, type ImportContext, type ImportResult } from './notes.ts';
import { isObject, type RawEntry, readEntries } from './read-file.ts';
import { convertRichText, plainWords } from './rich-text.ts';
import { DATA_FILES, readList, toJson } from './site-files.ts';
import { readWebAddress } from './values.ts';

const AREAS = [
  { company: 81, country: 'Switzerland', file: DATA_FILES.switzerland },
  { company: 138, country: 'Germany', file: DATA_FILES.germany },
] as const;
const RICH_TEXTS = ['description', 'profile', 'requirements', 'language_requirements', 'contact_information'] as const;
const TEXTS = ['jobnumber', 'title', 'domain', 'contract', 'working_time'] as const;
const GERMAN_FIELDS = ['title', 'description', 'profile', 'requirements', 'language_requirements'] as const;
/** The label of the button, as the specification has it. */
const APPLY = 'Apply for this Job';

/** @throws UsageError where a file cannot be read */
export async function importJobs(files: readonly string[], { root, today }: ImportContext): Promise<ImportResult> {
  const lists = await Promise.all(files.map((file) => readEntries(file, ['attrid', 'language', 'jobnumber'])));
  const known = (await Promise.all(AREAS.map(({ file }) => readList<JobOffer>(root, file)))).flat();
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
      AREAS.map(({ file, company }) => [file, toJson(sorted.filter(({ language }) => language.company === company))]),
    ),
  };
}

function convertOffer({ where, raw }: RawEntry): { notes: EntryNotes; entry: JobOffer | undefined } {
  const notes = new EntryNotes(where);
  const language = languageOf(raw, notes);
  const fields = new Fields({ ...withoutLanguage(raw), ...language });
  const attr_id = take(fields, notes, 'attr_id');
  const attr_reference = take(fields, notes, 'attr_reference');
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
const keyOf = (field: string) => field.replaceAll('_', '');

function take(fields: Fields, notes: EntryNotes, field: 'attr_id' | 'attr_reference'): unknown {
  const value = fields.take(keyOf(field), field === 'attr_id' ? 'id' : 'reference');
  const number = numberOf(value);
  if (number !== undefined) notes.change(field, value, number);
  return number ?? value;
}

function takeWords(fields: Fields, notes: EntryNotes, field: string): string | undefined {
  const value = fields.take(keyOf(field));
  const text = readText(value, field, notes);
  if (text === undefined) return undefined;
  const words = plainWords(text);
  notes.change(field, typeof value === 'string' ? text : value, words);
  return words;
}

function takeRichText(fields: Fields, notes: EntryNotes, field: string): string | undefined {
  const source = readText(fields.take(keyOf(field)), field, notes);
  if (source === undefined) return undefined;
  const { markdown, remarks, isComplete } = convertRichText(source);
  if (!isComplete) notes.ask(field, 'its words cannot be written as Markdown without changing them');
  const text = withDialledNumbers(markdown, field, notes);
  const what = [/<\/?[a-z]/i.test(source) ? 'HTML became Markdown' : 'text became Markdown', ...remarks].join(', ');
  if (markdown !== source) notes.changes.push(`${field}: ${what}`);
  return text;
}

/** Telephone numbers in the form that can be dialled from abroad. */
function withDialledNumbers(text: string, field: string, notes: EntryNotes): string {
  return text.replace(TELEPHONE_IN_TEXT, (written) => {
    const { success, output } = v.safeParse(telephone, written);
    if (!success || canBeDialled(written)) return written;
    notes.change(field, written, output);
    return output;
  });
}

function takeLocation(fields: Fields, notes: EntryNotes): string | undefined {
  const value = fields.take('location');
  const source = isObject(value) ? new Fields(value).take('info', '#text') : value;
  const text = readText(source, 'location', notes);
  if (text === undefined) return undefined;
  const lines = text.split(/\s*(?:<br\s*\/?>|<\/p>|\r?\n)\s*/i).map(plainWords);
  const parts = lines
    .join(',')
    .split(/\s*,\s*/)
    .filter(Boolean);
  const country = findCountryByName(parts.at(-1) ?? '')?.name;
  const info = (country ? [...parts.slice(0, -1), country] : parts).join(', ');
  notes.change('location.info', text, info);
  return info;
}

/** By the country of the address, because the site lists offers by place; by the code where the address names none. */
function takeCompany(fields: Fields, info: string | undefined, notes: EntryNotes): unknown {
  const value = fields.take('company');
  const code = numberOf(value);
  const country = findCountryByName(info?.split(',').at(-1) ?? '')?.name;
  const company = AREAS.find((area) => area.country === country)?.company ?? code;
  notes.change('company', value, company);
  return company ?? value;
}

function takePosition(fields: Fields, notes: EntryNotes): string | undefined {
  const text = readText(fields.take('position'), 'position', notes);
  const known = ['Management', 'Non Management'].find((one) => letters(one) === letters(text ?? ''));
  if (known) notes.change('position', text, known);
  return known ?? text;
}

const letters = (text: string) => text.replace(/[^a-z]/gi, '').toLowerCase();

function takeCode(fields: Fields, notes: EntryNotes): string | undefined {
  const text = textOf(fields.take('attrcode'));
  const code = text?.slice(0, 2).toLowerCase();
  notes.change('attr_code', text, code);
  return code;
}

function takeAvailable(fields: Fields, notes: EntryNotes): unknown {
  const value = fields.take('available');
  const found = readTime(value);
  if (found === undefined) {
    if (value !== undefined) notes.ask('available', `${JSON.stringify(value)} is no day; write it like 2025-07-01`);
    return undefined;
  }
  const { year, month, day } = found;
  const isSame = isObject(value) && value.day === day && value.month === month && value.year === year;
  if (!isSame) notes.change('available', value, `${day}.${month}.${year}`);
  return { day, month, year };
}

function takeLink(fields: Fields, notes: EntryNotes): unknown {
  const value = fields.take('link');
  const inner = isObject(value) ? new Fields(value) : undefined;
  const written = readText(inner ? inner.take('#text', 'href', 'url') : value, 'link', notes);
  const address = readWebAddress(written, 'link', notes);
  notes.change('link.attr_name', textOf(inner?.take('attrname')), APPLY);
  return address && { '#text': address, attr_name: APPLY };
}

function takePosted(fields: Fields, notes: EntryNotes): string | undefined {
  const value = fields.take('posted', 'dateposted', 'attrposted', 'published', 'attrpublished', 'publicationdate');
  const day = readDay(value);
  if (value !== undefined && day === undefined) notes.ask('posted', `${JSON.stringify(value)} is no day`);
  notes.change('posted', value, day);
  return day;
}

function germanFields(texts: Readonly<Record<string, string | undefined>>): string[] | undefined {
  const german = GERMAN_FIELDS.filter((field) => isGerman(texts[field] ?? ''));
  return german.length > 0 ? german : undefined;
}
