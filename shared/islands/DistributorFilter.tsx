import { anchors } from '../anchors.ts';
import { type AddressFilter, type Choices, countInWords } from '../filters.ts';
import { paths } from '../paths.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilteredList } from './FilteredList.tsx';
import { GroupCount } from './GroupCount.tsx';
import { useAddressFilters } from './use-address-filters.ts';

const COUNTRY = 'country';

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
  readonly choices?: Choices;
}

export function distributorFilters(countries: readonly { readonly noc: string }[]): readonly AddressFilter[] {
  return [{ param: COUNTRY, values: countries.map(({ noc }) => noc) }];
}

/** Official distributors by country; the select leaves one country. */
export function DistributorFilter({ countries, choices = {} }: DistributorFilterProps) {
  const state = useAddressFilters(distributorFilters(countries), choices);
  const chosen = state.choices[COUNTRY];
  const shown = countries.filter(({ noc }) => chosen === undefined || noc === chosen);
  const count = shown.reduce((sum, country) => sum + country.distributors.length, 0);
  const where =
    chosen === undefined ? `in ${countInWords(countries.length, 'country', 'countries')}` : `in ${shown[0]?.name}`;
  return (
    <>
      <FilterBar
        state={state}
        selects={[
          {
            param: COUNTRY,
            label: 'Choose Area',
            options: [
              { value: '', label: 'All Distributors' },
              ...countries.map(({ noc, name }) => ({ value: noc, label: name })),
            ],
          },
        ]}
        status={`${countInWords(count, 'distributor')} ${where}`}
      />
      <FilteredList state={state}>
        {shown.map((country) => (
          <Country key={country.noc} {...country} />
        ))}
      </FilteredList>
    </>
  );
}

function Country({ noc, name, distributors }: DistributorCountry) {
  return (
    <section className="country" id={anchors.country(noc)} data-group={noc}>
      <h2 className="country-name">
        <a className="anchor" href={`#${anchors.country(noc)}`}>
          {name}
        </a>
        <GroupCount count={distributors.length} singular="distributor" />
      </h2>
      <ul className="distributors">
        {distributors.map((distributor) => (
          <Distributor key={distributor.company} noc={noc} country={name} {...distributor} />
        ))}
      </ul>
    </section>
  );
}

/** Complete by itself, so that it still says everything when it is shared or printed alone. */
function Distributor({
  noc,
  country,
  ...distributor
}: DistributorRow & { readonly noc: string; readonly country: string }) {
  const { company, street, postalcode, postalcountry, phone, mail, website } = distributor;
  return (
    <li className="distributor">
      <p className="distributor-country">
        <img className="flag" src={paths.flag(noc)} alt="" width="30" height="20" loading="lazy" />
        {country}
      </p>
      <h3 className="distributor-company">{company}</h3>
      {(street || postalcode || postalcountry) && (
        <address className="distributor-address">
          {[street, postalcode, postalcountry].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <p className="distributor-contact">
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        {mail && <a href={`mailto:${mail}`}>{mail}</a>}
        {website && (
          <a href={website} target="_blank" rel="noopener">
            {website.replace(/^https:\/\//, '')}
          </a>
        )}
        <a href={paths.distributorCard({ company, noc })}>Contact card</a>
      </p>
    </li>
  );
}
