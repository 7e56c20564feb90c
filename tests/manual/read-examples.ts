/** Reads the worked examples out of a page of the manual: the words after a block's language say which file it is for. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '../../docs');
const BLOCK = /^```(\w*) ?(\S*)\n([\s\S]*?)^```$/gm;

interface Examples {
  /** By file: an entry of a JSON file, or lines of TypeScript. */
  readonly added: Readonly<Record<string, unknown>>;
  /** Lines that commands and mistakes print, as the section under this heading shows them; without a heading, those of all sections. */
  readonly messages: (heading?: string) => readonly string[];
  /** Blocks for a shell, in their order. */
  readonly commands: readonly string[];
}

/** @param page name of a file in docs */
export async function readExamples(page: string): Promise<Examples> {
  const manual = await readFile(join(DOCS, page), 'utf8');
  const blocks = blocksOf(manual);
  const added = blocks
    .filter(({ file }) => file !== '')
    .map(({ language, file, text }) => [file, language === 'json' ? JSON.parse(text) : text]);
  return {
    added: Object.fromEntries(added),
    messages(heading) {
      const sections = manual.split(/^## /m).filter((part) => heading === undefined || part.startsWith(`${heading}\n`));
      const plain = sections.flatMap(blocksOf).filter(({ language }) => language === '');
      return plain.flatMap(({ text }) => text.trim().split('\n'));
    },
    commands: blocks.filter(({ language }) => language === 'sh').map(({ text }) => text),
  };
}

function blocksOf(text: string) {
  return [...text.matchAll(BLOCK)].map(([, language = '', file = '', words = '']) => ({ language, file, text: words }));
}
