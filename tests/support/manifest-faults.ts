/** A manifest against the published schema of its kind, from Kubernetes' and the Gateway API's own definitions. */
import { validate as httpRoute } from '@kubernetes-models/gateway-api/_schemas/IoK8sSigsGatewayApiApisV1HTTPRoute';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as claim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import type { Kinds, Manifest } from './read-manifests.ts';

interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: unknown;
}
type Validate = ((data: unknown) => boolean) & { readonly errors?: readonly SchemaError[] | null };

const SCHEMAS: Readonly<Record<keyof Kinds, { apiVersion: string; validate: Validate }>> = {
  ConfigMap: { apiVersion: 'v1', validate: configMap },
  Deployment: { apiVersion: 'apps/v1', validate: deployment },
  HorizontalPodAutoscaler: { apiVersion: 'autoscaling/v2', validate: autoscaler },
  HTTPRoute: { apiVersion: 'gateway.networking.k8s.io/v1', validate: httpRoute },
  Namespace: { apiVersion: 'v1', validate: namespace },
  NetworkPolicy: { apiVersion: 'networking.k8s.io/v1', validate: networkPolicy },
  PersistentVolumeClaim: { apiVersion: 'v1', validate: claim },
  PodDisruptionBudget: { apiVersion: 'policy/v1', validate: disruptionBudget },
  Service: { apiVersion: 'v1', validate: service },
};

/** @returns a line for each fault: a wrong or missing value, else a field that the schema does not know */
export function findManifestFaults(manifest: Manifest): string[] {
  const { apiVersion, kind } = manifest;
  const schema = Object.hasOwn(SCHEMAS, kind) ? SCHEMAS[kind as keyof Kinds] : undefined;
  if (schema?.apiVersion !== apiVersion) return [`no schema for ${apiVersion} ${kind}`];
  const read = new Set<string>();
  if (!schema.validate(recordReads(manifest, '', read))) {
    return (schema.validate.errors ?? []).map(
      ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
    );
  }
  return findUnread(manifest, '', read).map((path) => `${path} is not a field`);
}

/**
 * The schemas allow fields they do not know, as the API does, so that a misspelt one would be dropped in silence. A
 * compiled schema reads every field that it knows: what it has not read is unknown.
 */
function recordReads<T extends object>(value: T, path: string, read: Set<string>): T {
  return new Proxy(value, {
    get(target, key) {
      const child: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return child;
      read.add(`${path}/${key}`);
      return typeof child === 'object' && child !== null ? recordReads(child, `${path}/${key}`, read) : child;
    },
  });
}

function findUnread(value: unknown, path: string, read: ReadonlySet<string>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const childPath = `${path}/${key}`;
    return read.has(childPath) ? findUnread(child, childPath, read) : [childPath];
  });
}
