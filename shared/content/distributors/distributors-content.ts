import type { Markdown } from '../copy.ts';

// distributors.md: what distributors do; timing.ts and offices.ts: what an enquiry needs. Most entries are samples, so no number is given.
const intro: Markdown = `A distributor is your partner for equipment that is to stay: the touch pads of a pool, the scoreboard of a hall, the photocells of a club. It sells them, installs them and services them. Where a country has several distributors, they divide it by region or by line of business. Read the entry before you write.

Your first mail can save you a second if it says what the firm would otherwise have to ask:

- **For a quotation:** the sport, the venue and its size, whether the equipment will move, the federation whose rules apply, and the day by which it must work
- **For a spare part or a repair:** the type and number on the device, what it should do, and what it does instead

Ask in the same mail how long delivery and installation take, because both depend on the venue. If you need timing for a few days rather than for years, [write to headquarters](/Company/ContactCorgemont), and we will come with people and equipment and take both home again. Write there too if your country is missing.`;

export const distributorsContent = {
  name: 'Official Distributors',
  banner: '/images/strip/Sales.svg',
  description:
    'Find the official distributor who sells, installs and services Swiss Timing equipment in your country, and read what to write in your first mail.',
  lead: 'Choose your country to see who sells, installs and services our timing equipment there.',
  intro,
  /** Above the list, while it holds samples. */
  samples:
    'Entries with “(sample)” in their name hold the place of distributors still to be named; their mail reaches our headquarters.',
} as const;
