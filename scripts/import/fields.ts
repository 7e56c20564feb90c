/** The fields of one entry of an export, whatever their capitals, with what means "nothing" taken as missing. */
import type { EntryNotes } from './notes.ts';

/** "Attr-ID" and "attr_id" are one field; "Téléphone" and "telephone", too. */
export const nameOfField = (key: string) =>
  key
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}#]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

const NOTHING = /^(|[-–—.?]+|n\/?a|#n\/a|null|none|undefined|nil|k\.?\s?a\.?)$/i;

export function isMissing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return NOTHING.test(value.trim());
  if (Array.isArray(value)) return value.every(isMissing);
  return typeof value === 'object' && Object.values(value).every(isMissing);
}

export class Fields {
  private readonly values = new Map<string, { readonly key: string; readonly value: unknown }>();
  private readonly taken = new Set<string>();
  /** Further fields of a name that is there already. */
  private readonly others: string[] = [];

  constructor(raw: object) {
    for (const [key, value] of Object.entries(raw).filter(([, one]) => !isMissing(one))) {
      const name = nameOfField(key);
      if (this.values.has(name)) this.others.push(key);
      else this.values.set(name, { key, value });
    }
  }

  /** The first of these names that holds something. Names are in lowercase, without signs. */
  take(...names: readonly string[]): unknown {
    const name = names.find((one) => this.values.has(one));
    if (name === undefined) return undefined;
    this.taken.add(name);
    return this.values.get(name)?.value;
  }

  /** Keys of fields that hold something and were not asked for. */
  get unused(): string[] {
    const left = [...this.values].filter(([name]) => !this.taken.has(name)).map(([, { key }]) => key);
    return [...left, ...this.others];
  }
}

/** Text, or a number as text; converters of XML put the text of an element with attributes into "#text". */
export function textOf(value: unknown): string | undefined {
  if (isMissing(value)) return undefined;
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return value.every((one) => textOf(one) !== undefined) ? value.map(textOf).join(', ') : undefined;
  return textOf((value as Record<string, unknown>)['#text']);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As textOf, and asks a person where there is something else than text. */
export function readText(value: unknown, field: string, notes: EntryNotes): string | undefined {
  if (isObject(value)) return readNested(value, field, notes, '#text');
  const text = textOf(value);
  if (text === undefined && value !== undefined) notes.ask(field, `${JSON.stringify(value)} is no text`);
  return text;
}

/** The first of these fields of an object, which names the others; or the text that is there in place of an object. */
export function readNested(
  value: unknown,
  field: string,
  notes: EntryNotes,
  ...names: readonly string[]
): string | undefined {
  if (!isObject(value)) return readText(value, field, notes);
  const inner = new Fields(value);
  const text = textOf(inner.take(...names));
  notes.unusedFields.push(...inner.unused.map((name) => `${field}.${name}`));
  return text;
}

/** A whole number, also where it is written as text. */
export function numberOf(value: unknown): number | undefined {
  const text = textOf(value);
  return text !== undefined && /^\d+(\.0+)?$/.test(text) ? Number(text) : undefined;
}
