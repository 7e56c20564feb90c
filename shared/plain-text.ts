/** Markdown as plain text, for data that programs read. */

/** Paragraphs and list items keep their lines; links keep their words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\s][^*\n]*)\*/g, '$1');
}
