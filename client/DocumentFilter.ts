import { DocumentFilter } from '../shared/islands/DocumentFilter.tsx';
import { hydrateIsland } from './hydrate-island.ts';

hydrateIsland('DocumentFilter', DocumentFilter);
