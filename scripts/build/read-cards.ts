/** The Open Graph pictures there are, and what is written on each. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE_FILE, filesBelow } from './public-files.ts';
import { OWN_CREATOR } from './read-documents.ts';

/** Words by file name: written with the cards, so that they are those on them. */
export const CARD_WORDS_FILE = join('social', CATALOGUE_FILE);

/** By address; empty where somebody else made the picture. */
export async function readCards(publicDir: string): Promise<Readonly<Record<string, string>>> {
  const words: Record<string, string> = JSON.parse(await readFile(join(publicDir, CARD_WORDS_FILE), 'utf8'));
  const names = (await filesBelow(join(publicDir, 'social'))).filter((name) => name !== CATALOGUE_FILE).sort();
  const read = names.map(async (name): Promise<[string, string]> => {
    const isOwn = (await readFile(join(publicDir, 'social', name))).includes(OWN_CREATOR);
    return [`/social/${name}`, isOwn ? (words[name] ?? '') : ''];
  });
  return Object.fromEntries(await Promise.all(read));
}
