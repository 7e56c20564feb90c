import { anchors } from '../anchors.ts';
import { type AddressFilter, type Choices, countInWords } from '../filters.ts';
import { type AnchoredRow, DocumentList, type DocumentRow } from './DocumentList.tsx';
import { FilterBar, type FilterSelect } from './FilterBar.tsx';
import { FilteredList } from './FilteredList.tsx';
import { orderByNumber } from './order-by-number.ts';
import { useAddressFilters } from './use-address-filters.ts';

const CATEGORY = 'category';
const SORT = 'sort';
const BY_NUMBER = 'number';

export interface DocumentGroup {
  readonly code: string;
  readonly name: string;
  readonly documents: readonly DocumentRow[];
}

interface DocumentFilterProps {
  readonly categories: readonly DocumentGroup[];
  readonly choices?: Choices;
}

/** Which category, and in which order. */
export function documentFilters(codes: readonly string[]): readonly AddressFilter[] {
  return [
    { param: CATEGORY, values: codes },
    { param: SORT, values: [BY_NUMBER] },
  ];
}

const sortSelect: FilterSelect = {
  param: SORT,
  label: 'Sort by:',
  options: [
    { value: '', label: 'Category' },
    { value: BY_NUMBER, label: 'Document number' },
  ],
};

/** A library of PDFs: all or one category, under headings or in one list by number. */
export function DocumentFilter({ categories, choices = {} }: DocumentFilterProps) {
  const state = useAddressFilters(documentFilters(categories.map(({ code }) => code)), choices);
  const { [CATEGORY]: chosen, [SORT]: order } = state.choices;
  const shown = categories.filter(({ code }) => chosen === undefined || code === chosen);
  const categorySelect: FilterSelect = {
    param: CATEGORY,
    label: 'Choose Category:',
    options: [{ value: '', label: 'All' }, ...categories.map(({ code, name }) => ({ value: code, label: name }))],
  };
  const where = chosen === undefined ? 'in all categories' : `in ${shown[0]?.name}`;
  const status = `${countInWords(countDocuments(shown), 'document')} ${where}${order === BY_NUMBER ? ', by number' : ''}`;
  return (
    <>
      <FilterBar state={state} selects={[categorySelect, sortSelect]} status={status} />
      <FilteredList state={state}>
        {order === BY_NUMBER ? (
          <DocumentList id="by-number" heading="By document number" rows={orderByNumber(shown.flatMap(rowsOf))} />
        ) : (
          shown.map((category) => (
            <DocumentList
              key={category.code}
              id={`category-${category.code}`}
              group={category.code}
              heading={category.name}
              rows={rowsOf(category)}
            />
          ))
        )}
      </FilteredList>
    </>
  );
}

/** A document in two categories has an anchor in each. */
function rowsOf({ code, documents }: DocumentGroup): AnchoredRow[] {
  return documents.map((document) => ({ ...document, id: `${code}-${anchors.document(document.url)}` }));
}

/** A document in two categories is one document. */
function countDocuments(categories: readonly DocumentGroup[]): number {
  return new Set(categories.flatMap(({ documents }) => documents.map(({ url }) => url))).size;
}
