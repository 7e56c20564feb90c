import { type ServerProgram, startServer } from './start-server.ts';
import { median } from './statistics.ts';

const STARTS = 5;

/** Milliseconds from the start of a process to its first page, one per server: the median of some starts in turn. */
export async function measureStarts(servers: readonly ServerProgram[]): Promise<readonly number[]> {
  const startsMs = servers.map(() => [] as number[]);
  for (let round = 0; round < STARTS; round += 1) {
    for (const [i, program] of servers.entries()) {
      const server = await startServer(program);
      startsMs[i]?.push(server.startMs);
      await server.stop();
    }
  }
  return startsMs.map(median);
}
