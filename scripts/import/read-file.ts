/** Reads an export, JSON or CSV in any common encoding, into entries as they stand there. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'csv/sync';
import { isObject, nameOfField } from './fields.ts';

/** An export that cannot be read, or a command that makes no sense. */
export class UsageError extends Error {}

export interface RawEntry {
  /** "jobs.json, entry 3" or "firms.csv, row 3". */
  readonly where: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

/**
 * @param fields names of which an object has one if it is an entry; objects without one are containers around lists
 * @throws UsageError naming the file
 */
export async function readEntries(file: string, fields: readonly string[]): Promise<RawEntry[]> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new UsageError(`${file}: cannot be read (${error.message})`);
  });
  const text = decode(bytes).trim();
  if (text === '') throw new UsageError(`${file}: is empty`);
  const entries = /^[[{]/.test(text) ? entriesOfJson(file, text, fields) : entriesOfTable(file, text);
  if (!entries.some(({ raw }) => hasField(raw, fields))) {
    throw new UsageError(`${file}: holds no entry with one of the fields ${fields.join(', ')}`);
  }
  return entries;
}

/** By its byte order mark; else UTF-8 if it is valid, and Windows-1252 if not. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without a mark: the first sign of an export is ASCII, one of its two bytes zero.
  if (second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function entriesOfJson(file: string, text: string, fields: readonly string[]): RawEntry[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file}: is no valid JSON (${(error as Error).message})`);
  }
  return entriesIn(json, fields).map((raw, index) => ({ where: `${basename(file)}, entry ${index + 1}`, raw }));
}

/** A list, an object around lists, or a single entry. */
function entriesIn(value: unknown, fields: readonly string[]): Record<string, unknown>[] {
  if (Array.isArray(value)) {
    return value.flatMap((one) => {
      const isContainer = typeof one === 'object' && one !== null && !hasField(one, fields);
      const inside = isContainer ? entriesIn(one, fields) : [];
      // Whatever stands in a list is meant as an entry, so that none is passed over.
      return inside.length > 0 ? inside : [isObject(one) ? one : { value: one }];
    });
  }
  if (!isObject(value)) return [];
  return hasField(value, fields) ? [value] : Object.values(value).flatMap((inner) => entriesIn(inner, fields));
}

const hasField = (value: object, fields: readonly string[]) =>
  Object.keys(value).some((key) => fields.includes(nameOfField(key)));

function entriesOfTable(file: string, text: string): RawEntry[] {
  // Excel may name the sign between cells in a line of its own.
  const [, named, table = text] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const delimiter = named ?? delimiterOf(table);
  let rows: string[][];
  try {
    rows = parse(table, { delimiter, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    throw new UsageError(`${file}: is neither JSON nor a table (${(error as Error).message})`);
  }
  const [head = [], ...others] = rows;
  return others.flatMap((row, index) => {
    const raw = Object.fromEntries(row.map((cell, column) => [columnName(head, column), cell]));
    // Counted as spreadsheets do, where the names are in row 1.
    return row.every((cell) => cell.trim() === '') ? [] : [{ where: `${basename(file)}, row ${index + 2}`, raw }];
  });
}

/** A second column of the same name, or one without a name, must not hide another. */
function columnName(head: readonly string[], column: number): string {
  const name = head[column]?.trim() ?? '';
  const isFirst = head.findIndex((one) => one.trim() === name) === column;
  return name !== '' && isFirst ? name : `${name} (column ${column + 1})`.trim();
}

/** The sign that the line of names has most often. */
function delimiterOf(table: string): string {
  const [head = ''] = table.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
