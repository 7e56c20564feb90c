/** Measurements → Markdown. */
import { BARE } from './bench-servers.ts';
import type { Load } from './measure-load.ts';
import type { FirstRender } from './programs/first-renders.ts';
import { median } from './statistics.ts';

interface LoadRun {
  readonly server: string;
  readonly path: string;
  /** One a round. */
  readonly loads: readonly Load[];
}

export function loadTable(runs: readonly LoadRun[]): string {
  const head = [
    ...['Page', 'Server', 'Requests/s', 'of node:http', 'Requests/CPU s', 'of node:http', 'Cores used'],
    ...['p50 ms', 'p99 ms', 'Bytes'],
  ];
  const rows = runs.map(({ server, path, loads }) => {
    const bare = runs.find((run) => run.server === BARE && run.path === path)?.loads ?? [];
    const of = (key: keyof Load, digits: number) => median(loads.map((load) => load[key])).toFixed(digits);
    // Compared within a round: what else the machine does changes from one to the next.
    const ratio = (key: keyof Load) => {
      const ratios = loads.map((load, i) => load[key] / (bare[i]?.[key] ?? Number.NaN));
      return `${(median(ratios) * 100).toFixed(0)} %`;
    };
    return [
      ...[path, server, of('requestsPerSecond', 0), ratio('requestsPerSecond')],
      ...[of('requestsPerCpuSecond', 0), ratio('requestsPerCpuSecond'), of('serverCores', 2)],
      ...[of('p50Ms', 2), of('p99Ms', 2), of('bytes', 0)],
    ];
  });
  const note =
    'Where a server used clearly less than one core, the load generator was the limit: compare requests/CPU s.\n';
  return `${table(head, rows)}\n${note}`;
}

interface ProcessMeasures {
  readonly name: string;
  readonly startMs: number | undefined;
  readonly rssMb: number | undefined;
}

export function processTable(processes: readonly ProcessMeasures[]): string {
  const head = ['Server', 'Start to first answer, ms', 'RSS after load, MB'];
  return table(
    head,
    processes.map(({ name, startMs, rssMb }) => [name, startMs?.toFixed(0) ?? '', rssMb?.toFixed(0) ?? '']),
  );
}

export function renderTable(renders: readonly FirstRender[]): string {
  const templates = Map.groupBy(renders, ({ template }) => template);
  const rows = [...templates, ['all', renders] as const].map(([template, group]) => {
    const cpuMs = group.map((render) => render.cpuMs);
    return [template, String(group.length), median(cpuMs).toFixed(1), Math.max(...cpuMs).toFixed(1)];
  });
  return table(['First render', 'Addresses', 'Median CPU ms', 'Max CPU ms'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
