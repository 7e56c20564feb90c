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
/** From loose to tight: the first that makes one page is taken, else the last. */
const DENSITIES = ['large', 'roomy', 'airy', 'normal', 'tight', 'tightest', 'pages'];

const browser = await openBrowser();
const styles = await readStyles('document.css');

async function print(sheet: DocumentSheet): Promise<PDFDocument> {
  const drawing = sheet.drawing ?? sheet.plate;
  const plate = drawing === undefined ? undefined : await readPlate(ROOT, drawing);
  for (const density of DENSITIES) {
    const page = await openPage(browser, createElement(DocumentTemplate, { sheet, plate, styles, density }));
    await page.evaluate(trimDrawings);
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    await page.close();
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    if (pdf.getPageCount() === 1 || density === DENSITIES.at(-1)) return pdf;
  }
  throw new Error('No document was printed');
}

/** Empty margins of a drawing would make it smaller; what reaches beyond its edge stays hidden. */
function trimDrawings(): void {
  for (const svg of document.querySelectorAll<SVGSVGElement>('.plate svg')) {
    const [box, edge] = [svg.getBBox(), svg.viewBox.baseVal];
    const [left, top] = [Math.max(box.x - 2, edge.x), Math.max(box.y - 2, edge.y)];
    const right = Math.min(box.x + box.width + 2, edge.x + edge.width);
    const bottom = Math.min(box.y + box.height + 2, edge.y + edge.height);
    svg.setAttribute('viewBox', `${left} ${top} ${right - left} ${bottom - top}`);
  }
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
