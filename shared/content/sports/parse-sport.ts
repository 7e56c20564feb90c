import * as v from 'valibot';
import { ContentError } from '../parse-entries.ts';
import type { SportContent } from './sport.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
const MAX_SCOPE_ENTRIES = 6;

/** The display entries of a sport: what its page prints as lists, tables and galleries. */
const displaySchema = v.object({
  scope: v.pipe(
    v.array(v.object({ title: text, type: v.picklist(['timing', 'pscb', 'ovr', 'cis', 'tvg', 'vg']) })),
    v.maxLength(MAX_SCOPE_ENTRIES, `has more than ${MAX_SCOPE_ENTRIES} entries`),
    v.check((scope) => new Set(scope.map((item) => item.type)).size === scope.length, 'lists a type twice'),
  ),
  facts: v.array(v.object({ value: text, type: text, description: text })),
  gallery: v.pipe(v.array(text), v.minLength(3, 'has fewer than three pictures')),
});

/**
 * Checks the display entries of a sport and returns it as it came.
 * @throws ContentError naming sport and field
 */
export function parseSport(sport: SportContent): SportContent {
  const result = v.safeParse(displaySchema, sport);
  if (result.success) return sport;
  throw new ContentError(
    result.issues.map(
      (issue) =>
        `shared/content/sports, entry ${sport.slug}, field ${v.getDotPath(issue) ?? '(whole entry)'}: ${issue.message}`,
    ),
  );
}
