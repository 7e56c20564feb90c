import { type RefObject, useEffect, useRef, useState } from 'react';
import { type AddressFilter, type Choices, readFilters } from '../filters.ts';

interface AddressFilterState {
  /** Undefined for the default. */
  readonly choice: string | undefined;
  readonly select: RefObject<HTMLSelectElement | null>;
  readonly choose: () => void;
  /** The select has lost the focus. */
  readonly leave: () => void;
}

/**
 * Keeps the choice of a select in the address, beside whatever else is there. However many values are passed by arrow
 * keys while the select has the focus, the history gets one entry.
 * @param initial what the server rendered for this address
 */
export function useAddressFilter(filter: AddressFilter, initial: Choices): AddressFilterState {
  const { param, values } = filter;
  const [choice, setChoice] = useState(initial[param]);
  const select = useRef<HTMLSelectElement>(null);
  /** The current entry of the history is of this visit of the select. */
  const hasEntry = useRef(false);

  const selected = () => values.find((value) => value === select.current?.value);

  function show(next: string | undefined, change: 'pushState' | 'replaceState'): void {
    setChoice(next);
    const address = new URL(location.href);
    if (next === undefined) address.searchParams.delete(param);
    else address.searchParams.set(param, next);
    if (address.href !== location.href) history[change](null, '', address);
  }

  function choose(): void {
    show(selected(), hasEntry.current ? 'replaceState' : 'pushState');
    // Safari does not give the focus to a select that is clicked.
    hasEntry.current = document.activeElement === select.current;
  }

  function leave(): void {
    hasEntry.current = false;
  }

  // Before hydration the visitor may have chosen, or the browser may have restored a choice: then the list follows the
  // select. Or the visitor may have gone back: then both follow the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at mount; the filter is a constant of the page
  useEffect(() => {
    function followAddress(): void {
      leave();
      setChoice(readFilters([filter], location.search)[param]);
    }
    if (selected() === initial[param]) followAddress();
    else show(selected(), 'replaceState');
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  return { choice, select, choose, leave };
}
