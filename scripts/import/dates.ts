/** Days and moments, as people and tools write them. */
import { type CalendarDate, isCalendarDate, isoDate } from '../../shared/dates.ts';
import { Fields, isObject, numberOf, textOf } from './fields.ts';

export interface LocalTime extends CalendarDate {
  /** "18:00:00"; undefined where only a day is written. */
  readonly time: string | undefined;
}

const DAY_MS = 86_400_000;
/** Spreadsheets count days from here. */
const SHEET_EPOCH_MS = Date.UTC(1899, 11, 30);
/** What is read as such a count: 1982 to 2063. */
const SHEET_DAYS = { min: 30_000, max: 60_000 };
/** What is read as seconds and milliseconds since 1970: from 2001 on. */
const UNIX_SECONDS = 1e9;
const UNIX_MS = 1e12;

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;

/**
 * A day, with its time where one is written.
 * @returns undefined for what is no date, or could be two: 7/8/2025
 */
export function readTime(value: unknown): LocalTime | undefined {
  const found = isObject(value) && textOf(value) === undefined ? partsOf(value) : parseTime(textOf(value) ?? '');
  return found && isCalendarDate(found) ? found : undefined;
}

/** YYYY-MM-DD */
export function readDay(value: unknown): string | undefined {
  const found = readTime(value);
  return found && isoDate(found);
}

function partsOf(value: object): LocalTime | undefined {
  const fields = new Fields(value);
  const [year, month, day] = ['year', 'month', 'day'].map((name) => numberOf(fields.take(name)));
  return year && month && day ? { year, month, day, time: undefined } : undefined;
}

function parseTime(text: string): LocalTime | undefined {
  const iso = ISO.exec(text);
  // A moment in UTC is another hour at the place, and may be another day.
  if (iso) return iso[7] === 'Z' && iso[4] !== '00' ? undefined : dateFrom(iso[1], iso[2], iso[3], iso.slice(4));
  const dotted = DOTTED.exec(text);
  if (dotted) return dateFrom(dotted[3], dotted[2], dotted[1], dotted.slice(4));
  const [, first = '', second = '', year] = SLASHED.exec(text) ?? [];
  if (year !== undefined) {
    if (Number(first) > 12 || first === second) return dateFrom(year, second, first);
    return Number(second) > 12 ? dateFrom(year, first, second) : undefined;
  }
  const compact = COMPACT.exec(text);
  if (compact) return dateFrom(compact[1], compact[2], compact[3]);
  return /^\d+(\.\d+)?$/.test(text) ? fromNumber(Number(text)) : undefined;
}

function fromNumber(number: number): LocalTime | undefined {
  if (number >= SHEET_DAYS.min && number <= SHEET_DAYS.max) return fromUtc(SHEET_EPOCH_MS + number * DAY_MS);
  if (number >= UNIX_MS) return dayOnly(fromUtc(number));
  return number >= UNIX_SECONDS ? dayOnly(fromUtc(number * 1000)) : undefined;
}

/** Seconds since 1970 name no zone, so that the hour at the place is not known. */
const dayOnly = (date: LocalTime): LocalTime => ({ ...date, time: undefined });

function fromUtc(ms: number): LocalTime {
  const [date = '', time = ''] = new Date(Math.round(ms / 1000) * 1000).toISOString().split('T');
  const [year, month, day] = date.split('-').map(Number);
  const clock = time.slice(0, 8);
  return { year: year ?? 0, month: month ?? 0, day: day ?? 0, time: clock === '00:00:00' ? undefined : clock };
}

function dateFrom(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  [hour, minute, second]: readonly (string | undefined)[] = [],
): LocalTime {
  const time = hour === undefined ? undefined : [hour, minute ?? '00', second ?? '00'];
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    time: time?.map((part) => part.padStart(2, '0')).join(':'),
  };
}
