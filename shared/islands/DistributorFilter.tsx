import { anchors } from '../anchors.ts';
import { type AddressFilter, type Choices, countInWords } from '../filters.ts';
import { paths } from '../paths.ts';
import { FilteredList, type FilterGroup } from './FilteredList.tsx';

/** What the list shows of a distributor; missing fields are left out. */
export interface DistributorRow {
  readonly company: string;
  readonly street?: string | undefined;
  readonly postalcode?: string | undefined;
  readonly postalcountry?: string | undefined;
  readonly phone?: string | undefined;
  readonly mail?: string | undefined;
  readonly website?: string | undefined;
  /** Where a mail to headquarters must say whom it concerns. */
  readonly mailSubject?: string | undefined;
  /** Whether there is a contact card: not of samples. */
  readonly hasCard?: boolean | undefined;
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

export function countryFilter(countries: readonly Pick<DistributorCountry, 'noc'>[]): AddressFilter {
  return { param: 'country', values: countries.map(({ noc }) => noc) };
}

/** Official distributors by country. */
export function DistributorFilter({ countries, choices = {} }: DistributorFilterProps) {
  return (
    <FilteredList
      filter={countryFilter(countries)}
      choices={choices}
      label="Choose Area"
      all={{ value: '', label: 'All Distributors' }}
      groups={countries.map(({ noc, name, distributors }) => ({ value: noc, name, rows: distributors }))}
      noun="distributor"
      everywhere={countInWords(countries.length, 'country', 'countries')}
      keyOf={(distributor) => distributor}
    >
      {(country) => <Country key={country.value} {...country} />}
    </FilteredList>
  );
}

function Country({ value: noc, name, rows }: FilterGroup<DistributorRow>) {
  const id = anchors.country(noc);
  return (
    <section className="country" id={id}>
      <h2 className="country-name">
        <a className="anchor" href={`#${id}`}>
          {name}
        </a>
      </h2>
      <ul className="distributors">
        {rows.map((distributor) => (
          <Distributor key={distributor.company} noc={noc} country={name} {...distributor} />
        ))}
      </ul>
    </section>
  );
}

interface DistributorProps extends DistributorRow {
  readonly noc: string;
  readonly country: string;
}

function Distributor({ noc, country, company, phone, mail, website, ...distributor }: DistributorProps) {
  const { street, postalcode, postalcountry, mailSubject, hasCard } = distributor;
  // The country is the last line of the address in any case.
  const address = [street, postalcode, postalcountry === country ? undefined : postalcountry].filter(Boolean);
  return (
    <li className="distributor">
      <img className="flag" src={paths.flag(noc)} alt="" width="30" height="20" loading="lazy" />
      <h3 className="distributor-company">{company}</h3>
      <address className="distributor-address">
        {address.map((line) => `${line}, `).join('')}
        <span className="distributor-country">{country}</span>
      </address>
      <p className="distributor-contact">
        {phone && <a href={paths.telephone(phone)}>{phone}</a>}{' '}
        {mail && <a href={paths.mail(mail, mailSubject)}>{mail}</a>}{' '}
        {website && (
          <a href={website} target="_blank" rel="noopener" aria-describedby="new-tab">
            {website.replace(/^https?:\/\//, '')}
          </a>
        )}{' '}
        {hasCard && (
          <a href={paths.distributorCard({ company, noc })}>
            Contact card<span className="visually-hidden"> of {company}</span>
          </a>
        )}
      </p>
    </li>
  );
}
