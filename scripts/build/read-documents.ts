/** Size, language and origin of each PDF in public/documents, read from the file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { DocumentFile } from '../../shared/content/downloads/document-file.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { filesBelow } from './public-files.ts';

/** The creator in PDFs that scripts/print made. */
export const OWN_CREATOR = 'Swiss Timing website';

/** @throws ContentError naming every file that is no PDF */
export async function readDocuments(publicDir: string): Promise<Readonly<Record<string, DocumentFile>>> {
  const names = (await filesBelow(join(publicDir, 'documents'))).filter((name) => name.endsWith('.pdf')).sort();
  const problems: string[] = [];
  const documents: Record<string, DocumentFile> = {};
  for (const address of names.map((name) => `/documents/${name}`)) {
    try {
      documents[address] = await readDocument(await readFile(join(publicDir, address)));
    } catch {
      problems.push(`public${address}: is no PDF that can be read; export it again`);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return documents;
}

/** @throws where the bytes are no PDF that can be read */
export async function readDocument(bytes: Buffer): Promise<DocumentFile> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const lang = pdf.catalog.lookup(PDFName.of('Lang'));
  const hasLanguage = lang instanceof PDFString || lang instanceof PDFHexString;
  return {
    size: bytes.length,
    isSummary: pdf.getCreator() === OWN_CREATOR,
    // "de-CH" → "de".
    ...(hasLanguage && { language: lang.decodeText().slice(0, 2).toLowerCase() }),
  };
}
