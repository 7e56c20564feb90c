import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type AddressFilter, readFilter, writeFilter } from '../filters.ts';

export interface AddressFilterState {
  readonly value: string | undefined;
  readonly select: RefObject<HTMLSelectElement | null>;
  readonly choose: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/**
 * Keeps a choice in the address: choosing pushes an entry, the back button returns to the one before.
 * @param initial what the server rendered for this address
 */
export function useAddressFilter(filter: AddressFilter, initial: string | undefined): AddressFilterState {
  const [value, setValue] = useState(initial);
  const select = useRef<HTMLSelectElement>(null);

  function show(next: string, remember: 'push' | 'replace'): void {
    const known = filter.values.includes(next) ? next : undefined;
    setValue(known);
    const address = `${location.pathname}${writeFilter(filter, known)}`;
    if (address !== `${location.pathname}${location.search}`) {
      history[remember === 'push' ? 'pushState' : 'replaceState'](null, '', address);
    }
  }

  // The visitor may have chosen before this code arrived, and the browser may have restored an earlier choice:
  // what the element shows is what the visitor sees, so the list follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at mount; the filter is a constant of the page
  useEffect(() => {
    const shown = select.current?.value ?? '';
    if (shown !== (initial ?? '')) show(shown, 'replace');
    const followAddress = () => setValue(readFilter(filter, location.search));
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  return { value, select, choose: (event) => show(event.currentTarget.value, 'push') };
}
