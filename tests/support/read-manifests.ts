/** YAML of deploy/ → documents, typed by their kind once the schemas have accepted them (manifest-faults.ts). */
import { readFile } from 'node:fs/promises';
import type { IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IConfigMap, INamespace, IPersistentVolumeClaim, IService } from 'kubernetes-models/v1';
import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';

export interface Kinds {
  readonly ConfigMap: IConfigMap;
  readonly Deployment: IDeployment;
  readonly HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  readonly HTTPRoute: IHTTPRoute;
  readonly Namespace: INamespace;
  readonly NetworkPolicy: INetworkPolicy;
  readonly PersistentVolumeClaim: IPersistentVolumeClaim;
  readonly PodDisruptionBudget: IPodDisruptionBudget;
  readonly Service: IService;
}

const manifest = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
});
export type Manifest = v.InferOutput<typeof manifest>;

/** @throws where the text is no YAML, or YAML that readers understand differently, such as a key given twice */
export function parseYaml(text: string): unknown[] {
  return parseAllDocuments(text, { version: '1.2', strict: true, uniqueKeys: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) throw problem;
    return document.toJS();
  });
}

/** @throws with the file's name */
export async function readYaml(path: string): Promise<unknown[]> {
  try {
    return parseYaml(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(path, { cause: error });
  }
}

export function parseManifests(text: string): Manifest[] {
  return parseYaml(text).map((document) => v.parse(manifest, document));
}

export async function readManifests(path: string): Promise<Manifest[]> {
  return parseManifests(await readFile(path, 'utf8'));
}

export function ofKind<K extends keyof Kinds>(manifests: readonly Manifest[], kind: K): Kinds[K][] {
  return manifests.filter((each) => each.kind === kind) as unknown as Kinds[K][];
}

/** @throws where there is none of this kind, or more than one */
export function oneOfKind<K extends keyof Kinds>(manifests: readonly Manifest[], kind: K): Kinds[K] {
  const [first, ...others] = ofKind(manifests, kind);
  if (first === undefined || others.length > 0)
    throw new Error(`not one ${kind}, but ${others.length + (first ? 1 : 0)}`);
  return first;
}
