/** Documents have the right label in lists, links, data and file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { documentLabel, fileTitle, whatItIs } from '../../shared/content/downloads/document-label.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { documentData } from '../../shared/resources/data/document-data.ts';
import { documentRow } from '../../shared/templates/document-row.ts';
import { openPage } from '../support/read-page.ts';
import { DIST, readTestAssets } from '../support/test-app.ts';

const listed = [...documentation, ...manuals].flatMap(({ ListOfPdfs }) => ListOfPdfs);
const sheetAt = (url: string | undefined) => documentSheets.find((sheet) => sheet.url === url);
const labelled = (sheet: DocumentSheet | undefined) =>
  sheet && [documentLabel(sheet, undefined), sheet.edition].filter(Boolean).join(', ');

it('a sheet is called a summary of its document, or an overview', () => {
  for (const sheet of documentSheets) {
    expect(whatItIs(sheet, 'en'), sheet.url).toMatch(
      sheet.isOverview ? /^Overview( ST-M-\d{3})?, written for this site$/ : /^Summary of [a-z]/,
    );
    expect(whatItIs(sheet), sheet.url).toContain(sheet.number ?? '');
  }
});

describe('the label of a document', () => {
  it('is in the list, unless it is a summary in English', () => {
    for (const pdf of listed) {
      const sheet = sheetAt(pdf.url);
      const label = sheet && documentLabel(sheet, undefined);
      const language = sheet?.language === 'de' && 'German';
      const { name, edition } = documentRow(pdf, undefined);
      const words = [label !== 'Summary' && label, sheet?.edition, language].filter(Boolean).join(', ');
      expect(edition, pdf.url).toBe(words);
      // Once: the name alone says that a device is no longer current.
      expect(name, pdf.url).toContain(sheet?.status ?? '');
    }
  });

  it('is on the pages of sports and services', async () => {
    for (const address of ['/Sports/Swimming', '/Service/Timing']) {
      const document = await openPage(address);
      for (const link of document.querySelectorAll('main a[href^="/documents/"]')) {
        const sheet = sheetAt(link.getAttribute('href') ?? '');
        expect(link.closest('li')?.querySelector('.secondary')?.textContent).toBe(labelled(sheet));
      }
    }
  });

  it('is in the open data', () => {
    const [json] = documentData.resources;
    const { items } = JSON.parse(json?.make({ origin: '', documents: {} }) ?? '');
    const kinds = items.map(({ address, kind }: { address: string; kind: string }) => [address, kind]);
    for (const sheet of documentSheets) expect(new Map(kinds).get(sheet.url)).toBe(documentLabel(sheet, undefined));
  });

  it('is not "summary" for a file of the company', () => {
    const [pdf] = listed.filter(({ url }) => sheetAt(url)?.kind === 'User manual' && sheetAt(url)?.number);
    const sheet = pdf && sheetAt(pdf.url);
    if (!pdf || !sheet) throw new Error('No manual is listed');
    const file = { size: 13_000_000, language: 'de', isSummary: false };
    const { edition, size } = documentRow({ ...pdf, size: '13 MB' }, file);
    expect(edition).toBe(['User manual', sheet.edition, 'German'].filter(Boolean).join(', '));
    expect(size).toBe('13\u00a0MB');
  });

  it('is in the title of the file that is served', async () => {
    const { documents } = await readTestAssets();
    for (const sheet of documentSheets.filter(({ url }) => documents[url]?.isSummary)) {
      const pdf = await PDFDocument.load(await readFile(join(DIST, 'public', sheet.url)), { updateMetadata: false });
      expect(pdf.getTitle(), sheet.url).toBe(fileTitle(sheet));
      expect(pdf.getSubject(), sheet.url).toContain(whatItIs(sheet));
    }
  });
});
