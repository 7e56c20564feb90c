import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Paths of all files below a folder, relative to it, with forward slashes; without hidden files such as .DS_Store. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)\./.test(path));
}
