/** Each alert fires on figures that call for it, and on none that do not; Prometheus' own `promtool` decides. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../server/http/metrics.ts';

const ALERTS = join(import.meta.dirname, '../../deploy/monitoring/alerts.yaml');
const SCRAPE = join(ALERTS, '../scrape.yaml');
const withPromtool = it.skipIf(spawnSync('promtool', ['--version']).error !== undefined);
const SITE = 'job="swiss-timing-site"';
const OUTSIDE = 'job="swiss-timing-site-outside"';
const ASSET = `http_requests_total{${SITE}, route="asset", status=`;
const CONTAINER = 'container_memory_working_set_bytes{container="site", namespace="swiss-timing"}';

/** Series in promtool's notation, for 90 minutes: one that fires, and one that does not. */
const CASES: Readonly<Record<string, readonly [string[], string[]]>> = {
  SiteUnreachable: [[`probe_success{${OUTSIDE}} 0x90`], [`probe_success{${OUTSIDE}} 1x90`]],
  SiteSlow: [[`probe_duration_seconds{${OUTSIDE}} 1.5x90`], [`probe_duration_seconds{${OUTSIDE}} 0.2x90`]],
  SiteCertificateOld: [
    [`probe_ssl_earliest_cert_expiry{${OUTSIDE}} 1000000x90`],
    [`probe_ssl_earliest_cert_expiry{${OUTSIDE}} 2000000x90`],
  ],
  SiteReplicaMissing: [
    [`up{${SITE}, instance="a"} 1x90`, `up{${SITE}, instance="b"} 0x90`],
    [`up{${SITE}, instance="a"} 1x90`, `up{${SITE}, instance="b"} 1x90`],
  ],
  SiteErrors: [
    [`${ASSET}"200"} 0+900x90`, `${ASSET}"500"} 0+60x90`],
    [`${ASSET}"200"} 0+9000x90`, `${ASSET}"500"} 0+6x90`],
  ],
  SiteAssetsMissing: [[`${ASSET}"404"} 0+60x90`], [`${ASSET}"404"} 0+1x90`, `${ASSET}"200"} 0+600x90`]],
  SiteOverloaded: [
    [`nodejs_eventloop_lag_p99_seconds{${SITE}} 0.8x90`],
    [`process_cpu_seconds_total{${SITE}} 0+30x90`],
  ],
  SiteMemoryNearLimit: [[`${CONTAINER} 250000000x90`], [`${CONTAINER} 190000000x90`]],
  SiteRestarts: [[`process_start_time_seconds{${SITE}} 0+60x90`], [`process_start_time_seconds{${SITE}} 0x90`]],
};

const names = [...(await readFile(ALERTS, 'utf8')).matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);

it('covers every alert, and the manual says what to do about each', async () => {
  expect(Object.keys(CASES)).toEqual(names);
  const manual = await readFile(join(ALERTS, '../../../docs/operations.md'), 'utf8');
  for (const name of names) expect(manual).toContain(`**${name}**`);
});

withPromtool('fires when it should (promtool)', async () => {
  const tests = Object.entries(CASES).flatMap(([alert, rows]) =>
    rows.map((series, index) => ({
      interval: '1m',
      input_series: series.map((row) => ({ series: row.slice(0, row.indexOf('}') + 1), values: row.split('} ')[1] })),
      promql_expr_test: [
        {
          expr: `count(ALERTS{alertname="${alert}", alertstate="firing"}) or vector(0)`,
          eval_time: '80m',
          exp_samples: [{ labels: '{}', value: 1 - index }],
        },
      ],
    })),
  );
  const output = await promtool(['test', 'rules'], { rule_files: [ALERTS], tests });
  expect(output).not.toMatch(/FAILED|error/i);
  expect(output).toContain('SUCCESS');
});

withPromtool(
  'has its figures from a valid configuration (promtool), with replicas of compose or of Kubernetes',
  async () => {
    const words = await readFile(SCRAPE, 'utf8');
    const { scrape_configs: jobs } = parse(words);
    const { kubernetes_sd_configs: kubernetes, ...job } = jobs[0];
    expect(kubernetes).toEqual([{ role: 'pod', namespaces: { names: ['swiss-timing'] } }]);
    // Debian's promtool does not know Kubernetes.
    const compose = parse(/^# {3}(static_configs: .*)$/m.exec(words)?.[1] ?? '');
    const output = await promtool(['check', 'config'], { scrape_configs: [{ ...job, ...compose }, ...jobs.slice(1)] });
    expect(output).toContain('SUCCESS');
    expect(jobs.map(({ job_name }: { job_name: string }) => `job="${job_name}"`)).toEqual([SITE, OUTSIDE]);
  },
);

/** What it says of the object; JSON is YAML. */
async function promtool(command: readonly string[], content: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'promtool-'));
  const file = join(folder, 'file.yaml');
  await writeFile(file, JSON.stringify(content));
  const { stdout, stderr } = await promisify(execFile)('promtool', [...command, file]).catch((failure) => failure);
  await rm(folder, { recursive: true });
  return stdout + stderr;
}

it('asks for figures that the server gives', async () => {
  const given = await createMetrics({ release: { version: '1.0.0' }, droppedLines: () => 0 }).text();
  const asked = [...(await readFile(ALERTS, 'utf8')).matchAll(/(\w+)\{job="swiss-timing-site"/g)].map(
    ([, name = '']) => name,
  );
  expect(asked.length).toBeGreaterThan(3);
  // Prometheus itself adds "up".
  expect(asked.filter((name) => name !== 'up' && !given.includes(name))).toEqual([]);
});
