/** The head of a document: title, what the text is and its purpose right of the line, status and relations left of it. */

import { whatItIsWithEdition } from '../../shared/content/downloads/document-label.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { SPORT_SLUGS } from '../../shared/content/navigation.ts';
import { GRID, TEXT } from './document-style.ts';
import type { SheetPages } from './sheet-pages.ts';
import { createElement, type Element } from './structure.ts';
import { fitTitle } from './title-fit.ts';
import { serviceName, type Wording } from './wording.ts';

/** A long name of a document stays on one line where a slightly smaller size allows it. */
const KIND_SIZES = [9, 8.5, 8];

export function addTitleBlock(pages: SheetPages, parent: Element, sheet: DocumentSheet, wording: Wording): void {
  const { pdf, writer } = pages;
  const right = { x: GRID.right, width: GRID.rightWidth };
  const top = pages.y;
  const kind = whatItIsWithEdition(sheet);

  pages.bookmark(sheet.title);
  const { text, style } = fitTitle(writer, sheet.title, right.width);
  parent.add(createElement(pdf, 'H1', () => writer.write(text, style, { ...right, y: top })));
  pages.y += writer.height(text, style, right.width) + 8;
  const kindY = pages.y;
  const kindStyle =
    KIND_SIZES.map((one) => ({ ...TEXT.kind, size: one })).find((one) => writer.width(kind, one) <= right.width) ??
    TEXT.kind;
  parent.add(createElement(pdf, 'P', () => writer.write(kind, kindStyle, { ...right, y: kindY })));
  pages.y += writer.height(kind, kindStyle, right.width);
  pages.gap(22);
  const purposeY = pages.y;
  parent.add(createElement(pdf, 'P', () => writer.write(sheet.purpose, TEXT.lead, { ...right, y: purposeY })));
  pages.y += writer.height(sheet.purpose, TEXT.lead, right.width);

  pages.y = Math.max(pages.y, addMetadata(pages, parent, metadataOf(sheet, wording), top));
  pages.gap(30);
}

/** @returns where the last line ends */
function addMetadata(pages: SheetPages, parent: Element, rows: readonly (readonly [string, string])[], top: number) {
  const { pdf, writer } = pages;
  const left = { x: GRID.left, width: GRID.leftWidth };
  let y = top;
  for (const [label, value] of rows) {
    const valueY = y + TEXT.label.leading + 1;
    const draw = () => {
      writer.write(`${label} `, TEXT.label, { ...left, y: valueY - TEXT.label.leading - 1 });
      writer.write(value, TEXT.metadata, { ...left, y: valueY });
    };
    parent.add(createElement(pdf, 'P', draw));
    y = valueY + writer.height(value, TEXT.metadata, left.width) + 9;
  }
  return y;
}

function metadataOf(sheet: DocumentSheet, { labels, ...wording }: Wording): (readonly [string, string])[] {
  const sports =
    sheet.sports.length === SPORT_SLUGS.length ? wording.allSports : sheet.sports.map(wording.sport).join(', ');
  const services = sheet.language === 'en' ? sheet.services.map(serviceName).join(', ') : '';
  const rows: readonly (readonly [string, string | undefined])[] = [
    [labels.status, sheet.status && wording.withdrawn],
    [labels.sports, sports],
    [labels.services, services],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
