/** What every parser of delivered content shares: fields, and messages that name file, entry and field. */
import * as v from 'valibot';

export const text = v.pipe(v.string('is no text'), v.trim(), v.nonEmpty('is empty'));

/** Markdown, which pages render; anything like HTML would be printed as it is. */
export const markdown = v.pipe(
  text,
  v.check((value) => !/<[a-z/!]/i.test(value), 'holds HTML; write Markdown instead'),
);

/** Address of a picture, of the form that every browser reads. */
export const picturePath = v.pipe(
  v.string('is no text'),
  v.regex(/^\/images\/[A-Za-z0-9/-]+\.(svg|avif|webp|jpg)$/, 'is not a path like /images/plan/Swimming.svg'),
);

const address = v.pipe(v.string('is no text'), v.url('is not an address like https://www.example.com'));

export const httpsAddress = v.pipe(address, v.startsWith('https://', 'does not begin with https://'));

/** Of a site of somebody else, which may be without encryption. */
export const webAddress = v.pipe(address, v.regex(/^https?:\/\//, 'does not begin with https:// or http://'));

/** Content that cannot be shown. Each problem names file, entry and field, so that whoever delivered it can find it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Content is not fit to publish:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Checks a delivered list against one schema.
 * @param file path of the data file, for the message
 * @param nameOf what to call an entry in a message besides its number, read from the unchecked entry
 * @param options mayBeEmpty: whether the page makes sense without any entry
 * @throws ContentError naming every wrong field of every entry at once
 */
export function parseEntries<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  entries: unknown,
  nameOf: (entry: Record<string, unknown>) => unknown,
  { mayBeEmpty = false } = {},
): v.InferOutput<Schema>[] {
  if (!Array.isArray(entries)) throw new ContentError([`${file}: expected a list of entries`]);
  if (entries.length === 0 && !mayBeEmpty) throw new ContentError([`${file}: is an empty list`]);
  const parsed: v.InferOutput<Schema>[] = [];
  const problems = entries.flatMap((entry: unknown, index) => {
    const result = v.safeParse(schema, entry);
    if (result.success) {
      parsed.push(result.output);
      return [];
    }
    const name = typeof entry === 'object' && entry !== null ? nameOf(entry as Record<string, unknown>) : undefined;
    return problemsOf(`${file}, entry ${index + 1} (${String(name ?? 'unnamed')})`, result.issues);
  });
  if (problems.length > 0) throw new ContentError(problems);
  return parsed;
}

/** Checks fields of one entry and returns it with them as the schema gives them. @throws ContentError naming every wrong field */
export function checkEntry<Entry>(where: string, schema: v.GenericSchema, entry: Entry): Entry {
  const result = v.safeParse(schema, entry);
  if (!result.success) throw new ContentError(problemsOf(where, result.issues));
  return { ...entry, ...(result.output as Partial<Entry>) };
}

function problemsOf(where: string, issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => `${where}, field ${v.getDotPath(issue) ?? '(whole entry)'}: ${adviceOn(issue)}`);
}

/** Strict objects report both with words of their own, which say nothing to whoever wrote the file. */
function adviceOn({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'unknown field; correct its name or remove it';
  return received === 'undefined' ? 'is missing; add it' : message;
}
