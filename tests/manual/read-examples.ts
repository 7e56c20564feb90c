/** Reads the worked examples out of docs/changing-things.md: the words after a block's language say which file it is for. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MANUAL = join(import.meta.dirname, '../../docs/changing-things.md');
const BLOCK = /^```(\w*) ?(\S*)\n([\s\S]*?)^```$/gm;

interface Examples {
  /** By file: an entry of a JSON file, or lines of TypeScript. */
  readonly added: Readonly<Record<string, unknown>>;
  /** Lines that mistakes print, as the section under this heading shows them. */
  readonly messages: (heading: string) => readonly string[];
  /** Adds the photograph. */
  readonly photoCommand: string;
}

export async function readExamples(): Promise<Examples> {
  const manual = await readFile(MANUAL, 'utf8');
  const blocks = [...manual.matchAll(BLOCK)].map(([, language = '', file = '', text = '']) => ({
    language,
    file,
    text,
  }));
  const added = blocks
    .filter(({ file }) => file !== '')
    .map(({ language, file, text }) => [file, language === 'json' ? JSON.parse(text) : text]);
  const photo = blocks.find(({ language, text }) => language === 'sh' && text.startsWith('npm run photo'));
  return {
    added: Object.fromEntries(added),
    messages(heading) {
      const section = manual.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
      const plain = [...section.matchAll(BLOCK)].filter(([, language]) => language === '');
      return plain.flatMap(([, , , text = '']) => text.trim().split('\n'));
    },
    photoCommand: photo?.text ?? '',
  };
}
