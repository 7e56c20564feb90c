/** Single pages beyond those of the specification: an entry here is a page, with its address, its link and its title. */
import type { SectionContent } from './copy.ts';

export interface FurtherContent {
  /** The address is "/" and this. */
  readonly slug: string;
  /** As it stands in menu or footer, and in the page title. */
  readonly name: string;
  /** For search engines and link previews: one sentence of 110 to 160 characters. */
  readonly description: string;
  readonly lead: string;
  /** Address of the picture; without one the banner is type only. */
  readonly banner?: string;
  readonly sections: readonly SectionContent[];
  /** Addresses of pictures. */
  readonly gallery?: readonly string[];
  /** In the menu, after the specified entries; else in the footer. */
  readonly isInMenu: boolean;
}

export const furtherPages: readonly FurtherContent[] = [];
