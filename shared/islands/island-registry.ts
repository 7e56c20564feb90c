/**
 * All islands. Their names and client modules follow from this list; each component is in the file of its name. Only the
 * server and the build load this module.
 */
import type { ComponentProps } from 'react';
import { CareersFilter } from './CareersFilter.tsx';
import { DistributorFilter } from './DistributorFilter.tsx';
import { DocumentFilter } from './DocumentFilter.tsx';
import { EventCountdown } from './EventCountdown.tsx';

export const islands = { CareersFilter, DistributorFilter, DocumentFilter, EventCountdown };

export type IslandProps<Name extends keyof typeof islands> = ComponentProps<(typeof islands)[Name]>;
