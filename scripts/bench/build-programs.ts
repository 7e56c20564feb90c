/** The benchmark's own programs, built the way the server is, into a folder that is removed afterwards. */
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');

export interface Programs {
  readonly folder: string;
  /** The built file of a program in scripts/bench/programs. */
  readonly file: (name: string) => string;
  readonly remove: () => Promise<void>;
}

export async function buildPrograms(): Promise<Programs> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/bench/programs/*'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: Object.keys(packageJson.dependencies),
    // CommonJS packages in the bundle ask for Node's modules through require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return {
    folder,
    file: (name) => join(folder, `${name}.mjs`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
