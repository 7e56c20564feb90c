/** Prints the documents of the site: npm run documents. A PDF that somebody else made stays. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createElement } from 'react';
import { whatItIsWithEdition } from '../../shared/content/downloads/document-label.ts';
import type { DocumentSheet as Sheet } from '../../shared/content/downloads/document-sheet.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { site } from '../../shared/content/site.ts';
import { OWN_CREATOR } from '../build/read-documents.ts';
import { openBrowser, openPage, readStyles } from './browser.ts';
import { DocumentSheet } from './DocumentSheet.tsx';
import { readPlate } from './read-plate.ts';

const ROOT = join(import.meta.dirname, '../..');
/** From loose to tight: the first that makes the fewest pages is taken. */
const DENSITIES = ['airy', 'normal', 'tight', 'tightest'];

const browser = await openBrowser();
const styles = await readStyles('document.css');

async function print(sheet: Sheet): Promise<PDFDocument> {
  const plate = sheet.drawing === undefined ? undefined : await readPlate(ROOT, sheet.drawing);
  const made: PDFDocument[] = [];
  for (const density of DENSITIES) {
    const page = await openPage(browser, createElement(DocumentSheet, { sheet, plate, styles, density }));
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    await page.close();
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    if (pdf.getPageCount() === 1) return pdf;
    made.push(pdf);
  }
  const [pdf] = made.toSorted((one, other) => one.getPageCount() - other.getPageCount());
  if (pdf === undefined) throw new Error('No document was printed');
  return pdf;
}

/** The browser's own entries change from run to run. */
function describe(pdf: PDFDocument, sheet: Sheet): void {
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
  const pdf = await print(sheet);
  describe(pdf, sheet);
  const bytes = await pdf.save();
  await writeFile(file, bytes);
  console.log(`${sheet.url}: ${pdf.getPageCount()} page(s), ${Math.round(bytes.length / 1000)} kB`);
}
await browser.close();
