import type { ServiceSlug, SportSlug } from '../navigation.ts';

export type DocumentKind =
  | 'Data sheet'
  | 'User manual'
  | 'Service catalogue'
  | 'Consulting sheet'
  | 'General information';

export interface SheetSection {
  readonly heading: string;
  /** Plain text; a blank line separates paragraphs. */
  readonly text: string;
  readonly list?: readonly string[];
}

export interface SheetTableRow {
  readonly property: string;
  readonly value: string;
}

/** Sizes in millimetres that are drawn to scale: one face and, where the depth is known, the edge beside it. */
export interface SheetOutline {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  /** Characters of a board: how many a line, how many lines (1), how high. Their places are schematic. */
  readonly characters?: {
    readonly form: 'digit' | 'letter';
    readonly count: number;
    readonly lines?: number;
    readonly height: number;
  };
}

/**
 * What one downloadable text says; scripts/documents makes a PDF of it. Written for this site: it summarises the
 * document whose number it carries, and says nothing of that document's contents (what-it-is.ts names it).
 */
export interface DocumentSheet {
  /** The address under which documentation.json and manuals.json list the document. */
  readonly url: string;
  readonly title: string;
  /** Number of the document that is summarised, as printed. */
  readonly number?: string;
  /** Of the document that is summarised, for example 'v1.4, October 2019'. */
  readonly edition?: string;
  readonly language: 'en' | 'de';
  /** What the summarised document is. */
  readonly kind: DocumentKind;
  /** For equipment that is no longer current. */
  readonly status?: 'withdrawn';
  /** No document stands behind the text. */
  readonly isSample?: true;
  /** What the device or service is and does, in one to four sentences under the title. */
  readonly purpose: string;
  readonly sections: readonly SheetSection[];
  readonly table?: { readonly caption: string; readonly rows: readonly SheetTableRow[] };
  readonly outline?: SheetOutline;
  /** Id of an equipment drawing of the site. */
  readonly drawing?: string;
  readonly sports: readonly SportSlug[];
  readonly services: readonly ServiceSlug[];
}
