/** The dashboard and the alerts of deploy/monitoring: they ask for what the server measures, and for nothing else. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../server/http/metrics.ts';
import { parseQueries } from '../support/promql.ts';
import { oneOfKind, readManifests, readYaml } from '../support/read-manifests.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const JOB = 'job="swiss-timing-site"';

/** What others measure: Prometheus itself, and kube-state-metrics of the Deployment. */
const FROM_OTHERS = ['up', 'kube_deployment_status_replicas_available', 'kube_deployment_spec_replicas'];

const duration = v.pipe(v.string(), v.regex(/^\d+[smhd]$/));
const alerts = v.strictObject({
  groups: v.array(
    v.strictObject({
      name: v.string(),
      rules: v.array(
        v.strictObject({
          alert: v.pipe(v.string(), v.regex(/^[A-Z]\w+$/)),
          expr: v.string(),
          for: v.optional(duration),
          labels: v.strictObject({ severity: v.picklist(['critical', 'warning']) }),
          annotations: v.strictObject({ summary: v.string(), description: v.string() }),
        }),
      ),
    }),
  ),
});

const panel = v.looseObject({
  id: v.number(),
  title: v.string(),
  datasource: v.looseObject({ uid: v.literal(`$\{datasource}`) }),
  gridPos: v.strictObject({ x: v.number(), y: v.number(), w: v.number(), h: v.number() }),
  targets: v.pipe(v.array(v.looseObject({ refId: v.string(), expr: v.string() })), v.nonEmpty()),
});
const dashboard = v.looseObject({
  uid: v.string(),
  title: v.string(),
  schemaVersion: v.number(),
  templating: v.object({ list: v.array(v.looseObject({ name: v.string() })) }),
  panels: v.pipe(v.array(panel), v.nonEmpty()),
});

let rules: v.InferOutput<typeof alerts>['groups'][number]['rules'];
let board: v.InferOutput<typeof dashboard>;
let measured: ReadonlySet<string>;
beforeAll(async () => {
  const [document] = await readYaml(join(DEPLOY, 'monitoring/alerts.yaml'));
  rules = v.parse(alerts, document).groups.flatMap((group) => group.rules);
  board = v.parse(dashboard, JSON.parse(await readFile(join(DEPLOY, 'monitoring/dashboard.json'), 'utf8')));
  measured = readNames(await createMetrics().text());
});

/** Every name of a series, also of those that have no value yet. */
function readNames(text: string): Set<string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) => {
      if (type === 'histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`];
      return type === 'summary' ? [name, `${name}_sum`, `${name}_count`] : [name];
    }),
  );
}

const allQueries = () => {
  const ofBoard = board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ from: title, expr })));
  const ofRules = rules.map(({ alert, expr }) => ({ from: alert, expr }));
  return [...ofBoard, ...ofRules].flatMap(({ from, expr }) =>
    // Grafana puts a duration for its variable before Prometheus sees the expression.
    parseQueries(expr.replaceAll('$__rate_interval', '5m')).map((query) => ({ from, ...query })),
  );
};

describe('dashboard and alerts', () => {
  it('ask for figures that the server gives', () => {
    const unknown = allQueries().filter(({ metric }) => !measured.has(metric) && !FROM_OTHERS.includes(metric));
    expect(unknown).toEqual([]);
  });

  it("ask for this site's figures only, by the job that scrapes them", async () => {
    const own = allQueries().filter(({ metric }) => !metric.startsWith('kube_'));
    expect(own.filter(({ matchers }) => !matchers.includes(JOB))).toEqual([]);
    const [scrape] = await readYaml(join(DEPLOY, 'monitoring/scrape.yaml'));
    const jobs = v.parse(v.object({ scrape_configs: v.array(v.looseObject({ job_name: v.string() })) }), scrape);
    expect(jobs.scrape_configs.map((each) => `job="${each.job_name}"`)).toEqual([JOB]);
  });

  it('know the Deployment by its name, and the memory it may take', async () => {
    const deployment = oneOfKind(await readManifests(join(DEPLOY, 'kubernetes/base/deployment.yaml')), 'Deployment');
    for (const { matchers } of allQueries().filter(({ metric }) => metric.startsWith('kube_'))) {
      expect(matchers).toContain(`deployment="${deployment.metadata?.name}"`);
    }
    const limit = deployment.spec?.template.spec?.containers[0]?.resources?.limits?.memory;
    const megabytes = /^(\d+)Mi$/.exec(`${limit}`)?.[1];
    const memory = rules.find(({ alert }) => alert === 'SiteMemoryNearLimit');
    expect(memory?.expr).toContain(`* ${megabytes} * 1024 * 1024`);
    expect(JSON.stringify(board.panels.find(({ title }) => title === 'Memory'))).toContain(
      `"value":${Number(megabytes) * 1024 * 1024}`,
    );
  });

  it('cover what an operator must hear of', () => {
    const names = rules.map(({ alert }) => alert);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toEqual(
      expect.arrayContaining(['SiteNotScraped', 'SiteNotReady', 'SiteErrors', 'SiteSlow', 'SiteMemoryNearLimit']),
    );
  });
});

describe('dashboard', () => {
  it('shows every figure of our own', () => {
    const own = [...measured].filter((name) => /^(http|response)_.*(total|bucket)$/.test(name));
    const shown = new Set(allQueries().map(({ metric }) => metric));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has panels that do not overlap, each with an id of its own', () => {
    const ids = board.panels.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)}/${y + Math.floor(n / w)}`),
    );
    expect(cells).toHaveLength(new Set(cells).size);
  });

  it('lets the reader choose the data source that its panels name', () => {
    expect(board.templating.list.map(({ name }) => name)).toEqual(['datasource']);
  });
});

describe('a broken expression is found', () => {
  it.each(['sum(rate(http_requests_total[5m])', 'rate(up{job=site}[5m])', 'sum by le (up)', 'up =< 1'])(
    '%s',
    (text) => {
      expect(() => parseQueries(text)).toThrow('no PromQL');
    },
  );

  it('and so is a figure that nobody measures', () => {
    expect(parseQueries('sum(rate(page_cache_hits_total[5m])) > on() up').map(({ metric }) => metric)).toEqual([
      'page_cache_hits_total',
      'up',
    ]);
    expect(measured.has('page_cache_hits_total')).toBe(false);
    expect(measured.has('response_store_hits_total')).toBe(true);
  });
});
