/** The tag tree of a document, which is what a screen reader reads. */
import type { Pdf } from './text-writer.ts';

export type Element = ReturnType<Pdf['struct']>;

export interface ElementOptions {
  readonly alt?: string;
  /** Left, top, right, bottom on the page. */
  readonly bbox?: readonly [number, number, number, number];
  readonly scope?: 'Row' | 'Column';
}

type Tag = 'Document' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** An element whose content is drawn by `content` as soon as the element hangs in the tree, or that holds `content`. */
export function createElement(
  pdf: Pdf,
  tag: Tag,
  content: (() => void) | Element[] = [],
  options: ElementOptions = {},
): Element {
  // pdfkit ends an element that is given children; one without stays open for `add`.
  const children = Array.isArray(content) && content.length === 0 ? undefined : content;
  return pdf.struct(tag, options as Record<string, unknown>, children);
}
