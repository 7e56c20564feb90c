/** Prints the documents of the site: npm run documents. A PDF that somebody else made stays. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createElement } from 'react';
import { insertNoBreakSpaces } from '../../shared/components/insert-no-break-spaces.ts';
import { whatItIsWithEdition } from '../../shared/content/downloads/document-label.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { site } from '../../shared/content/site.ts';
import { OWN_CREATOR } from '../build/read-documents.ts';
import { openBrowser, openPage, readStyles } from './browser.ts';
import { DocumentTemplate } from './DocumentTemplate.tsx';
import { readPlate } from './read-plate.ts';

const ROOT = join(import.meta.dirname, '../..');
/** In points, as the style sheet has it: of a page, between its margins. */
const PAGE_HEIGHT = 708;
/** Of a drawing as wide as the page. If less fits, all that stands under it goes to the next page. */
const LEAST_SHARE = 0.5;

const browser = await openBrowser();
const styles = await readStyles('document.css');

async function print(sheet: DocumentSheet): Promise<PDFDocument> {
  const drawing = sheet.drawing ?? sheet.plate;
  const plate = drawing === undefined ? undefined : await readPlate(ROOT, drawing);
  const page = await openPage(browser, createElement(DocumentTemplate, { sheet, plate, styles }));
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(trimDrawing);
  const share = await page.evaluate(fitDrawing, { last: 'footer', end: PAGE_HEIGHT });
  if (share < LEAST_SHARE) {
    await page.evaluate(() => document.body.classList.add('pages'));
    await page.evaluate(fitDrawing, { last: 'figure', end: PAGE_HEIGHT });
  }
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return PDFDocument.load(bytes, { updateMetadata: false });
}

/** Empty margins of a drawing would make it smaller; what reaches beyond its edge stays hidden. */
function trimDrawing(): void {
  const svg = document.querySelector<SVGSVGElement>('.plate svg');
  if (!svg) return;
  const [box, edge] = [svg.getBBox(), svg.viewBox.baseVal];
  const [left, top] = [Math.max(box.x - 2, edge.x), Math.max(box.y - 2, edge.y)];
  const right = Math.min(box.x + box.width + 2, edge.x + edge.width);
  const bottom = Math.min(box.y + box.height + 2, edge.y + edge.height);
  svg.setAttribute('viewBox', `${left} ${top} ${right - left} ${bottom - top}`);
  svg.removeAttribute('height');
}

/** Makes the drawing as large as the page allows with all down to its last part; returns how large, of the page's width. */
function fitDrawing({ last, end }: { readonly last: string; readonly end: number }): number {
  const svg = document.querySelector<SVGSVGElement>('.plate svg');
  if (!svg) return 1;
  const POINT = 96 / 72;
  svg.style.height = '';
  const whole = svg.getBoundingClientRect().height / POINT;
  const bottom = (document.querySelector(last)?.getBoundingClientRect().bottom ?? 0) / POINT;
  const height = whole - Math.max(0, bottom - end);
  svg.style.height = `${height}pt`;
  return height / whole;
}

/** The browser's own entries change from run to run. */
function describe(pdf: PDFDocument, sheet: DocumentSheet): void {
  const date = new Date(site.releaseDate);
  pdf.setAuthor(site.legalName);
  pdf.setSubject(whatItIsWithEdition(sheet));
  if (sheet.number) pdf.setKeywords([sheet.number]);
  pdf.setCreator(OWN_CREATOR);
  pdf.setProducer('Chromium');
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
}

async function isDelivered(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && (await PDFDocument.load(bytes, { updateMetadata: false })).getCreator() !== OWN_CREATOR;
}

const [word = ''] = process.argv.slice(2);
for (const sheet of documentSheets.filter(({ url }) => url.includes(word))) {
  const file = join(ROOT, 'public', sheet.url);
  if (await isDelivered(file)) {
    console.log(`${sheet.url}: kept, somebody else made it`);
    continue;
  }
  const pdf = await print(JSON.parse(insertNoBreakSpaces(JSON.stringify(sheet))));
  describe(pdf, sheet);
  const bytes = await pdf.save();
  await writeFile(file, bytes);
  console.log(`${sheet.url}: ${pdf.getPageCount()} page(s), ${Math.round(bytes.length / 1000)} kB`);
}
await browser.close();
