/** Values of single fields, as people and tools write them: mail addresses, web addresses, telephone numbers. */
import { type CountryCode, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as v from 'valibot';
import { telephone } from '../../shared/content/telephone.ts';
import type { EntryNotes } from './notes.ts';

const MAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;

/** The first address of a field: a site shows one. */
export function readMail(text: string | undefined, field: string, notes: EntryNotes): string | undefined {
  if (text === undefined) return undefined;
  const written = text
    .replace(/\s*[([{]\s*(at|ät)\s*[)\]}]\s*/gi, '@')
    .replace(/\s*[([{]\s*(dot|punkt)\s*[)\]}]\s*/gi, '.');
  const [mail, ...others] = [...new Set(written.match(MAIL) ?? [])];
  if (mail === undefined) notes.ask(field, `${JSON.stringify(text)} holds no mail address`);
  else notes.change(field, text, mail);
  if (others.length > 0) notes.ask(field, `there is room for one address; ${others.join(', ')} would be lost`);
  return mail;
}

/** @param keepHttp whether the address may be unencrypted; else it becomes https: */
export function readWebAddress(
  text: string | undefined,
  field: string,
  notes: EntryNotes,
  { keepHttp = false } = {},
): string | undefined {
  if (text === undefined) return undefined;
  const [first = '', ...others] = text
    .replace(/:\/\/\s+/g, '://')
    .split(/\s*[;,|]\s*|\s+(?=https?:|www\.)|\s+(?:and|und|et|or|oder|ou)\s+/i)
    .filter(Boolean);
  const compact = first
    .replace(/\s+/g, '')
    .replace(/^(https?):?\/*(?=\w)/i, (_all, scheme) => `${scheme.toLowerCase()}://`);
  const whole = /^https?:/.test(compact) ? compact : `https://${compact}`;
  const address = keepHttp ? whole : whole.replace(/^http:/, 'https:');
  if (!URL.canParse(address) || !/^https?:\/\/[^\s/@]+\.[\p{L}\d-]{2,}(:\d+)?([/?#]|$)/u.test(address)) {
    notes.ask(field, `${JSON.stringify(text)} is no web address`);
    return undefined;
  }
  notes.change(field, text, address);
  if (others.length > 0) notes.ask(field, `there is room for one address; ${others.join(', ')} would be lost`);
  return address;
}

/** Words before a number that say no more than the name of the field. */
const LABEL = /\b(telephone|telefon|téléphone|phone|tel|tél|t|p|mobile|mobil)\b|[\s.,;:/|()-]+/giu;

/** @param country two-letter code, for numbers that are written as within the country */
export function readTelephone(
  text: string | undefined,
  field: string,
  notes: EntryNotes,
  country?: string,
): string | undefined {
  if (text === undefined) return undefined;
  const options = country === undefined ? {} : { defaultCountry: country as CountryCode };
  const whole = parsePhoneNumberFromString(text, { extract: false, ...options });
  const [found] = findPhoneNumbersInText(text, options);
  const number = whole?.isValid() ? whole : found?.number;
  const shown = number && v.safeParse(telephone, number.number);
  if (!shown?.success) {
    notes.ask(field, `${JSON.stringify(text)} is no number that can be dialled`);
    return undefined;
  }
  notes.change(field, text, shown.output);
  const rest = whole?.isValid() || !found ? '' : `${text.slice(0, found.startsAt)} ${text.slice(found.endsAt)}`;
  const lost = [number?.ext && `extension ${number.ext}`, rest.replace(LABEL, ' ').trim()].filter(Boolean);
  if (lost.length > 0) notes.ask(field, `there is room for one number; ${lost.join(', ')} would be lost`);
  return shown.output;
}
