/** The technical table: a property left of the line, its value right of it, a hairline between rows. */
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { GRID, TEXT } from './document-style.ts';
import { drawHairline } from './page-frame.ts';
import type { SheetPages } from './sheet-pages.ts';
import { addHeading } from './sheet-sections.ts';
import { createElement, type Element } from './structure.ts';

const ROW_PADDING = 4.5;
const MIN_ROW_PADDING = 3;
/** Rows that stand together at either end of a table that is split. */
const MIN_ROWS = 3;

export function addTable(
  pages: SheetPages,
  parent: Element,
  { caption, rows }: NonNullable<DocumentSheet['table']>,
): void {
  const { pdf, writer } = pages;
  const padding = Math.max(MIN_ROW_PADDING, ROW_PADDING * pages.layout.airiness);
  const heights = rows.map(
    ({ property, value }) =>
      Math.max(
        writer.height(property, TEXT.property, GRID.leftWidth),
        writer.height(value, TEXT.value, GRID.rightWidth),
      ) +
      2 * padding,
  );
  const captionHeight = writer.height(caption, TEXT.heading, GRID.leftWidth) + 8;
  const together = rows.length < 2 * MIN_ROWS ? rows.length : MIN_ROWS;
  addHeading(pages, parent, caption, captionHeight + sum(heights.slice(0, together)));
  pages.y += captionHeight;
  drawHairline(pdf, pages.y, 'strong');

  const table = createElement(pdf, 'Table');
  parent.add(table);
  for (const [index, { property, value }] of rows.entries()) {
    const height = heights[index] ?? 0;
    const isLastGroup = index === rows.length - MIN_ROWS;
    pages.reserve(isLastGroup ? sum(heights.slice(index)) : height);
    const y = pages.y + padding;
    const header = createElement(
      pdf,
      'TH',
      () => writer.write(property, TEXT.property, { x: GRID.left, width: GRID.leftWidth, y }),
      { scope: 'Row' },
    );
    const cell = createElement(pdf, 'TD', () =>
      writer.write(value, TEXT.value, { x: GRID.right, width: GRID.rightWidth, y }),
    );
    table.add(createElement(pdf, 'TR', [header, cell]));
    pages.y += height;
    drawHairline(pdf, pages.y);
  }
  table.end();
  pages.gap(26);
}

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);
