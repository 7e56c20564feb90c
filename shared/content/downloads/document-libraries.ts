import * as v from 'valibot';
import { parseEntries, text } from '../parse-entries.ts';
import documentationEntries from './documentation.json' with { type: 'json' };
import manualEntries from './manuals.json' with { type: 'json' };

const categorySchema = v.strictObject({
  CategoryName: text,
  Code: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'is not a short lowercase code')),
  ListOfPdfs: v.pipe(
    v.array(
      v.strictObject({
        fileName: text,
        url: v.pipe(
          v.string(),
          v.regex(/^\/documents\/[A-Za-z0-9._-]+\.pdf$/, 'is not an address like /documents/name.pdf'),
        ),
        /** Size of the file in words, as pages print it ("41 kB", "13 MB"). The content check compares it with the file. */
        size: v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d)? [kM]B$/, 'is not a size like 41 kB or 1.3 MB'))),
      }),
    ),
    v.minLength(1, 'is an empty list'),
  ),
});

export type DocumentCategory = v.InferOutput<typeof categorySchema>;

/** @throws ContentError naming entry and field */
export function parseDocumentCategories(file: string, raw: unknown): DocumentCategory[] {
  return parseEntries(file, categorySchema, raw, (entry) => entry.CategoryName);
}

export const documentation: readonly DocumentCategory[] = parseDocumentCategories(
  'shared/content/downloads/documentation.json',
  documentationEntries,
);

export const manuals: readonly DocumentCategory[] = parseDocumentCategories(
  'shared/content/downloads/manuals.json',
  manualEntries,
);
