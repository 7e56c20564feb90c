/** One list of what an export holds, compared with itself and with what the site has. */
import { isDeepStrictEqual } from 'node:util';
import type { EntryNotes, ImportResult } from './notes.ts';

interface Converted<Entry> {
  readonly notes: EntryNotes;
  /** Undefined where a person must look first. */
  readonly entry: Entry | undefined;
}

interface Naming<Entry> {
  /** Name of what no two entries may share. */
  readonly key: string;
  readonly keyOf: (entry: Entry) => string;
  readonly nameOf: (entry: Entry) => string;
}

type Merged<Entry> = Omit<ImportResult, 'files' | 'remarks'> & { readonly kept: Entry[] };

export function mergeEntries<Entry extends { readonly standIn?: boolean }>(
  converted: readonly Converted<Entry>[],
  onSite: readonly Entry[],
  { key, keyOf, nameOf }: Naming<Entry>,
): Merged<Entry> {
  const first = new Map<string, { entry: Entry; notes: EntryNotes }>();
  const repeated: string[] = [];
  const leftOut: string[] = [];
  for (const { notes, entry } of converted) {
    if (entry === undefined) continue;
    const other = first.get(keyOf(entry));
    if (other === undefined) first.set(keyOf(entry), { entry, notes });
    else if (isDeepStrictEqual(entry, other.entry)) {
      notes.isRepeated = true;
      repeated.push(`${notes.label}: is the same as ${other.notes.where}`);
    } else {
      notes.isLeftOut = true;
      leftOut.push(
        `${notes.label}: differs from ${other.notes.where}, which has the same ${key}; keep one, or name them apart`,
      );
    }
  }
  const kept = [...first.values()].map(({ entry }) => entry);
  const before = onSite.filter((entry) => !first.has(keyOf(entry)));
  return {
    entries: converted.map(({ notes }) => notes),
    repeated,
    leftOut,
    gone: before.filter(({ standIn }) => !standIn).map(nameOf),
    replacedStandIns: before.filter(({ standIn }) => standIn).length,
    kept,
  };
}
