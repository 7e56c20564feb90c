import { anchors } from '../anchors.ts';
import type { AddressFilter, Choices } from '../filters.ts';
import { Breakable } from './Breakable.tsx';
import { FilteredList } from './FilteredList.tsx';
import { LinkedRow } from './LinkedRow.tsx';
import { RowGroup } from './RowGroup.tsx';

export interface DocumentRow {
  readonly name: string;
  readonly url: string;
  /** "Summary, v1.1, August 2019", where it is known. */
  readonly what?: string;
  /** "PDF, 41 kB, English" */
  readonly format: string;
}

export interface DocumentGroup {
  readonly code: string;
  readonly name: string;
  readonly documents: readonly DocumentRow[];
}

interface DocumentFilterProps {
  readonly categories: readonly DocumentGroup[];
  readonly choices?: Choices;
}

export function categoryFilter(codes: readonly string[]): AddressFilter {
  return { param: 'category', values: codes };
}

/** A library of PDFs by category. */
export function DocumentFilter({ categories, choices = {} }: DocumentFilterProps) {
  return (
    <FilteredList
      filter={categoryFilter(categories.map(({ code }) => code))}
      choices={choices}
      label="Choose Category:"
      all={{ value: '', label: 'All' }}
      groups={categories.map(({ code, name, documents }) => ({ value: code, name, rows: documents }))}
      noun="document"
      everywhere="all categories"
      keyOf={({ url }) => url}
    >
      {(category) => (
        <RowGroup key={category.value} id={`category-${category.value}`} group={category} noun="document">
          {({ name, url, what, format }) => (
            // A document in two categories has an anchor in each.
            <LinkedRow key={url} id={`${category.value}-${anchors.document(url)}`} href={url} title={name} isDownload>
              {what && (
                <span className="line">
                  <Breakable text={what} />
                </span>
              )}{' '}
              <span className="line">{format}</span>
            </LinkedRow>
          )}
        </RowGroup>
      )}
    </FilteredList>
  );
}
