import type { Markdown } from './copy.ts';

interface FileGroup {
  readonly heading: string;
  readonly text: Markdown;
}

const intro: Markdown = `Use our lists in a spreadsheet, an address book, a calendar or a program of your own. Every list is the one that its page shows, as JSON and as CSV, in UTF-8 and with complete addresses. You need no key.

The JSON file adds a title, a description, the page and the day of the release. In CSV the first row names the fields, and a semicolon separates several values in one cell. Files change only with a new release of the site, so one request a day is enough. The [Terms and Conditions](/TermsAndConditions) apply to the files too. Where “standIn” is true, the entry stands in for one still to be confirmed.`;

const feeds: FileGroup = {
  heading: 'Feeds',
  text: `Subscribe to the job offers in your feed reader, and new ones reach you without a visit to the [careers page](/Company/Careers). There is one Atom feed for all offers and one for each area.`,
};

const calendar: FileGroup = {
  heading: 'Calendar',
  text: `Add the upcoming event from our [home page](/) to your calendar, as an iCalendar file. The time is local to the venue and carries no time zone.`,
};

const contactCards: FileGroup = {
  heading: 'Contact cards',
  text: `Take our offices and distributors into the address book of your phone or mail program, as vCard files. The card of a single firm is linked beside its entry among the [distributors](/Sales).`,
};

export const openDataPage = {
  name: 'Open Data',
  description:
    'Swiss Timing lists as files: distributors, documents, job offers, services by sport and milestones in JSON and CSV, with feeds and contact cards.',
  lead: 'Distributors, documents, jobs, services and milestones, ready for your own software.',
  intro,
  feeds,
  calendar,
  contactCards,
} as const;
