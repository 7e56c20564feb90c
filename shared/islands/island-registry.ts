/**
 * The parts that move, declared here and nowhere else: names, client modules and the lists that pages carry follow. An
 * island's component stands in the file of its name. The browser never loads this module, only the island it needs.
 */
import type { ComponentProps } from 'react';
import { CareersFilter } from './CareersFilter.tsx';
import { DistributorFilter } from './DistributorFilter.tsx';
import { DocumentFilter } from './DocumentFilter.tsx';
import { EventCountdown } from './EventCountdown.tsx';

export const islands = { CareersFilter, DistributorFilter, DocumentFilter, EventCountdown };

export type IslandProps<Name extends keyof typeof islands> = ComponentProps<(typeof islands)[Name]>;
