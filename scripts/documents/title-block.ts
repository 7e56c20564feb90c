/** The head of a document: kind and title right of the line, its number, edition and relations left of it, then the purpose. */
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { SPORT_SLUGS } from '../../shared/content/navigation.ts';
import { GRID, TEXT } from './document-style.ts';
import type { SheetPages } from './sheet-pages.ts';
import { createElement, type Element } from './structure.ts';
import { fitTitle } from './title-fit.ts';
import { serviceName, type Wording } from './wording.ts';

export function addTitleBlock(pages: SheetPages, parent: Element, sheet: DocumentSheet, wording: Wording): void {
  const { pdf, writer } = pages;
  const right = { x: GRID.right, width: GRID.rightWidth };
  const top = pages.y;
  const kind = wording.kind(sheet.kind);

  pages.bookmark(sheet.title);
  parent.add(createElement(pdf, 'P', () => writer.write(kind, TEXT.kind, { ...right, y: top })));
  pages.y += writer.height(kind, TEXT.kind, right.width) + 8;
  const titleY = pages.y;
  const { text, style } = fitTitle(writer, sheet.title, right.width);
  parent.add(createElement(pdf, 'H1', () => writer.write(text, style, { ...right, y: titleY })));
  pages.y += writer.height(text, style, right.width);
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
  for (const [label, text] of rows) {
    const value = breakFileName(text, (part) => writer.width(part, TEXT.metadata) <= left.width);
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
    [labels.number, sheet.number],
    [labels.edition, sheet.edition],
    [labels.status, sheet.status && wording.withdrawn],
    [labels.sports, sports],
    [labels.services, services],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** A file name too long for the column breaks after underscores instead of anywhere. */
function breakFileName(value: string, fits: (part: string) => boolean): string {
  if (!value.includes('_') || value.includes(' ') || fits(value)) {
    return value;
  }
  const lines: string[] = [];
  for (const part of value.split(/(?<=_)/)) {
    const longer = `${lines.at(-1)}${part}`;
    if (lines.length > 0 && fits(longer)) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(part);
    }
  }
  return lines.join('\n');
}
