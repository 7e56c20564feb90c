/** What the manifests of one cluster say of each other: labels, names of ports, volumes and objects. */
import { type Manifest, ofKind, oneOfKind } from './read-manifests.ts';

type Labels = Readonly<Record<string, string>>;

interface Reference {
  /** Who refers, and by what. */
  readonly from: string;
  readonly to: string | number | undefined;
  readonly known: readonly (string | number | undefined)[];
}

/** @returns a line for each name or label that leads nowhere */
export function findLooseEnds(manifests: readonly Manifest[]): string[] {
  return [...findMissedLabels(manifests), ...findMissedNames(manifests)];
}

function findMissedLabels(manifests: readonly Manifest[]): string[] {
  const { spec } = oneOfKind(manifests, 'Deployment');
  const pod = spec?.template.metadata?.labels ?? {};
  const selectors: [string, Labels | undefined][] = [
    ['Deployment', spec?.selector.matchLabels],
    ...(spec?.template.spec?.topologySpreadConstraints ?? []).map((each): [string, Labels | undefined] => [
      `spread over ${each.topologyKey}`,
      each.labelSelector?.matchLabels,
    ]),
    ...ofKind(manifests, 'Service').map((each): [string, Labels | undefined] => ['Service', each.spec?.selector]),
    ['PodDisruptionBudget', oneOfKind(manifests, 'PodDisruptionBudget').spec?.selector?.matchLabels],
    ['NetworkPolicy', oneOfKind(manifests, 'NetworkPolicy').spec?.podSelector?.matchLabels],
  ];
  return selectors
    .filter(([, labels]) => labels === undefined || !isSubset(labels, pod))
    .map(([from, labels]) => `${from} selects ${JSON.stringify(labels)}, pods have ${JSON.stringify(pod)}`);
}

/** No label at all selects every pod there is: that is none of ours. */
function isSubset(labels: Labels, of: Labels): boolean {
  const entries = Object.entries(labels);
  return entries.length > 0 && entries.every(([name, value]) => of[name] === value);
}

function findMissedNames(manifests: readonly Manifest[]): string[] {
  const references = [...namesWithinPod(manifests), ...namesAroundPod(manifests)];
  return references
    .filter(({ to, known }) => to === undefined || !known.includes(to))
    .map(({ from, to, known }) => `${from} names ${to}, there is ${known.join(', ')}`);
}

function namesWithinPod(manifests: readonly Manifest[]): Reference[] {
  const pod = oneOfKind(manifests, 'Deployment').spec?.template.spec;
  const claims = namesOf(manifests, 'PersistentVolumeClaim');
  const volumes = pod?.volumes ?? [];
  return [
    ...volumes.map((each) => ({ from: 'volume', to: each.persistentVolumeClaim?.claimName, known: claims })),
    ...(pod?.containers ?? []).flatMap((container) => {
      const ports = (container.ports ?? []).map((port) => port.name);
      const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
      return [
        ...probes.map((probe) => ({ from: 'probe', to: probe?.httpGet?.port, known: ports })),
        ...(container.volumeMounts ?? []).map(({ name }) => ({
          from: 'volume mount',
          to: name,
          known: volumes.map((volume) => volume.name),
        })),
        ...(container.envFrom ?? []).map((source) => ({
          from: 'envFrom',
          to: source.configMapRef?.name,
          known: namesOf(manifests, 'ConfigMap'),
        })),
      ];
    }),
  ];
}

function namesAroundPod(manifests: readonly Manifest[]): Reference[] {
  const { metadata, spec } = oneOfKind(manifests, 'Deployment');
  const ports = (spec?.template.spec?.containers ?? []).flatMap(({ ports = [] }) => ports.map(({ name }) => name));
  const services = ofKind(manifests, 'Service');
  const { scaleTargetRef } = oneOfKind(manifests, 'HorizontalPodAutoscaler').spec ?? {};
  const policy = oneOfKind(manifests, 'NetworkPolicy').spec;
  const backends = ofKind(manifests, 'HTTPRoute')
    .flatMap((route) => route.spec.rules ?? [])
    .flatMap((rule) => rule.backendRefs ?? []);
  return [
    { from: 'autoscaler', to: scaleTargetRef?.name, known: [metadata?.name] },
    ...services.flatMap(({ spec }) =>
      (spec?.ports ?? []).map(({ targetPort }) => ({ from: 'service', to: targetPort, known: ports })),
    ),
    ...(policy?.ingress ?? [])
      .flatMap((rule) => rule.ports ?? [])
      .map(({ port }) => ({ from: 'network policy', to: port, known: ports })),
    ...backends.flatMap(({ name, port }) => [
      { from: 'route', to: name, known: namesOf(manifests, 'Service') },
      { from: 'route', to: port, known: services.flatMap(({ spec }) => (spec?.ports ?? []).map((each) => each.port)) },
    ]),
  ];
}

function namesOf(manifests: readonly Manifest[], kind: string): string[] {
  return manifests.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);
}
