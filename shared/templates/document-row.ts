import type { DocumentFile } from '../content/downloads/document-file.ts';
import { documentLabel } from '../content/downloads/document-label.ts';
import type { DocumentCategory } from '../content/downloads/document-libraries.ts';
import { findDocumentSheet } from '../content/downloads/find-document-sheet.ts';
import { fileSizeInWords } from '../file-size.ts';
import type { DocumentRow } from '../islands/DocumentFilter.tsx';

const LANGUAGES: Readonly<Record<string, string>> = { de: 'German', fr: 'French', it: 'Italian' };

const NO_BREAK_SPACE = '\u00a0';

/** The row of a document. What most are, a summary in English, is said once over the list. */
export function documentRow(
  { fileName, url }: DocumentCategory['ListOfPdfs'][number],
  file: DocumentFile | undefined,
): DocumentRow {
  const sheet = findDocumentSheet(url);
  const language = file?.language ?? sheet?.language ?? 'en';
  const label = sheet && documentLabel(sheet, file);
  const edition = [
    label !== 'Summary' && label,
    sheet?.edition,
    language !== 'en' && (LANGUAGES[language] ?? language),
  ].filter(Boolean);
  return {
    name: fileName,
    url,
    edition: edition.join(', '),
    size: file ? fileSizeInWords(file.size).replace(' ', NO_BREAK_SPACE) : '',
  };
}
