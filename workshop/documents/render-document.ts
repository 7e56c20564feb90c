/** One sheet in, the bytes of its PDF out. The same sheet gives the same bytes on every run. */
import PDFDocument from 'pdfkit';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { fileTitle, whatItIs, whatItIsWithEdition } from '../../shared/content/downloads/what-it-is.ts';
import type { DocumentFonts } from './document-fonts.ts';
import { GRID, TEXT } from './document-style.ts';
import { MAKER } from './maker.ts';
import { addOutline } from './outline-drawing.ts';
import { drawHairline, drawPageFrame } from './page-frame.ts';
import { addPlate, type Plate } from './plate.ts';
import { SheetPages } from './sheet-pages.ts';
import { addSection } from './sheet-sections.ts';
import { addTable } from './sheet-table.ts';
import { createElement, type Element } from './structure.ts';
import { createTextWriter } from './text-writer.ts';
import { addTitleBlock } from './title-block.ts';
import { wordingFor } from './wording.ts';

/** Written into every file instead of the time of the run. */
const ISSUED = new Date('2026-11-20T00:00:00Z');

/** White space is taken back step by step when the last page would hold next to nothing. */
const AIRINESS = [1, 0.85, 0.7, 0.55, 0.4];
const POOR_FILL = 0.6;

interface Rendering {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** How much of the last page is used, 0 to 1. */
  readonly fill: number;
}

/** @param plate the site's drawing of the equipment, where there is one; else sizes are drawn as an outline */
export async function renderDocument(
  sheet: DocumentSheet,
  fonts: DocumentFonts,
  plate: Plate | undefined,
): Promise<Uint8Array> {
  const render = (airiness: number) => renderOnce(sheet, fonts, plate, airiness);
  const first = await render(AIRINESS[0] ?? 1);
  if (first.pages === 1 || first.fill >= POOR_FILL) {
    return first.bytes;
  }
  for (const airiness of AIRINESS.slice(1)) {
    const closer = await render(airiness);
    if (closer.pages < first.pages) {
      return closer.bytes;
    }
  }
  return first.bytes;
}

async function renderOnce(
  sheet: DocumentSheet,
  fonts: DocumentFonts,
  plate: Plate | undefined,
  airiness: number,
): Promise<Rendering> {
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
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  const writer = createTextWriter(pdf, fonts);
  const pages = new SheetPages(pdf, writer, airiness);
  const root = createElement(pdf, 'Document');
  pdf.addStructure(root);
  addTitleBlock(pages, root, sheet, wording);
  for (const section of sheet.sections) {
    addSection(pages, root, section);
  }
  if (plate) {
    addPlate(pages, root, wording.drawing, plate);
  } else if (sheet.outline) {
    addOutline(pages, root, sheet.title, sheet.outline, wording);
  }
  if (sheet.table) {
    addTable(pages, root, sheet.table);
  }
  addNote(pages, root, wording.note, wording.noteText(sheet));
  root.end();

  const { count } = pdf.bufferedPageRange();
  const fill = (pages.y - GRID.top) / (GRID.bottom - GRID.top);
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    drawPageFrame(pdf, writer, { running: whatItIs(sheet), wording }, page + 1, count);
  }
  pdf.end();
  await finished;
  return { bytes: Buffer.concat(chunks), pages: count, fill };
}

/** Stands at the foot of the last page. */
function addNote(pages: SheetPages, root: Element, heading: string, text: string): void {
  const height = pages.writer.height(text, TEXT.small, GRID.rightWidth) + 12;
  pages.reserve(height);
  const filledTo = pages.y + height;
  pages.y = Math.max(pages.y, GRID.bottom - height);
  drawHairline(pages.pdf, pages.y, 'strong');
  pages.y += 8;
  addSection(pages, root, { heading, text }, TEXT.small);
  pages.y = filledTo;
}
