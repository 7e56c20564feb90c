import { countInWords } from '../filters.ts';
import { anchors } from '../paths.ts';
import { FilterBar } from './FilterBar.tsx';
import { useAddressFilter } from './use-address-filter.ts';

export const DOCUMENT_FILTER_PARAM = 'category';

export interface DocumentRow {
  readonly name: string;
  readonly url: string;
  /** "PDF, 41 kB, English" */
  readonly detail: string;
  /** Document number and edition, where they are known. */
  readonly number?: string;
}

export interface DocumentGroup {
  readonly code: string;
  readonly name: string;
  readonly documents: readonly DocumentRow[];
}

interface DocumentFilterProps {
  readonly categories: readonly DocumentGroup[];
  readonly selected?: string | undefined;
}

/** A library of PDFs by category; the select leaves one category. */
export function DocumentFilter({ categories, selected }: DocumentFilterProps) {
  const state = useAddressFilter(
    { param: DOCUMENT_FILTER_PARAM, values: categories.map((category) => category.code) },
    selected,
  );
  const shown = categories.filter((category) => state.value === undefined || category.code === state.value);
  const total = categories.reduce((sum, category) => sum + category.documents.length, 0);
  const count = shown.reduce((sum, category) => sum + category.documents.length, 0);
  const where = state.value === undefined ? 'in all categories' : `in ${shown[0]?.name}`;
  return (
    <>
      <FilterBar
        state={state}
        param={DOCUMENT_FILTER_PARAM}
        label="Choose Category:"
        all={{ label: 'All', count: total }}
        options={categories.map(({ code, name, documents }) => ({ value: code, label: name, count: documents.length }))}
        status={`${countInWords(count, 'document')} ${where}`}
      />
      {shown.map((category) => (
        <section className="section list-group" key={category.code} aria-labelledby={`category-${category.code}`}>
          <h2 id={`category-${category.code}`}>{category.name}</h2>
          <ul className="rows">
            {category.documents.map((document) => (
              <li className="row" key={document.url} id={`${category.code}-${anchors.document(document.url)}`}>
                <a className="row-link" href={document.url}>
                  <span className="row-title">{document.name}</span>
                  {document.number && <span className="row-number">{document.number}</span>}
                  <span className="row-detail">{document.detail}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
