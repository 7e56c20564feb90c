import type { Markdown } from '../content/copy.ts';

/** What happened in a year, as Timeline lists it and YearRuler marks it. */
export interface TimelineEntry {
  readonly year: number;
  /** Where the year alone does not say it: "1988–1992", "about 2000". */
  readonly yearInWords?: string | undefined;
  readonly title: string;
  /** The story of what was done for the first time. */
  readonly text?: Markdown | undefined;
  /** Short label beside the title: the brand on show. */
  readonly label?: string | undefined;
  readonly figures?: string | undefined;
  /** Address of the picture. */
  readonly picture?: string | undefined;
}
