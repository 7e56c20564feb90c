/** The manifests of deploy/kubernetes, as they are and as the overlays change them, without a cluster. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '../../server/config.ts';
import { buildKustomization } from '../support/build-kustomization.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { findManifestFaults } from '../support/manifest-faults.ts';
import { findLooseEnds } from '../support/manifest-references.ts';
import { listedFiles, readKustomization } from '../support/read-kustomization.ts';
import { type Manifest, ofKind, oneOfKind, parseManifests, parseYaml } from '../support/read-manifests.ts';

const ROOT = join(import.meta.dirname, '../..');
const KUBERNETES = join(ROOT, 'deploy/kubernetes');
/** What the official image of Node gives to its user. */
const NODE_USER = 1000;
/** How long answers under way may take once the draining is over: STOP_LIMIT_MS of server/serve.ts. */
const STOP_SECONDS = 6;

const overlays = await readdir(join(KUBERNETES, 'overlays'));
const folders = ['base', ...overlays.map((name) => `overlays/${name}`)];

describe.each(folders)('deploy/kubernetes/%s', (name) => {
  const folder = join(KUBERNETES, name);
  let manifests: Manifest[];
  beforeAll(async () => {
    manifests = await buildKustomization(folder);
  });

  it('lists every file of its folder', async () => {
    const files = (await readdir(folder)).filter((file) => file !== 'kustomization.yaml');
    expect(listedFiles(await readKustomization(folder)).toSorted()).toEqual(files.toSorted());
  });

  it('fits the schemas of Kubernetes', () => {
    expect(manifests.flatMap(findManifestFaults)).toEqual([]);
  });

  it('names only what is there', () => {
    expect(findLooseEnds(manifests)).toEqual([]);
  });

  it('runs as the user of the image, with no rights and nothing to write but the shared assets', async () => {
    const dockerfile = await readFile(join(ROOT, 'Dockerfile'), 'utf8');
    expect(dockerfile.match(/^USER .*/gm)).toEqual(['USER node']);
    const pod = podOf(manifests);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: NODE_USER,
      runAsGroup: NODE_USER,
      fsGroup: NODE_USER,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    const { securityContext, volumeMounts } = containerOf(manifests);
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(volumeMounts).toHaveLength(1);
  });

  it('asks the addresses of the health checks', async () => {
    const { startupProbe, readinessProbe, livenessProbe } = containerOf(manifests);
    const probes = [startupProbe, readinessProbe, livenessProbe];
    expect(probes.map((probe) => probe?.httpGet?.path)).toEqual(['/readyz', '/readyz', '/healthz']);
    const app = await createTestApp();
    for (const probe of probes) {
      const response = await request(app).get(probe?.httpGet?.path ?? '');
      expect(response).toMatchObject({ status: 200, text: 'ok\n' });
    }
  });

  it('gives the site variables that fit the ports, the volume and the host of the routes', () => {
    const config = parseConfig(variablesOf(manifests));
    const { ports, volumeMounts = [] } = containerOf(manifests);
    expect(ports).toEqual([
      { name: 'http', containerPort: config.port },
      { name: 'metrics', containerPort: config.metricsPort },
    ]);
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual([variablesOf(manifests).ASSETS_DIR]);
    for (const { spec } of ofKind(manifests, 'HTTPRoute')) {
      expect(spec.hostnames?.map((host) => `https://${host}`)).toEqual([config.origin]);
    }
  });

  it('leaves a replica the time it needs to go', () => {
    const { drainMs } = parseConfig(variablesOf(manifests));
    const seconds = podOf(manifests).terminationGracePeriodSeconds ?? 0;
    expect(seconds).toBe(15);
    expect(seconds).toBeGreaterThan(drainMs / 1000 + STOP_SECONDS);
  });

  it('takes no old replica away before a new one is ready', () => {
    const { spec } = oneOfKind(manifests, 'Deployment');
    expect(spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
    expect(spec).not.toHaveProperty('replicas');
    expect(oneOfKind(manifests, 'HorizontalPodAutoscaler').spec?.minReplicas).toBeGreaterThan(1);
  });

  it('shares the assets among all replicas, on any machine', () => {
    expect(oneOfKind(manifests, 'PersistentVolumeClaim').spec?.accessModes).toEqual(['ReadWriteMany']);
  });

  it('lets in visitors and Prometheus, each to its port, and nothing out', () => {
    const { policyTypes, ingress, egress } = oneOfKind(manifests, 'NetworkPolicy').spec ?? {};
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    expect(egress).toEqual([]);
    expect(ingress?.map(({ ports }) => ports?.map(({ port }) => port))).toEqual([['http'], ['metrics']]);
    for (const rule of ingress ?? []) {
      expect(rule.from).toHaveLength(1);
      expect(rule.from?.[0]?.namespaceSelector?.matchLabels).not.toEqual({});
    }
    expect(oneOfKind(manifests, 'Service').spec?.ports?.map(({ targetPort }) => targetPort)).toEqual(['http']);
  });

  it('limits a replica as compose does', async () => {
    const { services } = parse(await readFile(join(ROOT, 'compose.yaml'), 'utf8'));
    const { cpus, memory } = services.site.deploy.resources.limits;
    expect(containerOf(manifests).resources?.limits).toEqual({ cpu: cpus, memory: `${memory}i` });
  });
});

it.each(overlays)('the overlay %s pins the image that it runs', async (name) => {
  const image = containerOf(await buildKustomization(join(KUBERNETES, 'overlays', name))).image;
  expect(image).toMatch(/^[^/]+\.[^/]+\/.+(:(?!latest$)[\w.-]+|@sha256:[0-9a-f]{64})$/);
});

describe('a broken manifest is found', () => {
  const broken = (file: string, from: string | RegExp, to: string) => async () => {
    const text = await readFile(join(KUBERNETES, 'base', file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return changed;
  };

  it.each([
    ['a misspelt field', broken('deployment.yaml', 'readinessProbe:', 'readynessProbe:'), /readynessProbe is not/],
    ['a misspelt field at the top', broken('service.yaml', /^spec:/m, 'specs:'), /^\/specs is not a field/],
    ['a field in the wrong place', broken('deployment.yaml', /^spec:/m, 'hostNetwork: true\nspec:'), /hostNetwork/],
    ['a word for a number', broken('deployment.yaml', 'periodSeconds: 1\n', 'periodSeconds: often\n'), /integer/],
    ['a missing list', broken('deployment.yaml', 'containers:', 'initContainers:'), /containers/],
    ['a number as a label', broken('service.yaml', /(selector:\n.*name: ).*/, '$11'), /name type .*string/],
    ['a path of no kind', broken('routes.yaml', 'PathPrefix', 'Prefix'), /allowedValues/],
    ['an outdated version', broken('autoscaler.yaml', 'autoscaling/v2', 'autoscaling/v1'), /no schema/],
  ])('%s', async (_, makeText, fault) => {
    const faults = parseManifests(await makeText()).flatMap(findManifestFaults);
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });

  it.each([
    ['a field given twice', broken('service.yaml', /^spec:/m, 'spec: {}\nspec:')],
    ['an open bracket', broken('network-policy.yaml', 'Egress]', 'Egress')],
  ])('%s', async (_, makeText) => {
    const text = await makeText();
    expect(() => parseYaml(text)).toThrow();
  });

  it.each([
    ['another label', 'Service', /("selector":.*?:)[^,}{]+/, '$1"other"', /^Service selects/],
    ['no label', 'PodDisruptionBudget', /"matchLabels":\{.*?\}/, '"matchLabels":{}', /^PodDisruptionBudget selects/],
    ['an unknown port', 'NetworkPolicy', '"port":"metrics"', '"port":"figures"', /^network policy names figures/],
    ['an unknown claim', 'Deployment', '"claimName":"', '"claimName":"old-', /^volume names old-/],
    [
      'an unknown service',
      'HTTPRoute',
      '"backendRefs":[{"name":"',
      '"backendRefs":[{"name":"old-',
      /^route names old-/,
    ],
  ])('%s', async (_, kind, from, to, looseEnd) => {
    const manifests = (await buildKustomization(join(KUBERNETES, 'base'))).map((manifest): Manifest => {
      const text = JSON.stringify(manifest);
      return manifest.kind === kind ? JSON.parse(text.replace(from, to)) : manifest;
    });
    expect(findLooseEnds(manifests)).toContainEqual(expect.stringMatching(looseEnd));
  });
});

function podOf(manifests: readonly Manifest[]) {
  const pod = oneOfKind(manifests, 'Deployment').spec?.template.spec;
  if (pod === undefined) throw new Error('no pod');
  return pod;
}

function containerOf(manifests: readonly Manifest[]) {
  const [container, ...others] = podOf(manifests).containers;
  if (container === undefined || others.length > 0) throw new Error('not one container');
  return container;
}

function variablesOf(manifests: readonly Manifest[]): Readonly<Record<string, string>> {
  return oneOfKind(manifests, 'ConfigMap').data ?? {};
}
