/** One core for the server, another for the load: otherwise they take time from each other, and ratios mean little. */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const SERVER_CORE = '0';
const LOAD_CORE = '1';

/** Whether this machine can do so: Linux with taskset, and two cores. */
export const canPin: boolean = availableParallelism() > 1 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Leaves this process, which makes the load, one core. */
export function pinLoad(): void {
  if (canPin)
    execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', LOAD_CORE, String(process.pid)], {
      stdio: 'ignore',
    });
}

/** A command that runs on the server's core. */
export function pinned(command: string, args: readonly string[]): [command: string, args: string[]] {
  return canPin ? ['taskset', ['--cpu-list', SERVER_CORE, command, ...args]] : [command, [...args]];
}
