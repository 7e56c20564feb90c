/**
 * The instructions for kustomize in a folder of deploy/kubernetes, as far as ours use them. Anything else throws: a
 * test that skipped it would hold something other than what is applied.
 */
import { join } from 'node:path';
import * as v from 'valibot';
import { readYaml } from './read-manifests.ts';

const kustomization = v.strictObject({
  apiVersion: v.literal('kustomize.config.k8s.io/v1beta1'),
  kind: v.literal('Kustomization'),
  namespace: v.optional(v.string()),
  labels: v.optional(
    v.array(v.strictObject({ pairs: v.record(v.string(), v.string()), includeTemplates: v.literal(true) })),
  ),
  resources: v.array(v.string()),
  images: v.optional(
    v.array(
      v.strictObject({
        name: v.string(),
        newName: v.string(),
        newTag: v.optional(v.string()),
        digest: v.optional(v.string()),
      }),
    ),
    [],
  ),
  configMapGenerator: v.optional(
    v.array(v.strictObject({ name: v.string(), behavior: v.optional(v.literal('merge')), envs: v.array(v.string()) })),
    [],
  ),
  patches: v.optional(
    v.array(
      v.strictObject({
        path: v.string(),
        target: v.optional(v.strictObject({ kind: v.string(), name: v.optional(v.string()) })),
      }),
    ),
    [],
  ),
});
export type Kustomization = v.InferOutput<typeof kustomization>;

export async function readKustomization(folder: string): Promise<Kustomization> {
  const [document] = await readYaml(join(folder, 'kustomization.yaml'));
  return v.parse(kustomization, document);
}

/** What it names in its own folder. */
export function listedFiles({ resources, configMapGenerator, patches }: Kustomization): string[] {
  const files = [...resources, ...configMapGenerator.flatMap(({ envs }) => envs), ...patches.map(({ path }) => path)];
  return files.filter((path) => !path.startsWith('..'));
}
