import { DistributorFilter } from '../shared/islands/DistributorFilter.tsx';
import { hydrateIsland } from './hydrate-island.ts';

hydrateIsland('DistributorFilter', DistributorFilter);
