import type { Markdown } from './copy.ts';

interface FileGroup {
  readonly heading: string;
  readonly text: Markdown;
}

const terms: Markdown = `You need no key. Files are in UTF-8, with complete addresses; in CSV a semicolon separates several values in one cell. They change only with a new release of the site, so one request a day is enough. Where “standIn” is true, the entry holds the place of one that is still to be confirmed: leave it out of what you publish. The [Terms and Conditions](/TermsAndConditions) apply.`;

const feeds: FileGroup = {
  heading: 'Feeds',
  text: 'New job offers in your feed reader, as Atom.',
};

const calendar: FileGroup = {
  heading: 'Calendar',
  text: 'The upcoming event as an iCalendar file, which shows the same hour wherever you open it.',
};

const contactCards: FileGroup = {
  heading: 'Contact cards',
  text: 'Our offices and distributors for your address book, as vCard. The card of a single firm is at its entry in the list of distributors.',
};

export const openDataContent = {
  name: 'Open Data',
  description:
    'Swiss Timing lists as files: distributors, documents, job offers, services by sport and milestones in JSON and CSV, with feeds and contact cards.',
  lead: 'Our lists as JSON and CSV files, free to download.',
  terms,
  feeds,
  calendar,
  contactCards,
} as const;
