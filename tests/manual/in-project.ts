/** What the pages of the manual do to a copy of the project. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ProjectCopy } from '../support/copy-project.ts';

const run = promisify(execFile);

/** @throws with stdout and stderr where a command fails */
export const runIn = ({ folder }: ProjectCopy, command: string) =>
  run('sh', ['-ec', command], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });

export async function editFile({ folder }: ProjectCopy, file: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** Builds the copy, and runs the content check and the fast tests in it. */
export async function passesTests(project: ProjectCopy): Promise<void> {
  await runIn(project, 'npm run content');
  await runIn(project, 'npx vitest run --project fast --project islands');
}
