/** What a summary may not claim of its original, which is not public. It warns and never stops a build. */
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { stringsOf } from './site-content.ts';

/** Words about the contents, the length or the whereabouts of the document that a text summarises. */
const CLAIMS = [
  /\b(\d+|nine|seven|thirty) pages\b/i,
  /\b(the|this|full) (manual|sheet|text|document|catalogue|original) (describes?|follows|has|covers?|tells?|teaches|lists?)\b/i,
  /\bthis (manual|sheet|summary)\b/i,
  /\bfull (text|document|manual|data sheet)\b/i,
  /\bavailable (from|at|on request)\b/i,
  /\b(is|are|was) (not )?public\b/i,
  /\bwritten for (the|builders|those)\b/i,
];

/** What a summary claims about its original, which is not public. */
export function findClaimWarnings({ url, title, purpose, sections, table, diagram }: DocumentSheet): string[] {
  const words = [
    title,
    purpose,
    ...sections.flatMap(({ heading, text, list = [] }) => [heading, text, ...list]),
    ...stringsOf(diagram).map(({ text }) => text),
    ...(table ? [table.caption, ...table.rows.flatMap(({ property, value }) => [property, value])] : []),
  ];
  const claims = words.flatMap((text) => CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? []));
  return claims.map((claim) => `${url}: “${claim}” claims something about the original`);
}
