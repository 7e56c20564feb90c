/** Size, language and origin of each PDF in public/documents, read from the file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { DocumentFile } from '../../shared/content/downloads/document-file.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { filesBelow } from './files-below.ts';

const FOLDER = 'documents';
/** The creator in PDFs that the workshop made. */
const WORKSHOP = 'Swiss Timing workshop';

/** @throws ContentError naming every file that is no PDF */
export async function readDocuments(publicDir: string): Promise<Readonly<Record<string, DocumentFile>>> {
  const names = (await filesBelow(join(publicDir, FOLDER))).filter((name) => name.endsWith('.pdf')).sort();
  const problems: string[] = [];
  const documents: Record<string, DocumentFile> = {};
  for (const name of names) {
    const bytes = await readFile(join(publicDir, FOLDER, name));
    const document = await readDocument(bytes).catch(() => undefined);
    if (document === undefined) problems.push(`public/${FOLDER}/${name}: is no PDF that can be read; export it again`);
    else documents[`/${FOLDER}/${name}`] = document;
  }
  if (problems.length > 0) throw new ContentError(problems);
  return documents;
}

async function readDocument(bytes: Buffer): Promise<DocumentFile> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const language = pdf.catalog.lookup(PDFName.of('Lang'));
  return {
    size: bytes.length,
    isSummary: pdf.getCreator() === WORKSHOP,
    // "de-CH" → "de".
    ...((language instanceof PDFString || language instanceof PDFHexString) && {
      language: language.decodeText().slice(0, 2).toLowerCase(),
    }),
  };
}
