import { EventCountdown } from '../shared/islands/EventCountdown.tsx';
import { hydrateIsland } from './hydrate-island.ts';

hydrateIsland('EventCountdown', EventCountdown);
