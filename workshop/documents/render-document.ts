/** One sheet in, the bytes of its PDF out. The same sheet gives the same bytes on every run. */
import PDFDocument from 'pdfkit';
import { fileTitle, whatItIs, whatItIsWithEdition } from '../../shared/content/downloads/document-label.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { addDiagram } from './diagrams/diagram.ts';
import type { DocumentFonts } from './document-fonts.ts';
import { GRID, TEXT } from './document-style.ts';
import { type Fit, findLayout, type Layout } from './layout.ts';
import { MAKER } from './maker.ts';
import { addOutline } from './outline-drawing.ts';
import { drawHairline, drawPageFrame } from './page-frame.ts';
import { addPlate, type Plate } from './plate.ts';
import { SheetPages } from './sheet-pages.ts';
import { addSection } from './sheet-sections.ts';
import { addTable } from './sheet-table.ts';
import { createElement, type Element } from './structure.ts';
import { createTextWriter, type Pdf, type TextWriter } from './text-writer.ts';
import { addTitleBlock } from './title-block.ts';
import { type Wording, wordingFor } from './wording.ts';

/** Written into every file instead of the time of the run. */
const ISSUED = new Date('2026-11-20T00:00:00Z');

/** A document that is laid out and has no page frames yet. */
interface Draft {
  readonly pdf: Pdf;
  readonly writer: TextWriter;
  readonly fit: Fit;
}

/** @param plate the site's drawing, where the sheet names one */
export async function renderDocument(
  sheet: DocumentSheet,
  fonts: DocumentFonts,
  plate: Plate | undefined,
): Promise<{ readonly bytes: Uint8Array; readonly fit: Fit }> {
  // The lines of a drawing take most of the time and no other place.
  const frame = plate && { ...plate, svg: '' };
  const layout = findLayout((candidate) => layOut(sheet, fonts, frame, candidate).fit);
  const draft = layOut(sheet, fonts, plate, layout);
  return { bytes: await finish(draft, sheet), fit: draft.fit };
}

function layOut(sheet: DocumentSheet, fonts: DocumentFonts, plate: Plate | undefined, layout: Layout): Draft {
  const wording = wordingFor(sheet.language);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.language,
    displayTitle: true,
    font: fonts.regular as unknown as string,
    info: {
      Title: fileTitle(sheet),
      Author: 'Swiss Timing Ltd',
      Subject: whatItIsWithEdition(sheet),
      Creator: MAKER,
      Producer: 'PDFKit',
      CreationDate: ISSUED,
      ModDate: ISSUED,
    },
  });
  const writer = createTextWriter(pdf, fonts);
  const pages = new SheetPages(pdf, writer, layout);
  const root = createElement(pdf, 'Document');
  pdf.addStructure(root);
  addTitleBlock(pages, root, sheet, wording);
  for (const section of sheet.sections) {
    addSection(pages, root, section);
  }
  const blocks = [
    () => addSheetFigure(pages, root, sheet, plate, wording),
    () => sheet.table && addTable(pages, root, sheet.table),
  ];
  for (const add of layout.isTableFirst ? blocks.toReversed() : blocks) add();
  const fit = addNote(pages, root, wording.note, wording.noteText(sheet));
  root.end();
  return { pdf, writer, fit };
}

function addSheetFigure(
  pages: SheetPages,
  root: Element,
  sheet: DocumentSheet,
  plate: Plate | undefined,
  wording: Wording,
): void {
  if (sheet.diagram) addDiagram(pages, root, sheet.diagram, sheet.language);
  else if (sheet.outline) addOutline(pages, root, sheet.title, sheet.outline, wording);
  else if (plate) addPlate(pages, root, wording.drawing, plate);
}

async function finish({ pdf, writer, fit: { pages } }: Draft, sheet: DocumentSheet): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  const frame = { running: whatItIs(sheet), wording: wordingFor(sheet.language) };
  for (let page = 0; page < pages; page++) {
    pdf.switchToPage(page);
    drawPageFrame(pdf, writer, frame, page + 1, pages);
  }
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

/** Stands at the foot of the last page. @returns how the document came out, this note included */
function addNote(pages: SheetPages, root: Element, heading: string, text: string): Fit {
  const height = pages.writer.height(text, TEXT.small, GRID.rightWidth) + 12;
  pages.reserve(height);
  const { fill, ...fit } = pages.fit();
  pages.y = Math.max(pages.y, GRID.bottom - height);
  drawHairline(pages.pdf, pages.y, 'strong');
  pages.y += 8;
  addSection(pages, root, { heading, text }, TEXT.small);
  return { ...fit, fill: fill + height / (GRID.bottom - GRID.top) };
}
