/** A folder of deploy/kubernetes → the manifests that `kubectl apply --kustomize` would send; names keep their form. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { type Kustomization, readKustomization } from './read-kustomization.ts';
import { type Manifest, ofKind, readManifests, readYaml } from './read-manifests.ts';

type Patch = Kustomization['patches'][number];
type Fields = Record<string, unknown>;

const jsonPatch = v.array(
  v.strictObject({ op: v.literal('replace'), path: v.pipe(v.string(), v.startsWith('/')), value: v.unknown() }),
);

/** @throws where a file is not there, or a patch finds nothing to change */
export async function buildKustomization(folder: string): Promise<Manifest[]> {
  const kustomization = await readKustomization(folder);
  const manifests = await readResources(folder, kustomization);
  for (const patch of kustomization.patches) await applyPatch(manifests, folder, patch);
  const containers = ofKind(manifests, 'Deployment').flatMap(({ spec }) => spec?.template.spec?.containers ?? []);
  for (const { name, newName, newTag, digest } of kustomization.images) {
    for (const container of containers.filter(({ image }) => image?.startsWith(`${name}:`))) {
      container.image = digest === undefined ? `${newName}:${newTag}` : `${newName}@${digest}`;
    }
  }
  return manifests;
}

async function readResources(folder: string, { resources, configMapGenerator }: Kustomization): Promise<Manifest[]> {
  const manifests: Manifest[] = [];
  for (const path of resources) {
    const read = path.endsWith('.yaml') ? readManifests : buildKustomization;
    manifests.push(...(await read(join(folder, path))));
  }
  for (const { name, behavior, envs } of configMapGenerator) {
    const files = await Promise.all(envs.map((path) => readFile(join(folder, path), 'utf8')));
    const generated = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name },
      data: { ...parseEnv(files.join('\n')) },
    };
    if (behavior === undefined) manifests.push(generated);
    else for (const target of find(manifests, { kind: 'ConfigMap', name })) merge(target, generated);
  }
  return manifests;
}

async function applyPatch(manifests: readonly Manifest[], folder: string, { path, target }: Patch): Promise<void> {
  if (target === undefined) {
    for (const patch of await readManifests(join(folder, path))) {
      for (const manifest of find(manifests, { kind: patch.kind, name: patch.metadata.name })) merge(manifest, patch);
    }
    return;
  }
  const [document] = await readYaml(join(folder, path));
  for (const manifest of find(manifests, target)) {
    for (const { path, value } of v.parse(jsonPatch, document)) replace(manifest, path.slice(1).split('/'), value);
  }
}

function find(manifests: readonly Manifest[], { kind, name }: NonNullable<Patch['target']>): Manifest[] {
  const found = manifests.filter((each) => each.kind === kind && (name === undefined || each.metadata.name === name));
  if (found.length === 0) throw new Error(`no ${kind} ${name ?? ''} to change`);
  return found;
}

/** @throws on lists: kustomize joins some of them by key and replaces others */
function merge(target: Fields, patch: Fields): void {
  for (const [key, value] of Object.entries(patch)) {
    if (Array.isArray(value)) throw new Error(`a list in a merge patch: ${key}`);
    if (isFields(value) && isFields(target[key])) merge(target[key], value);
    else target[key] = value;
  }
}

function replace(target: unknown, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (!isFields(target) || !Object.hasOwn(target, key)) throw new Error(`nothing to replace at ${key}`);
  if (rest.length > 0) replace(target[key], rest, value);
  else target[key] = structuredClone(value);
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
