import { useId } from 'react';
import type { FilterOption } from '../filters.ts';
import type { AddressFilterState } from './use-address-filter.ts';

interface FilterBarProps {
  readonly state: AddressFilterState;
  readonly param: string;
  readonly label: string;
  /** The first option, which shows everything. */
  readonly all: { readonly label: string; readonly count: number };
  readonly options: readonly FilterOption[];
  /** What the list shows now, in words. */
  readonly status: string;
}

/**
 * A select, its count, and, without scripting, a form with a button. The form exists only inside noscript;
 * the select belongs to it by its `form` attribute, so that a visitor with scripting never meets a form.
 */
export function FilterBar({ state, param, label, all, options, status }: FilterBarProps) {
  const id = useId();
  const formId = `${param}-form`;
  return (
    <div className="filter">
      <label className="filter-label" htmlFor={id}>
        {label}
      </label>
      <select
        className="filter-select"
        id={id}
        ref={state.select}
        name={param}
        form={formId}
        value={state.value ?? ''}
        onChange={state.choose}
        autoComplete="off"
      >
        <option value="">{`${all.label} (${all.count})`}</option>
        {options.map(({ value, label: name, count }) => (
          <option key={value} value={value}>
            {`${name} (${count})`}
          </option>
        ))}
      </select>
      <noscript>
        <form className="filter-form" id={formId} method="get">
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
