/** The files below deploy/: manifests against the published schemas, and variables that must agree with the server. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validate as httpRoute } from '@kubernetes-models/gateway-api/_schemas/IoK8sSigsGatewayApiApisV1HTTPRoute';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { parseConfig } from '../../server/config.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const BASE = join(DEPLOY, 'kubernetes/base');

type Validate = ((data: unknown) => boolean) & { readonly errors?: unknown };

const SCHEMAS: Readonly<Record<string, Validate>> = {
  'apps/v1 Deployment': deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'gateway.networking.k8s.io/v1 HTTPRoute': httpRoute,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 Namespace': namespace,
  'v1 Service': service,
};

async function readYaml<T>(file: string): Promise<T[]> {
  const documents = parseAllDocuments(await readFile(file, 'utf8'), { strict: true, uniqueKeys: true });
  return documents.map((document) => {
    expect([...document.errors, ...document.warnings], file).toEqual([]);
    return document.toJS() as T;
  });
}

const manifests = (await readdir(BASE)).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');

describe('the manifests', () => {
  it.each(manifests)('of %s fit their schemas', async (file) => {
    for (const manifest of await readYaml<{ apiVersion: string; kind: string }>(join(BASE, file))) {
      const validate = SCHEMAS[`${manifest.apiVersion} ${manifest.kind}`];
      expect(validate?.(manifest), JSON.stringify(validate?.errors)).toBe(true);
    }
  });

  it('are all listed', async () => {
    const [{ resources }] = (await readYaml<{ resources: string[] }>(join(BASE, 'kustomization.yaml'))) as [
      { resources: string[] },
    ];
    expect(resources.toSorted()).toEqual(manifests.toSorted());
  });

  it('set only variables that the site accepts', async () => {
    const lines = (await readFile(join(BASE, 'site.env'), 'utf8')).split('\n').filter((line) => /^\w/.test(line));
    expect(() => parseConfig(Object.fromEntries(lines.map((line) => line.split(/=(.*)/))))).not.toThrow();
  });
});
