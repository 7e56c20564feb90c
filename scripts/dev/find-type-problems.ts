import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** What the TypeScript compiler finds, a line each; empty when nothing. */
export function findTypeProblems(root: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), ['--noEmit'], { cwd: root }, (error, stdout) => {
      resolve(error === null ? '' : stdout.trim());
    });
  });
}
