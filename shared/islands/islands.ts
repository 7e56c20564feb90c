/** Name → component, for the server and for tests. The browser loads each island by itself (client/main.ts). */
import type { ComponentProps } from 'react';
import { CareersFilter } from './CareersFilter.tsx';
import { DistributorFilter } from './DistributorFilter.tsx';
import { DocumentFilter } from './DocumentFilter.tsx';
import { EventCountdown } from './EventCountdown.tsx';
import type { IslandName } from './island-names.ts';

export const islands = { CareersFilter, DocumentFilter, DistributorFilter, EventCountdown } satisfies Record<
  IslandName,
  unknown
>;

export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>;
