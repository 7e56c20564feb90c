import { type ReactNode, Suspense } from 'react';
import type { AddressFilterState } from './use-address-filters.ts';

interface FilteredListProps {
  readonly state: AddressFilterState;
  readonly children: ReactNode;
}

/**
 * What the choices leave of a list. The selects never wait for it: React takes over what the server sent when there is
 * nothing else to do, and what another choice has replaced by then not at all.
 */
export function FilteredList({ state, children }: FilteredListProps) {
  return <Suspense key={state.query}>{children}</Suspense>;
}
