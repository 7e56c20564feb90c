import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = ['client', 'public', 'scripts', 'server', 'shared', 'package.json', 'tsconfig.json'];

export interface ProjectCopy {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** The files of the build and the server in a temporary folder, which a test may change. */
export const copyProject = () => copy(PARTS);

/** The same with tests, sources of pictures and documents. */
export const copyRepository = () => copy([...PARTS, 'tests', 'pictures', 'docs', 'deploy', 'vitest.config.ts']);

async function copy(parts: readonly string[]): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  for (const part of parts) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
