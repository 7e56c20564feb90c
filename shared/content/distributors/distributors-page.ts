import type { Markdown } from '../copy.ts';

const intro: Markdown = `Equipment is sold and serviced by independent firms, country by country. Where a country has several, each covers a region or a field. No entry for yours? Write to [headquarters](/Company/ContactCorgemont) and name the country, the sport and the venue.

Entries marked “(sample)” hold the place of a firm whose details are still to be confirmed; their mail and web addresses reach nobody.`;

export const distributorsPage = {
  name: 'Official Distributors',
  description:
    'Official distributors of Swiss Timing equipment in more than 90 countries: address, telephone, mail and website, to be filtered by country.',
  lead: 'Whom to ask for equipment, spare parts and service near you.',
  intro,
} as const;
