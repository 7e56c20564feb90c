/** Markdown as plain text, for data that programs read. */

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&' };

/** Paragraphs and list items keep their lines; links keep their words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/(?<!\\)\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<!\\)\*([^*\s][^*\n]*)\*/g, '$1')
    .replace(/(?<![\w\\])(__?)([^_\n]+)\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~\n])/g, '$1')
    .replace(/&(lt|gt|amp);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replace(/&#x([\da-f]+);/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
