/** Single pages beyond those of the specification: an entry here is a page, with its address, its link and its title. */
import type { Section } from './copy.ts';

export interface FurtherPage {
  /** The address is "/" and this. */
  readonly slug: string;
  /** As it stands in menu or footer, and in the page title. */
  readonly name: string;
  /** For search engines and link previews: one sentence of 110 to 160 characters. */
  readonly description: string;
  readonly lead: string;
  /** Path of the picture as served; without one the banner is type only. */
  readonly banner?: string;
  readonly sections: readonly Section[];
  /** Paths of pictures as served. */
  readonly gallery?: readonly string[];
  /** In the menu, after the specified entries; else in the footer. */
  readonly isInMenu: boolean;
}

export const furtherPages: readonly FurtherPage[] = [];
