/** Measures this site beside the alternatives, in one run over loopback, as Markdown tables: npm run bench */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchServers, PAGES } from './bench-servers.ts';
import { buildPrograms } from './build-programs.ts';
import { measureFirstRenders } from './measure-first-renders.ts';
import { CONNECTIONS, type Load, measureLoad } from './measure-load.ts';
import { measureStarts } from './measure-starts.ts';
import { canPin, pinLoad } from './pin.ts';
import { loadTable, processTable, renderTable } from './report.ts';
import { startServer } from './start-server.ts';

const DIST = join(import.meta.dirname, '../../dist');
const WARM_UP_SECONDS = 1;
/** No round begins when it would end later than this. */
const TIME_LIMIT_SECONDS = 175;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '2' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

pinLoad();
const programs = await buildPrograms();
try {
  const servers = await benchServers(DIST, programs);
  const renders = await measureFirstRenders(programs, DIST);
  const starts = await measureStarts(servers);

  const running = await Promise.all(servers.map((server) => startServer(server)));
  const runs = PAGES.flatMap((path) => running.map((server) => ({ server, path, loads: [] as Load[] })));
  for (const { server, path } of runs) await measureLoad(server, path, WARM_UP_SECONDS);
  const roundSeconds = runs.length * seconds;
  let done = 0;
  while (done < rounds && (done === 0 || process.uptime() + roundSeconds < TIME_LIMIT_SECONDS)) {
    // One server works at a time; the others idle.
    for (const { server, path, loads } of runs) loads.push(await measureLoad(server, path, seconds));
    done += 1;
    console.error(`round ${done} of ${rounds}`);
  }
  const usages = await Promise.all(running.map((server) => server.usage()));
  for (const server of running) await server.stop();

  console.log(
    `Node ${process.version}, ${done} rounds of ${seconds} s, ${CONNECTIONS} connections, brotli, ${canPin ? 'server and load on a core each' : 'not pinned: no taskset, or one core'}\n`,
  );
  console.log(loadTable(runs.map(({ server, path, loads }) => ({ server: server.name, path, loads }))));
  console.log(processTable(servers.map(({ name }, i) => ({ name, startMs: starts[i], rssMb: usages[i]?.rssMb }))));
  console.log(renderTable(renders));
} finally {
  await programs.remove();
}
