import type { Markdown } from '../copy.ts';

// distributors.md; research-2.md 1: about 107 entries in 92 countries.
const intro: Markdown = `Our distributors sell, install and service timing equipment and scoreboards. Choose your country to see whom to call for an offer, a spare part or help with a device. Some countries have several distributors, each for a region or a line of business.

If your country is not on the list, or if you would like us to time an event, [write to headquarters](/Company/ContactCorgemont).`;

export const distributorsPage = {
  name: 'Official Distributors',
  banner: '/images/strip/Sales.svg',
  description:
    'Find the official distributor of Swiss Timing equipment for your country, with address, telephone, mail and website, in more than 90 countries.',
  lead: 'Buy your timing equipment, spare parts and service from a firm near you, in more than 90 countries.',
  intro,
  /** Under the list, while it holds samples. */
  samples:
    'Entries marked “Sample” take the place of distributors still to be confirmed, and their addresses reach nobody.',
} as const;
