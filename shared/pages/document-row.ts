import type { DocumentCategory } from '../content/downloads/document-libraries.ts';
import { findDocumentSheet } from '../content/downloads/find-document-sheet.ts';
import { whatItIsWithEdition } from '../content/downloads/what-it-is.ts';
import { fileSizeInWords } from '../file-size.ts';
import type { DocumentRow } from '../islands/DocumentList.tsx';

const LANGUAGES = { en: 'English', de: 'German' } as const;

/** What a list tells of a document: its name, its number, what the file is, its size and language. */
export function documentRow(
  pdf: DocumentCategory['ListOfPdfs'][number],
  fileSizes: Readonly<Record<string, number>>,
): DocumentRow {
  const sheet = findDocumentSheet(pdf.url);
  const size = fileSizes[pdf.url];
  const detail = [
    sheet && whatItIsWithEdition(sheet, 'en'),
    'PDF',
    size === undefined ? pdf.size : fileSizeInWords(size),
    sheet && LANGUAGES[sheet.language],
    sheet?.status,
  ].filter((part) => part !== undefined);
  return {
    name: pdf.fileName,
    url: pdf.url,
    detail: detail.join(', '),
    ...(sheet?.number && { number: sheet.number }),
  };
}
