import { type AddressFilter, type Choices, countInWords } from '../filters.ts';
import { paths } from '../paths.ts';
import { FilteredList } from './FilteredList.tsx';

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
  /** A firm that is known, with a contact card; the others are samples. */
  readonly isConfirmed?: boolean | undefined;
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

/** Official distributors by country: one table, whose columns hold for all of them. */
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
      {(shown) => (
        <table className="table is-folded directory">
          <thead className="visually-hidden">
            <tr>
              {['Country', 'Company', 'Phone', 'E-mail', 'Website'].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.flatMap(({ value: noc, name, rows }) =>
              rows.map((distributor) => (
                <Distributor key={noc + distributor.company} noc={noc} country={name} {...distributor} />
              )),
            )}
          </tbody>
        </table>
      )}
    </FilteredList>
  );
}

interface DistributorProps extends DistributorRow {
  readonly noc: string;
  readonly country: string;
}

function Distributor({ noc, country, company, phone, mail, website, ...distributor }: DistributorProps) {
  const { street, postalcode, postalcountry, mailSubject, isConfirmed } = distributor;
  const address = [street, postalcode, postalcountry === country ? undefined : postalcountry].filter(Boolean);
  return (
    <tr className={isConfirmed ? 'distributor' : 'distributor is-sample'}>
      <th scope="row">
        <img className="flag" src={paths.flag(noc)} alt="" width="30" height="20" loading="lazy" /> {country}
      </th>
      <td className="distributor-company">
        <span>{company}</span> {address.length > 0 && <address>{address.join(', ')}</address>}{' '}
        {isConfirmed && (
          <a href={paths.distributorCard({ company, noc })}>
            Contact card<span className="visually-hidden"> of {company}</span>
          </a>
        )}
      </td>
      <td>{phone && <a href={paths.telephone(phone)}>{phone}</a>}</td>
      <td className="distributor-mail">{mail && <a href={paths.mail(mail, mailSubject)}>{mail}</a>}</td>
      <td>
        {website && (
          <a href={website} target="_blank" rel="noopener" aria-describedby="new-tab">
            {website.replace(/^https?:\/\//, '')}
          </a>
        )}
      </td>
    </tr>
  );
}
