import * as v from 'valibot';
import { checkEntry, picturePath, text } from '../parse-entries.ts';
import type { SportContent } from './sport.ts';

const MAX_SCOPE_ENTRIES = 6;

const fact = v.strictObject({ value: text, type: text, description: text });

/** The display entries of a sport: what its page prints as lists, tables and galleries. */
const displaySchema = v.object({
  scope: v.pipe(
    v.array(v.strictObject({ title: text, type: v.picklist(['timing', 'pscb', 'ovr', 'cis', 'tvg', 'vg']) })),
    v.maxLength(MAX_SCOPE_ENTRIES, `has more than ${MAX_SCOPE_ENTRIES} entries`),
    v.check((scope) => new Set(scope.map((item) => item.type)).size === scope.length, 'lists a type twice'),
  ),
  facts: v.array(fact),
  phases: v.optional(v.array(fact)),
  gallery: v.pipe(v.array(picturePath), v.minLength(3, 'has fewer than three pictures')),
});

/** @throws ContentError naming sport and field */
export function parseSport(sport: SportContent): SportContent {
  return checkEntry(`shared/content/sports, entry ${sport.slug}`, displaySchema, sport);
}
