import type { Markdown } from '../copy.ts';

// distributors.md: what distributors do; timing.ts and offices.ts: what an enquiry needs. Most entries are samples, so no number is given.
const firstMail: Markdown = `- **For a quotation:** the sport, the venue and its size, whether the equipment will move, the federation whose rules apply, and the day by which it must work
- **For a spare part or a repair:** the type and number on the device, what it should do, and what it does instead

Where a country has several distributors, they divide it by region or by line of business.

If you need timing for a few days, or your country is missing, [write to headquarters](/Company/ContactCorgemont). For an event we bring people and equipment, and take both home again.`;

export const distributorsContent = {
  name: 'Official Distributors',
  description:
    'Find the official distributor who sells, installs and services Swiss Timing equipment in your country, and read what to write in your first e-mail.',
  lead: 'They sell, install and service our equipment in your country.',
  /** After the list. */
  firstMail: { heading: 'What to write first', text: firstMail },
  /** Above the list, while it holds samples. */
  samples:
    'Entries in grey, marked “(sample)”, hold the place of distributors still to be named. Their e-mail reaches our headquarters.',
} as const;
