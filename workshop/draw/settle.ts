import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MAKER } from '../documents/maker.ts';

export type Outcome = 'same' | 'changed' | 'kept';

/** Puts bytes in their place, unless they are there already or a document of somebody else is. */
export async function settle(file: string, bytes: Buffer, mayWrite: boolean): Promise<Outcome> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(bytes)) return 'same';
  if (present && isDelivered(file, present)) return 'kept';
  if (mayWrite) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return 'changed';
}

/** The company's own documents replace drawn ones: they do not name the workshop as their maker. */
function isDelivered(file: string, bytes: Buffer): boolean {
  return file.endsWith('.pdf') && !bytes.includes(MAKER);
}
