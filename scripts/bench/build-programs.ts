/** The benchmark's own programs, built the way the server is, into a folder that is removed afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeOptions } from '../build/build-server.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Programs {
  readonly folder: string;
  /** The built file of a program in scripts/bench/programs. */
  readonly file: (name: string) => string;
  readonly remove: () => Promise<void>;
}

export async function buildPrograms(): Promise<Programs> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({
    ...nodeOptions,
    absWorkingDir: ROOT,
    entryPoints: ['scripts/bench/programs/*'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
  return {
    folder,
    file: (name) => join(folder, `${name}.mjs`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
