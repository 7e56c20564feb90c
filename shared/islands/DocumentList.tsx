import { Breakable } from './Breakable.tsx';
import { GroupCount } from './GroupCount.tsx';
import { SelfLink } from './SelfLink.tsx';

export interface DocumentRow {
  readonly name: string;
  readonly url: string;
  /** "Summary, v1.1, August 2019", where it is known. */
  readonly what?: string;
  /** "PDF, 41 kB, English" */
  readonly format: string;
  /** What lists are sorted by. */
  readonly number?: string;
}

/** A row that can be linked to. */
export interface AnchoredRow extends DocumentRow {
  readonly id: string;
}

interface DocumentListProps {
  readonly id: string;
  /** The category, where the list is one. */
  readonly group?: string;
  readonly heading: string;
  readonly rows: readonly AnchoredRow[];
}

/** Documents under a heading. */
export function DocumentList({ id, group, heading, rows }: DocumentListProps) {
  return (
    <section className="section list-group" aria-labelledby={id} data-group={group}>
      <h2 id={id}>
        {heading}
        <GroupCount count={rows.length} singular="document" />
      </h2>
      <ul className="rows">
        {rows.map(({ id: anchor, name, url, what, format }) => (
          <li className="row" key={anchor} id={anchor}>
            <a className="row-link" href={url}>
              <span className="row-title">{name}</span>
              <span className="row-detail">
                {what && (
                  <span className="line">
                    <Breakable text={what} />
                  </span>
                )}
                <span className="line">{format}</span>
              </span>
            </a>
            <SelfLink id={anchor} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
