import { findCountry } from '../../content/distributors/countries.ts';
import { distributors } from '../../content/distributors/distributors.ts';
import { resourcePaths } from '../resource-paths.ts';
import { defineDataSet } from './data-set.ts';

export const distributorData = defineDataSet({
  name: 'distributors',
  title: 'Official distributors',
  description:
    'Firms that sell and service our equipment, by country: “noc” is its Olympic code, “iso” its code in ISO 3166-1.',
  page: '/Sales',
  entries: distributors,
  fields: {
    country: ({ country }) => country,
    noc: ({ noc }) => noc,
    iso: ({ noc }) => findCountry(noc)?.iso,
    company: ({ company }) => company,
    street: ({ street }) => street,
    postalCode: ({ postalcode }) => postalcode,
    postalCountry: ({ postalcountry }) => postalcountry,
    phone: ({ phone }) => phone,
    mail: ({ mail }) => mail,
    website: ({ website }) => website,
    contactCard: (distributor, origin) => `${origin}${resourcePaths.distributor(distributor)}`,
    standIn: ({ standIn }) => standIn,
  },
});
