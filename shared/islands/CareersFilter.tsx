import type { AddressFilter, Choices } from '../filters.ts';
import { paths } from '../paths.ts';
import { FilteredList } from './FilteredList.tsx';
import { LinkedRow } from './LinkedRow.tsx';
import { RowGroup } from './RowGroup.tsx';

export interface OfferRow {
  readonly id: number;
  readonly title: string;
  readonly titleLanguage?: string;
  /** Area of work. */
  readonly domain: string;
  readonly hours: string;
}

export interface OfferArea {
  readonly value: string;
  readonly name: string;
  readonly offers: readonly OfferRow[];
}

interface CareersFilterProps {
  readonly areas: readonly OfferArea[];
  readonly choices?: Choices;
}

export function areaFilter(areas: readonly Pick<OfferArea, 'value'>[]): AddressFilter {
  return { param: 'area', values: areas.map(({ value }) => value) };
}

/** Job offers by area. */
export function CareersFilter({ areas, choices = {} }: CareersFilterProps) {
  return (
    <FilteredList
      filter={areaFilter(areas)}
      choices={choices}
      label="Choose Area:"
      all={{ value: 'all', label: 'ALL OFFERS' }}
      groups={areas.map(({ value, name, offers }) => ({ value, name, rows: offers }))}
      noun="offer"
      everywhere="all areas"
      keyOf={({ id }) => id}
    >
      {(shown) =>
        shown.map((area) => (
          <RowGroup key={area.value} id={`area-${area.value}`} group={area} noun="offer">
            {({ id, title, titleLanguage, domain, hours }) => (
              <LinkedRow
                key={id}
                href={paths.job(id)}
                title={title}
                titleLanguage={titleLanguage}
                details={[domain, hours]}
              />
            )}
          </RowGroup>
        ))
      }
    </FilteredList>
  );
}
