/** Documents are named for what they are, in lists, links, data and file, and claim nothing of a document nobody has read. */
import { describe, expect, it } from 'vitest';
import { loadDocumentFonts } from '../../scripts/documents/document-fonts.ts';
import { renderDocument } from '../../scripts/documents/render-document.ts';
import { documentation, manuals } from '../../shared/content/downloads/document-libraries.ts';
import type { DocumentSheet } from '../../shared/content/downloads/document-sheet.ts';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { fileTitle, whatItIs } from '../../shared/content/downloads/what-it-is.ts';
import { documentRow } from '../../shared/pages/document-row.ts';
import { documentLinks } from '../../shared/pages/related.ts';
import { documentData } from '../../shared/resources/data/document-data.ts';

const listed = [...documentation, ...manuals].flatMap(({ ListOfPdfs }) => ListOfPdfs);
const sheetAt = (url: string | undefined) => documentSheets.find((sheet) => sheet.url === url);

/** Words about the contents, the length or the whereabouts of the document that a text summarises. */
const CLAIMS = [
  /\b(\d+|nine|seven|thirty) pages\b/i,
  /\b(the|this|full) (manual|sheet|text|document|catalogue|original) (describes?|follows|has|covers?|tells?|teaches|lists?)\b/i,
  /\bthis (manual|sheet|summary)\b/i,
  /\bfull (text|document|manual|data sheet)\b/i,
  /\bavailable (from|at|on request)\b/i,
  /\b(is|are|was) (not )?public\b/i,
  /\bwritten for (the|builders|those)\b/i,
];

function wordsOf({ title, purpose, sections, table }: DocumentSheet): string[] {
  return [
    title,
    purpose,
    ...sections.flatMap(({ heading, text, list = [] }) => [heading, text, ...list]),
    ...(table ? [table.caption, ...table.rows.flatMap(({ property, value }) => [property, value])] : []),
  ];
}

/** A field of the file's information dictionary: pdfkit writes plain letters as they are, others as UTF-16. */
function informationOf(pdf: Uint8Array, field: string): string | undefined {
  const source = Buffer.from(pdf).toString('latin1');
  // Bookmarks have a title too: the dictionary is the object that names the producer, and refers to each value.
  const dictionary = source.split('endobj').find((object) => object.includes('/Producer '));
  const id = new RegExp(`/${field} (\\d+) 0 R`).exec(dictionary ?? '')?.[1];
  const text = new RegExp(`\\n${id} 0 obj\\n\\(([\\s\\S]*?)\\)\\nendobj`)
    .exec(source)?.[1]
    ?.replace(/\\([()\\])/g, '$1');
  if (!text?.startsWith('\u00fe\u00ff')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}

describe.each(documentSheets.map((sheet) => [sheet.url, sheet] as const))('%s', (_, sheet) => {
  it('is called a summary of its document, or an overview', () => {
    expect(whatItIs(sheet, 'en')).toMatch(sheet.standIn ? /^Overview, written for this site$/ : /^Summary of [a-z]/);
    expect(whatItIs(sheet)).toContain(sheet.standIn ? '' : (sheet.number ?? ''));
  });

  it('claims nothing of a document nobody has read', () => {
    const claims = wordsOf(sheet).filter((words) => CLAIMS.some((claim) => claim.test(words)));
    expect(claims).toEqual([]);
  });
});

describe('what a document is', () => {
  it.each(listed)('is said in the list: $fileName', (pdf) => {
    const sheet = sheetAt(pdf.url);
    const { detail, number } = documentRow(pdf, {});
    expect(sheet && detail.startsWith(`${whatItIs(sheet, 'en')}, `)).toBe(true);
    expect(number).toBe(sheet?.number);
  });

  it('is said in the links of sports and services', () => {
    for (const { href, detail } of [...documentLinks({ sport: 'Swimming' }), ...documentLinks({ service: 'Timing' })]) {
      const sheet = sheetAt(href);
      expect(detail).toBe(sheet && whatItIs(sheet, 'en'));
    }
  });

  it('is said in the open data', async () => {
    const [json] = documentData.resources;
    const { items } = JSON.parse(String(await json?.make({ origin: '' } as Parameters<typeof json.make>[0])));
    const kinds = items.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(documentSheets.map((sheet) => whatItIs(sheet, 'en')));
  });

  const numbered = sheetAt('/documents/0017.509.02-swimming-concept.pdf');
  const german = documentSheets.find(({ language }) => language === 'de');
  const overview = documentSheets.find(({ standIn }) => standIn);
  it.each([numbered, german, overview])('is in the title of the file', async (sheet) => {
    if (!sheet) throw new Error('No such sheet');
    const pdf = await renderDocument(sheet, await loadDocumentFonts(), undefined);
    expect(informationOf(pdf, 'Title')).toBe(fileTitle(sheet));
    expect(informationOf(pdf, 'Subject')).toContain(whatItIs(sheet));
  });
});
