/** Markdown of the content as plain text, for places that render none: data for machines. */

/** Paragraphs and list items keep their lines; links keep their words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\s][^*\n]*)\*/g, '$1');
}
