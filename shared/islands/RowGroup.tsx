import type { ReactNode } from 'react';
import type { FilterGroup } from './FilteredList.tsx';

interface RowGroupProps<Row> {
  readonly id: string;
  readonly group: FilterGroup<Row>;
  readonly noun: string;
  readonly children: (row: Row) => ReactNode;
}

export function RowGroup<Row>({ id, group: { name, rows }, noun, children }: RowGroupProps<Row>) {
  return (
    <section className="section split is-dense" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {rows.length === 0 ? (
        <p>{`There are no ${noun}s in ${name} at the moment.`}</p>
      ) : (
        <ul className="list-rows columns-on-paper">{rows.map(children)}</ul>
      )}
    </section>
  );
}
