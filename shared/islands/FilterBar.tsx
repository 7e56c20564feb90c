import { Fragment, useId } from 'react';
import type { FilterOption } from '../filters.ts';
import type { AddressFilterState } from './use-address-filters.ts';

export interface FilterSelect {
  readonly param: string;
  readonly label: string;
  /** The first one stands for the default. */
  readonly options: readonly FilterOption[];
}

interface FilterBarProps {
  readonly state: AddressFilterState;
  readonly selects: readonly FilterSelect[];
  /** What the list shows now, in words. */
  readonly status: string;
}

/**
 * Selects, what they lead to in words, and, without scripting, a form with a button. The form exists only inside
 * noscript; the selects belong to it by their `form` attribute, so that a visitor with scripting never meets a form.
 */
export function FilterBar({ state, selects, status }: FilterBarProps) {
  const id = useId();
  return (
    <div className="filter" ref={state.bar}>
      {selects.map(({ param, label, options }) => (
        <Fragment key={param}>
          <label className="filter-label" htmlFor={`${id}${param}`}>
            {label}
          </label>
          <select
            className="filter-select"
            id={`${id}${param}`}
            name={param}
            form={id}
            value={state.choices[param] ?? ''}
            onChange={state.choose}
            autoComplete="off"
          >
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </Fragment>
      ))}
      <noscript>
        <form className="filter-form" id={id} method="get">
          <button className="button" type="submit">
            Show
          </button>
        </form>
      </noscript>
      <p className="filter-status" role="status">
        {status}
      </p>
    </div>
  );
}
