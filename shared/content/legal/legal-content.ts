import type { Markdown } from '../copy.ts';

/** Printed under the text of its section. Every row has as many cells as `head`. */
export interface LegalTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** `id` is a link target in kebab-case; the heading carries no number of its own. */
export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly text: Markdown;
  readonly table?: LegalTable;
}

/** What a legal page says. */
export interface LegalContent {
  readonly slug: 'Cookies' | 'PrivacyPolicy' | 'TermsAndConditions';
  /** As it stands in the footer and in the page title. */
  readonly name: string;
  /** For search engines and link previews: one sentence of 110 to 160 characters. */
  readonly description: string;
  /** One or two sentences under the title. */
  readonly lead: string;
  readonly date: 'March 30, 2025';
  /** Printed with their numbers, counted from 1: texts refer to each other by them. */
  readonly sections: readonly LegalSection[];
}
