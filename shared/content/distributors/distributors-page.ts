import type { Markdown } from '../copy.ts';

const intro: Markdown = `Our distributors sell and service the equipment, country by country. Where a country has several, each covers a region or a field. No entry for yours? Write to [headquarters](/Company/ContactCorgemont) and name the country, the sport and the venue.`;

export const distributorsPage = {
  name: 'Official Distributors',
  banner: 'strip/Sales',
  description:
    'Official distributors of Swiss Timing equipment in more than 90 countries: address, telephone, mail and website, to be filtered by country.',
  lead: 'Whom to ask for equipment, spare parts and service near you.',
  intro,
  /** Under the list, while it holds samples. */
  samples:
    'Entries marked “(sample)” hold the place of a distributor still to be confirmed; their addresses reach nobody.',
} as const;
