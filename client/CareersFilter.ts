import { CareersFilter } from '../shared/islands/CareersFilter.tsx';
import { hydrateIsland } from './hydrate-island.ts';

hydrateIsland('CareersFilter', CareersFilter);
