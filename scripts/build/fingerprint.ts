import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Tells one state of files from another by their names, sizes and times; their content is not read. */
export async function fingerprintOf(root: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of await filesAt(join(root, input))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function filesAt(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
