import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Programs } from './build-programs.ts';
import type { FirstRender } from './programs/first-renders.ts';
import { median } from './statistics.ts';

const PROCESSES = 7;
/** Each process begins elsewhere: what comes first in a process pays for compiling what all pages share. */
const STEP = 10;

/** CPU time of the first render of every address, in fresh processes. The median of all processes counts. */
export async function measureFirstRenders(programs: Programs, dist: string): Promise<readonly FirstRender[]> {
  const runs: FirstRender[] = [];
  for (let index = 0; index < PROCESSES; index += 1) runs.push(...(await runOnce(programs, dist, index * STEP)));
  return [...Map.groupBy(runs, ({ address }) => address).values()].map((renders) => ({
    ...(renders[0] as FirstRender),
    cpuMs: median(renders.map(({ cpuMs }) => cpuMs)),
  }));
}

async function runOnce(programs: Programs, dist: string, later: number): Promise<readonly FirstRender[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [programs.file('first-renders'), dist, String(later)]);
  return JSON.parse(stdout) as FirstRender[];
}
