import { anchors } from '../anchors.ts';
import { type AddressFilter, type Choices, countInWords } from '../filters.ts';
import { paths } from '../paths.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilteredList } from './FilteredList.tsx';
import { GroupCount } from './GroupCount.tsx';
import { SelfLink } from './SelfLink.tsx';
import { useAddressFilters } from './use-address-filters.ts';

const AREA = 'area';

export interface OfferRow {
  readonly id: number;
  readonly title: string;
  readonly titleLanguage?: string;
  /** Place and field, under the title. */
  readonly detail: string;
  readonly isSample?: boolean;
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

export function careersFilters(areas: readonly { readonly value: string }[]): readonly AddressFilter[] {
  return [{ param: AREA, values: areas.map(({ value }) => value) }];
}

/** Job offers, grouped by area; the select leaves one area. */
export function CareersFilter({ areas, choices = {} }: CareersFilterProps) {
  const state = useAddressFilters(careersFilters(areas), choices);
  const chosen = state.choices[AREA];
  const shown = areas.filter(({ value }) => chosen === undefined || value === chosen);
  const count = shown.reduce((sum, area) => sum + area.offers.length, 0);
  const where = chosen === undefined ? 'in all areas' : `in ${shown[0]?.name}`;
  return (
    <>
      <FilterBar
        state={state}
        selects={[
          {
            param: AREA,
            label: 'Choose Area:',
            options: [{ value: '', label: 'ALL OFFERS' }, ...areas.map(({ value, name }) => ({ value, label: name }))],
          },
        ]}
        status={`${countInWords(count, 'offer')} ${where}`}
      />
      <FilteredList state={state}>
        {shown.map((area) => (
          <section
            className="section list-group"
            key={area.value}
            aria-labelledby={`area-${area.value}`}
            data-group={area.value}
          >
            <h2 id={`area-${area.value}`}>
              {area.name}
              <GroupCount count={area.offers.length} singular="offer" />
            </h2>
            {area.offers.length === 0 && <p>There are no open offers in {area.name} at the moment.</p>}
            <ul className="rows">
              {area.offers.map((offer) => (
                <li className="row" key={offer.id} id={anchors.job(offer.id)}>
                  <a className="row-link" href={paths.job(offer.id)}>
                    <span className="row-title" lang={offer.titleLanguage}>
                      {offer.title}
                    </span>
                    <span className="row-detail">
                      {offer.isSample && <span className="sample">Sample</span>}
                      {offer.detail}
                    </span>
                  </a>
                  <SelfLink id={anchors.job(offer.id)} name={offer.title} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </FilteredList>
    </>
  );
}
