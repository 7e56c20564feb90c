import type { ServiceSlug, SportSlug } from '../navigation.ts';
import type { SheetFigure } from './sheet-figure.ts';

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

/**
 * What one downloadable text says; scripts/print makes a PDF of it. Written for this site: it summarises the
 * document whose number it carries, and says nothing of that document's contents (document-label.ts names it).
 */
export type DocumentSheet = SheetText & SheetFigure;

interface SheetText {
  /** The address under which documentation.json and manuals.json list the document. */
  readonly url: string;
  readonly title: string;
  /** Number of the document that is summarised, as printed; of an overview that is listed among the manuals, its own. */
  readonly number?: string;
  /** Of the document that is summarised, for example 'v1.4, October 2019'. */
  readonly edition?: string;
  readonly language: 'en' | 'de';
  /** What the summarised document is. */
  readonly kind: DocumentKind;
  /** For equipment that is no longer current. */
  readonly status?: 'withdrawn';
  /** Our own text: it summarises no other document, and its number is one of our series ST-M. */
  readonly isOverview?: true;
  /** What the device or service is and does, in one to four sentences under the title. */
  readonly purpose: string;
  readonly sections: readonly SheetSection[];
  readonly table?: { readonly caption: string; readonly rows: readonly SheetTableRow[] };
  readonly sports: readonly SportSlug[];
  readonly services: readonly ServiceSlug[];
}
