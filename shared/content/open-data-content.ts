import type { Markdown } from './copy.ts';

interface FileGroup {
  readonly heading: string;
  readonly text: Markdown;
}

const intro: Markdown = `Use our lists in a spreadsheet, an address book, a calendar or your software. They are the lists that the pages show, as JSON and as CSV, in UTF-8 and with complete addresses, so that a file makes sense even away from the site. You need no key.

The JSON file adds a title, a description, the page and the day of the release, whereas in CSV the first row names the fields, and a semicolon separates several values in one cell. Because files change only with a new release of the site, one request a day is enough. The [Terms and Conditions](/TermsAndConditions) apply. Where “standIn” is true, the entry is an example in place of one that is still to be confirmed, and should be left out of anything you publish.`;

const feeds: FileGroup = {
  heading: 'Feeds',
  text: `Subscribe to the job offers in your feed reader, and new ones reach you without a visit to the [careers page](/Company/Careers). There is one Atom feed for all offers, and one for either area if only Switzerland or Germany concerns you.`,
};

const calendar: FileGroup = {
  heading: 'Calendar',
  text: `Add the upcoming event from our [home page](/) to your calendar, as an iCalendar file that ends with its last day. Its time carries no time zone. A calendar therefore shows the same hour wherever you open it.`,
};

const contactCards: FileGroup = {
  heading: 'Contact cards',
  text: `Take our offices and distributors into the address book of your phone or mail program, as vCard files. If you need a single firm, its card is linked at its entry among the [distributors](/Sales).`,
};

export const openDataContent = {
  name: 'Open Data',
  description:
    'Swiss Timing lists as files: distributors, documents, job offers, services by sport and milestones in JSON and CSV, with feeds and contact cards.',
  lead: 'Distributors, documents, jobs, services and milestones are here as files, because a list is worth more where it can be sorted.',
  intro,
  feeds,
  calendar,
  contactCards,
} as const;
