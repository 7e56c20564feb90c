/** Sample rows of the filtered lists, and sample steps. */
import type { StationContent } from '../../../shared/content/services/service.ts';
import type { OfferArea } from '../../../shared/islands/CareersFilter.tsx';
import type { DistributorCountry } from '../../../shared/islands/DistributorFilter.tsx';
import type { DocumentGroup } from '../../../shared/islands/DocumentFilter.tsx';

export const sampleOfferAreas: readonly OfferArea[] = [
  {
    value: 'swiss',
    name: 'Switzerland',
    offers: [
      { id: 1, title: 'Clockmaker', domain: 'Manufacturing', hours: 'Full time' },
      { id: 2, title: 'Uhrmacherin', titleLanguage: 'de', domain: 'Manufacturing', hours: 'Full time' },
    ],
  },
  { value: 'germany', name: 'Germany', offers: [] },
];

export const sampleLibrary: readonly DocumentGroup[] = [
  {
    code: 'bob',
    name: 'Bobsleigh',
    documents: [
      {
        name: 'A_document_with_a_name_that_has_no_spaces_and_must_break',
        url: '/documents/a.pdf',
        edition: '',
        size: '',
      },
      { name: 'Light barrier', url: '/documents/b.pdf', edition: 'v1.1, August 2019, German', size: '41 kB' },
    ],
  },
];

export const sampleCountries: readonly DistributorCountry[] = [
  {
    noc: 'sui',
    name: 'Switzerland',
    distributors: [
      {
        company: 'Clocks Ltd',
        street: 'Main Street 1',
        postalcode: '2606',
        postalcountry: 'Switzerland',
        phone: '+41 32 488 36 11',
        mail: 'somebody-with-a-long-name@distributor.example',
        website: 'https://distributor.example',
        isConfirmed: true,
      },
      { company: 'A sample', mail: 'info@distributor.example', mailSubject: 'Switzerland' },
    ],
  },
  // More than the first view shows.
  ...['aut', 'can', 'den', 'est', 'fin', 'ger', 'hun', 'isl'].map((noc) => ({
    noc,
    name: `A country, ${noc}`,
    distributors: [{ company: 'A company without an address' }],
  })),
];

export const sampleStations: readonly StationContent[] = ['Set up', 'Measure', 'Publish', 'Pack'].map(
  (title, index) => ({
    time: `+${index} s`,
    title,
    text: 'A technician does it, and [says so](/Service/Timing).',
  }),
);
