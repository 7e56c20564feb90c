import * as v from 'valibot';

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
  const problems: string[] = [];
  const parsed: v.InferOutput<Schema>[] = [];
  for (const [index, entry] of entries.entries()) {
    const result = v.safeParse(schema, entry);
    if (result.success) parsed.push(result.output);
    else {
      const name = typeof entry === 'object' && entry !== null ? nameOf(entry as Record<string, unknown>) : undefined;
      for (const issue of result.issues) {
        const field = v.getDotPath(issue) ?? '(whole entry)';
        problems.push(`${file}, entry ${index + 1} (${String(name ?? 'unnamed')}), field ${field}: ${issue.message}`);
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return parsed;
}
