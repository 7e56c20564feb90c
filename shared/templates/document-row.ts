import type { DocumentFile } from '../content/downloads/document-file.ts';
import { documentLabel } from '../content/downloads/document-label.ts';
import type { DocumentCategory } from '../content/downloads/document-libraries.ts';
import { findDocumentSheet } from '../content/downloads/find-document-sheet.ts';
import { fileSizeInWords } from '../file-size.ts';
import type { DocumentRow } from '../islands/DocumentFilter.tsx';

const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'German', fr: 'French', it: 'Italian' };

const NO_BREAK_SPACE = '\u00a0';

/** The row of a document: name, label and edition, and the file's size and language. */
export function documentRow(
  { fileName, url }: DocumentCategory['ListOfPdfs'][number],
  file: DocumentFile | undefined,
): DocumentRow {
  const sheet = findDocumentSheet(url);
  const language = file?.language ?? sheet?.language;
  const format = [
    'PDF',
    file && fileSizeInWords(file.size).replace(' ', NO_BREAK_SPACE),
    language && (LANGUAGES[language] ?? language),
    sheet?.status,
  ].filter((part) => part !== undefined);
  return {
    name: fileName,
    url,
    ...(sheet && { what: [documentLabel(sheet, file), sheet.edition].filter(Boolean).join(', ') }),
    format: format.join(', '),
  };
}
