/** The data files of the site, read as they are and written in their form. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const DATA_FILES = {
  switzerland: 'shared/content/careers/switzerland.json',
  germany: 'shared/content/careers/germany.json',
  distributors: 'shared/content/distributors/distributors.json',
  documentation: 'shared/content/downloads/documentation.json',
  manuals: 'shared/content/downloads/manuals.json',
  events: 'shared/content/events/events.json',
} as const;

export async function readList<Entry>(root: string, file: string): Promise<Entry[]> {
  return JSON.parse(await readFile(join(root, file), 'utf8')) as Entry[];
}

/** Lists of words stand in one line, as the formatter of the project has them. */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2);
  return `${json.replace(/\[\n\s+("[^"\n]*"(?:,\n\s+"[^"\n]*")*)\n\s+\]/g, (_all, words: string) => `[${words.replace(/\n\s+/g, ' ')}]`)}\n`;
}
