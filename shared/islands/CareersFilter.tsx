import { countInWords } from '../filters.ts';
import { paths } from '../paths.ts';
import { FilterBar } from './FilterBar.tsx';
import { useAddressFilter } from './use-address-filter.ts';

export const CAREERS_FILTER_PARAM = 'area';

export interface OfferRow {
  readonly id: number;
  readonly title: string;
  readonly titleLanguage?: string;
  /** Place and field, under the title. */
  readonly detail: string;
}

export interface OfferArea {
  readonly value: string;
  readonly name: string;
  readonly offers: readonly OfferRow[];
}

interface CareersFilterProps {
  readonly areas: readonly OfferArea[];
  readonly selected?: string | undefined;
}

/** Job offers, grouped by area; the select leaves one area. */
export function CareersFilter({ areas, selected }: CareersFilterProps) {
  const state = useAddressFilter({ param: CAREERS_FILTER_PARAM, values: areas.map((area) => area.value) }, selected);
  const shown = areas.filter((area) => state.value === undefined || area.value === state.value);
  const total = areas.reduce((sum, area) => sum + area.offers.length, 0);
  const count = shown.reduce((sum, area) => sum + area.offers.length, 0);
  const where = state.value === undefined ? 'in all areas' : `in ${shown[0]?.name}`;
  return (
    <>
      <FilterBar
        state={state}
        param={CAREERS_FILTER_PARAM}
        label="Choose Area:"
        all={{ label: 'ALL OFFERS', count: total }}
        options={areas.map(({ value, name, offers }) => ({ value, label: name, count: offers.length }))}
        status={`${countInWords(count, 'offer')} ${where}`}
      />
      {shown.map((area) => (
        <section className="section list-group" key={area.value} aria-labelledby={`area-${area.value}`}>
          <h2 id={`area-${area.value}`}>{area.name}</h2>
          {area.offers.length === 0 && <p>There are no open offers in {area.name} at the moment.</p>}
          <ul className="rows">
            {area.offers.map((offer) => (
              <li className="row" key={offer.id} id={`job-${offer.id}`}>
                <a className="row-link" href={paths.job(offer.id)}>
                  <span className="row-title" lang={offer.titleLanguage}>
                    {offer.title}
                  </span>
                  <span className="row-detail">{offer.detail}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
