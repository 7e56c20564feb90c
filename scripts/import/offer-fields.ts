/** The fields of an offer as a platform writes them, read one by one. */
import * as v from 'valibot';
import { canBeDialled, telephone } from '../../shared/content/telephone.ts';
import { TELEPHONE_IN_TEXT } from '../content/entry-problems.ts';
import { findCountryByName } from './countries.ts';
import { readDay, readTime } from './dates.ts';
import { type Fields, isObject, numberOf, readNested, readText, textOf } from './fields.ts';
import type { EntryNotes } from './notes.ts';
import { convertRichText, plainWords } from './rich-text.ts';
import { readWebAddress } from './values.ts';

/** Company codes and countries, as the specification has them. */
export const AREAS = [
  { company: 81, country: 'Switzerland', list: 'switzerland' },
  { company: 138, country: 'Germany', list: 'germany' },
] as const;
/** The label of the button, as the specification has it. */
const APPLY = 'Apply for this Job';

const keyOf = (field: string) => field.replaceAll('_', '');

export function takeNumber(fields: Fields, notes: EntryNotes, field: 'attr_id' | 'attr_reference'): unknown {
  const value = fields.take(keyOf(field), field === 'attr_id' ? 'id' : 'reference');
  const number = numberOf(value);
  if (number !== undefined) notes.change(field, value, number);
  return number ?? value;
}

export function takeWords(fields: Fields, notes: EntryNotes, field: string): string | undefined {
  const value = fields.take(keyOf(field));
  const text = readText(value, field, notes);
  if (text === undefined) return undefined;
  const words = plainWords(text);
  notes.change(field, typeof value === 'string' ? text : value, words);
  return words;
}

export function takeRichText(fields: Fields, notes: EntryNotes, field: string): string | undefined {
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

export function takeLocation(fields: Fields, notes: EntryNotes): string | undefined {
  const value = fields.take('location');
  const text = readNested(value, 'location', notes, 'info', '#text');
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
export function takeCompany(fields: Fields, info: string | undefined, notes: EntryNotes): unknown {
  const value = fields.take('company');
  const code = numberOf(value);
  const country = findCountryByName(info?.split(',').at(-1) ?? '')?.name;
  const company = AREAS.find((area) => area.country === country)?.company ?? code;
  notes.change('company', value, company);
  return company ?? value;
}

export function takePosition(fields: Fields, notes: EntryNotes): string | undefined {
  const text = readText(fields.take('position'), 'position', notes);
  const known = ['Management', 'Non Management'].find((one) => letters(one) === letters(text ?? ''));
  if (known) notes.change('position', text, known);
  return known ?? text;
}

const letters = (text: string) => text.replace(/[^a-z]/gi, '').toLowerCase();

export function takeCode(fields: Fields, notes: EntryNotes): string | undefined {
  const text = textOf(fields.take('attrcode'));
  const code = text?.slice(0, 2).toLowerCase();
  notes.change('attr_code', text, code);
  return code;
}

export function takeAvailable(fields: Fields, notes: EntryNotes): unknown {
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

export function takeLink(fields: Fields, notes: EntryNotes): unknown {
  const value = fields.take('link');
  const { attr_name: label, ...link } = isObject(value) ? value : { '#text': value };
  const address = readWebAddress(readNested(link, 'link', notes, '#text', 'href', 'url'), 'link', notes);
  notes.change('link.attr_name', label, APPLY);
  return address && { '#text': address, attr_name: APPLY };
}

export function takePosted(fields: Fields, notes: EntryNotes): string | undefined {
  const value = fields.take('posted', 'dateposted', 'attrposted', 'published', 'attrpublished', 'publicationdate');
  const day = readDay(value);
  if (value !== undefined && day === undefined) notes.ask('posted', `${JSON.stringify(value)} is no day`);
  notes.change('posted', value, day);
  return day;
}
