import { type ReactNode, useId } from 'react';
import { type AddressFilter, type Choices, countInWords, type FilterOption, writeFilters } from '../filters.ts';
import { paths } from '../paths.ts';
import { useAddressFilter } from './use-address-filter.ts';

export interface FilterGroup<Row> {
  /** Value of the parameter in the address. */
  readonly value: string;
  readonly name: string;
  readonly rows: readonly Row[];
}

interface FilteredListProps<Row> {
  readonly filter: AddressFilter;
  readonly choices: Choices;
  readonly label: string;
  /** The default option. */
  readonly all: FilterOption;
  readonly groups: readonly FilterGroup<Row>[];
  /** Singular: "offer". */
  readonly noun: string;
  /** All groups together: "all areas". */
  readonly everywhere: string;
  /** Rows with the same key are counted once. */
  readonly keyOf: (row: Row) => unknown;
  /** The list of the groups that are shown. */
  readonly children: (shown: readonly FilterGroup<Row>[]) => ReactNode;
}

/** A list in groups, and a select that shows one of them; without scripting the same choices are links. */
export function FilteredList<Row>({ filter, choices, label, all, groups, ...list }: FilteredListProps<Row>) {
  const id = useId();
  const { choice, select, choose, leave } = useAddressFilter(filter, choices);
  const options = [all, ...groups.map(({ value, name }) => ({ value, label: name }))];
  const chosen = choice ?? all.value;
  const shown = groups.filter(({ value }) => choice === undefined || value === choice);
  const where = choice === undefined ? list.everywhere : shown[0]?.name;
  const count = new Set(shown.flatMap(({ rows }) => rows.map(list.keyOf))).size;
  return (
    <>
      <div className="filter split no-print">
        <label className="side" htmlFor={id}>
          {label}
        </label>
        <select
          id={id}
          name={filter.param}
          ref={select}
          value={chosen}
          onChange={choose}
          onBlur={leave}
          autoComplete="off"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <noscript>
          <ul className="cluster">
            {options.map((option) => (
              <li key={option.value}>
                <a
                  href={option === all ? '?' : writeFilters([filter], { [filter.param]: option.value })}
                  aria-current={option.value === chosen ? 'true' : undefined}
                >
                  {option.label}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
        <p className="secondary" role="status">
          {countInWords(count, list.noun) + (groups.length > 0 ? ` in ${where}` : '')}
        </p>
      </div>
      {count > 0 ? (
        list.children(shown)
      ) : (
        <section className="section split is-dense">
          <h2>{`No ${list.noun}s${choice === undefined ? '' : ` in ${where}`} at the moment`}</h2>
          <ul className="cluster">
            {choice !== undefined && (
              <li>
                <a href="?">{`Show all ${list.noun}s`}</a>
              </li>
            )}
            <li>
              <a href={paths.company('ContactCorgemont')}>Ask headquarters</a>
            </li>
          </ul>
        </section>
      )}
    </>
  );
}
