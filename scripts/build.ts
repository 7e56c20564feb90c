/** Builds everything the server serves, and the server itself, into dist/; does nothing when nothing has changed. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { inWords } from '../shared/error-in-words.ts';
import { fingerprintOf } from './build/fingerprint.ts';

const ROOT = join(import.meta.dirname, '..');
const FINGERPRINT = join(ROOT, 'dist/fingerprint');
const INPUTS = ['client', 'public', 'scripts/build', 'scripts/content', 'server', 'shared', 'package-lock.json'];

const fingerprint = await fingerprintOf(ROOT, INPUTS);
if (fingerprint !== (await readFile(FINGERPRINT, 'utf8').catch(() => ''))) {
  try {
    // The components it reads are TSX, which Node alone does not run.
    register();
    const { buildRelease } = await import('./build/build-site.ts');
    await buildRelease(ROOT);
    await writeFile(FINGERPRINT, fingerprint);
  } catch (error) {
    console.error(inWords(error));
    process.exit(1);
  }
}
