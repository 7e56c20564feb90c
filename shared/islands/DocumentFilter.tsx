import type { AddressFilter, Choices } from '../filters.ts';
import { FilteredList } from './FilteredList.tsx';
import { LinkedRow } from './LinkedRow.tsx';
import { RowGroup } from './RowGroup.tsx';

export interface DocumentRow {
  readonly name: string;
  readonly url: string;
  /** "v1.1, August 2019", and what it is and in which language, unless it is a summary in English; can be empty. */
  readonly edition: string;
  /** "41 kB"; empty where it is not known. */
  readonly size: string;
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

const anchorOf = (code: string) => `category-${code}`;

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
      {(shown) => (
        <>
          {shown.length > 1 && (
            <ul className="categories cluster is-swiped">
              {shown.map(({ value, name }) => (
                <li key={value}>
                  <a href={`#${anchorOf(value)}`}>{name}</a>
                </li>
              ))}
            </ul>
          )}
          {shown.map((category) => (
            <RowGroup key={category.value} id={anchorOf(category.value)} group={category} noun="document">
              {({ name, url, edition, size }) => (
                <LinkedRow key={url} href={url} title={name} details={[edition, size]} isDownload />
              )}
            </RowGroup>
          ))}
        </>
      )}
    </FilteredList>
  );
}
