import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Programs } from './build-programs.ts';
import type { FirstRender } from './programs/first-renders.ts';

/** CPU time of the first render of every address, in one fresh process. */
export async function measureFirstRenders(programs: Programs, dist: string): Promise<readonly FirstRender[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [programs.file('first-renders'), dist]);
  return JSON.parse(stdout) as FirstRender[];
}
