import type { Markdown } from './copy.ts';

interface FileGroup {
  readonly heading: string;
  readonly text: Markdown;
}

const intro: Markdown = `Each list below is the one its page is made from, so that file and page never disagree. JSON and CSV hold the same entries, in UTF-8 and with complete addresses. The JSON file adds a title, a description, the page and the day of the release. In CSV the first row names the fields; where a cell holds several values, a semicolon stands between them.

No key is needed. Files change only with a new release of the site, so that one request a day is enough for any program. The [Terms and Conditions](/TermsAndConditions) cover them as they cover the pages. Where “isSample” is true, the entry holds the place of one that is still to be confirmed.`;

const feeds: FileGroup = {
  heading: 'Feeds',
  text: `A feed reader shows a new job offer without a visit to the [careers page](/Company/Careers). The format is Atom; besides the feed of all offers each area has its own.`,
};

const calendar: FileGroup = {
  heading: 'Calendar',
  text: `The upcoming event as an iCalendar file. Its time is that of the venue and carries no time zone, as on the [home page](/).`,
};

const contactCards: FileGroup = {
  heading: 'Contact cards',
  text: `Offices and distributors as vCard files for the address book of a phone or a mail program. A single distributor’s card is linked beside its entry among the [distributors](/Sales).`,
};

export const openDataPage = {
  name: 'Open Data',
  description:
    'Lists of the Swiss Timing site as files: distributors, documents, job offers, services by sport and milestones in JSON and CSV, feeds and contact cards.',
  lead: 'What these pages list, for a spreadsheet, an address book, a calendar or a program.',
  intro,
  feeds,
  calendar,
  contactCards,
} as const;
