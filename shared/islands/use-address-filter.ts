import { type RefObject, useEffect, useRef, useState } from 'react';
import { type AddressFilter, type Choices, readFilters, writeFilters } from '../filters.ts';

interface AddressFilterState {
  /** Undefined for the default. */
  readonly choice: string | undefined;
  readonly select: RefObject<HTMLSelectElement | null>;
  readonly choose: () => void;
}

/**
 * Keeps the choice of a select in the address: choosing adds an entry to the history.
 * @param initial what the server rendered for this address
 */
export function useAddressFilter(filter: AddressFilter, initial: Choices): AddressFilterState {
  const { param, values } = filter;
  const [choice, setChoice] = useState(initial[param]);
  const select = useRef<HTMLSelectElement>(null);

  const selected = () => values.find((value) => value === select.current?.value);

  function show(next: string | undefined, change: 'pushState' | 'replaceState'): void {
    setChoice(next);
    const query = writeFilters([filter], next === undefined ? {} : { [param]: next });
    if (query !== location.search) history[change](null, '', location.pathname + query);
  }

  // Before hydration the visitor may have chosen, or the browser may have restored a choice: then the list follows the
  // select. Or the visitor may have gone back: then both follow the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at mount; the filter is a constant of the page
  useEffect(() => {
    const followAddress = () => setChoice(readFilters([filter], location.search)[param]);
    if (selected() === initial[param]) followAddress();
    else show(selected(), 'replaceState');
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  return { choice, select, choose: () => show(selected(), 'pushState') };
}
