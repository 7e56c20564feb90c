import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Outcome = 'same' | 'changed';

/** Puts bytes in their place unless they are there already. */
export async function settle(file: string, bytes: Buffer, mayWrite: boolean): Promise<Outcome> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(bytes)) return 'same';
  if (mayWrite) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return 'changed';
}
