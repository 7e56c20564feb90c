/** Finds an island in the delivered page and hydrates it. */
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, identifierPrefix } from '../shared/islands/island-id.ts';

export function hydrateIsland<Props extends object>(name: IslandName, island: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? '{}');
    // client/main.ts reads its absence as: hydrated.
    delete element.dataset.props;
    hydrateRoot(element, createElement(island, props), { identifierPrefix: identifierPrefix(name) });
  }
}
