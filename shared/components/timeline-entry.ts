import type { Markdown } from '../content/copy.ts';
import type { PageLink } from './LinkList.tsx';

export interface TimelineEntry {
  readonly year: number;
  /** How the year is printed: "1988–1992", "about 2000". */
  readonly yearInWords: string;
  readonly title: string;
  readonly text: Markdown;
  /** Short label beside the title: the brand on show. */
  readonly label?: string | undefined;
  readonly figures?: string | undefined;
  readonly links?: readonly PageLink[];
  /** Something was done for the first time. */
  readonly isFirst?: boolean | undefined;
  /** Path of the picture as served. */
  readonly picture?: string | undefined;
}
