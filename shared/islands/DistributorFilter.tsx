import { countInWords } from '../filters.ts';
import { anchors, paths } from '../paths.ts';
import { FilterBar } from './FilterBar.tsx';
import { useAddressFilter } from './use-address-filter.ts';

export const DISTRIBUTOR_FILTER_PARAM = 'country';

/** What the list shows of a distributor; missing fields are left out. */
export interface DistributorRow {
  readonly company: string;
  readonly street?: string | undefined;
  readonly postalcode?: string | undefined;
  readonly postalcountry?: string | undefined;
  readonly phone?: string | undefined;
  readonly mail?: string | undefined;
  readonly website?: string | undefined;
}

export interface DistributorCountry {
  readonly noc: string;
  readonly name: string;
  readonly distributors: readonly DistributorRow[];
}

interface DistributorFilterProps {
  readonly countries: readonly DistributorCountry[];
  readonly selected?: string | undefined;
}

/** Official distributors by country; the select leaves one country. */
export function DistributorFilter({ countries, selected }: DistributorFilterProps) {
  const state = useAddressFilter(
    { param: DISTRIBUTOR_FILTER_PARAM, values: countries.map((country) => country.noc) },
    selected,
  );
  const shown = countries.filter((country) => state.value === undefined || country.noc === state.value);
  const total = countries.reduce((sum, country) => sum + country.distributors.length, 0);
  const count = shown.reduce((sum, country) => sum + country.distributors.length, 0);
  const where =
    state.value === undefined ? `in ${countInWords(countries.length, 'country', 'countries')}` : `in ${shown[0]?.name}`;
  return (
    <>
      <FilterBar
        state={state}
        param={DISTRIBUTOR_FILTER_PARAM}
        label="Choose Area"
        all={{ label: 'All Distributors', count: total }}
        options={countries.map(({ noc, name, distributors }) => ({
          value: noc,
          label: name,
          count: distributors.length,
        }))}
        status={`${countInWords(count, 'distributor')} ${where}`}
      />
      {shown.map((country) => (
        <section className="country" key={country.noc} id={anchors.country(country.noc)}>
          <h2 className="country-name">
            <img className="flag" src={paths.flag(country.noc)} alt="" width="30" height="20" loading="lazy" />
            {country.name}
          </h2>
          <ul className="distributors">
            {country.distributors.map((distributor) => (
              <Distributor key={distributor.company} {...distributor} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Distributor({ company, street, postalcode, postalcountry, phone, mail, website }: DistributorRow) {
  return (
    <li className="distributor">
      <h3 className="distributor-company">{company}</h3>
      {(street || postalcode || postalcountry) && (
        <address className="distributor-address">
          {[street, postalcode, postalcountry].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {(phone || mail || website) && (
        <p className="distributor-contact">
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          {mail && <a href={`mailto:${mail}`}>{mail}</a>}
          {website && (
            <a href={website} target="_blank" rel="noopener">
              {website.replace(/^https:\/\//, '')}
            </a>
          )}
        </p>
      )}
    </li>
  );
}
