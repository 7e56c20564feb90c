import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type AddressFilter, type Choices, knownChoices, readFilters, writeFilters } from '../filters.ts';

export interface AddressFilterState {
  readonly choices: Choices;
  /** The choices as the query of an address. */
  readonly query: string;
  /** What holds the selects, each named after its parameter. */
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly choose: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/**
 * Keeps choices in the address: choosing pushes an entry, the back button returns to the one before.
 * @param initial what the server rendered for this address
 */
export function useAddressFilters(filters: readonly AddressFilter[], initial: Choices): AddressFilterState {
  const [choices, setChoices] = useState(initial);
  const bar = useRef<HTMLDivElement>(null);

  function show(next: Choices, remember: 'push' | 'replace'): void {
    setChoices(next);
    const address = `${location.pathname}${writeFilters(filters, next)}`;
    if (address !== `${location.pathname}${location.search}`) {
      history[remember === 'push' ? 'pushState' : 'replaceState'](null, '', address);
    }
  }

  // Before this code arrived, the visitor may have chosen, and the browser may have restored an earlier choice: what
  // the elements show is what the visitor sees, so the list follows them. Or the visitor may have gone back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at mount; the filters are constants of the page
  useEffect(() => {
    const selects = [...(bar.current?.querySelectorAll('select') ?? [])];
    const shown = knownChoices(filters, (param) => selects.find(({ name }) => name === param)?.value);
    const followAddress = () => setChoices(readFilters(filters, location.search));
    const isNew = (choices: Choices) => writeFilters(filters, choices) !== writeFilters(filters, initial);
    if (isNew(shown)) show(shown, 'replace');
    else if (isNew(readFilters(filters, location.search))) followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  return {
    choices,
    query: writeFilters(filters, choices),
    bar,
    choose({ currentTarget: { name, value } }) {
      show(
        knownChoices(filters, (param) => (param === name ? value : choices[param])),
        'push',
      );
    },
  };
}
