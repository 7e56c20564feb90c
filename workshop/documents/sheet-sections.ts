/** The body of a document: headings left of the line, paragraphs and lists right of it. */
import type { SheetSection } from '../../shared/content/downloads/document-sheet.ts';
import { GRID, TEXT, type TextStyle } from './document-style.ts';
import type { SheetPages } from './sheet-pages.ts';
import { createElement, type Element } from './structure.ts';

const PARAGRAPH_GAP = 6;
const LIST_INDENT = 14;
const SECTION_GAP = 20;

export function addSection(
  pages: SheetPages,
  parent: Element,
  section: SheetSection,
  style: TextStyle = TEXT.body,
): void {
  const paragraphs = section.text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  addHeading(pages, parent, section.heading, pages.writer.height(paragraphs[0] ?? '', style, GRID.rightWidth));
  for (const paragraph of paragraphs) {
    addParagraph(pages, parent, paragraph.replace(/\s+/g, ' ').trim(), style);
  }
  if (section.list) {
    addList(pages, parent, section.list, style);
  }
  pages.gap(SECTION_GAP);
}

/** The heading does not move the cursor: what follows begins beside it, on the same page. */
export function addHeading(pages: SheetPages, parent: Element, heading: string, following: number): void {
  const { pdf, writer } = pages;
  pages.reserve(Math.max(writer.height(heading, TEXT.heading, GRID.leftWidth), following));
  pages.bookmark(heading);
  const y = pages.y + 1;
  parent.add(
    createElement(pdf, 'H2', () => writer.write(heading, TEXT.heading, { x: GRID.left, width: GRID.leftWidth, y })),
  );
}

function addParagraph(pages: SheetPages, parent: Element, text: string, style: TextStyle): void {
  const { pdf, writer } = pages;
  const height = writer.height(text, style, GRID.rightWidth);
  pages.reserve(height);
  const y = pages.y;
  parent.add(createElement(pdf, 'P', () => writer.write(text, style, { x: GRID.right, width: GRID.rightWidth, y })));
  pages.y += height + PARAGRAPH_GAP;
}

function addList(pages: SheetPages, parent: Element, items: readonly string[], style: TextStyle): void {
  const { pdf, writer } = pages;
  const list = createElement(pdf, 'L');
  parent.add(list);
  for (const item of items) {
    const width = GRID.rightWidth - LIST_INDENT;
    const height = writer.height(item, style, width);
    pages.reserve(height);
    const y = pages.y;
    const label = createElement(pdf, 'Lbl', () => writer.write('–', style, { x: GRID.right, width: LIST_INDENT, y }));
    const body = createElement(pdf, 'LBody', () =>
      writer.write(item, style, { x: GRID.right + LIST_INDENT, width, y }),
    );
    list.add(createElement(pdf, 'LI', [label, body]));
    pages.y += height + 3;
  }
  list.end();
}
