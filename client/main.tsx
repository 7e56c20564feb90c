/** Finds the islands in a delivered page and hydrates them. A page without islands never loads this. */
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, identifierPrefix } from '../shared/islands/island-names.ts';

const load: Record<IslandName, () => Promise<ComponentType<never>>> = {
  CareersFilter: async () => (await import('../shared/islands/CareersFilter.tsx')).CareersFilter,
  DocumentFilter: async () => (await import('../shared/islands/DocumentFilter.tsx')).DocumentFilter,
  DistributorFilter: async () => (await import('../shared/islands/DistributorFilter.tsx')).DistributorFilter,
  EventCountdown: async () => (await import('../shared/islands/EventCountdown.tsx')).EventCountdown,
};

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const name = element.dataset.island as IslandName;
  const props = JSON.parse(element.dataset.props ?? '{}');
  const island = await load[name]();
  hydrateRoot(element, createElement(island, props), { identifierPrefix: identifierPrefix(name) });
}
