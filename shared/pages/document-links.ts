import type { PageLink } from '../components/LinkList.tsx';
import { useSite } from '../components/site-context.ts';
import { documentLabel } from '../content/downloads/document-label.ts';
import type { DocumentSheet } from '../content/downloads/document-sheet.ts';

/** Links to documents, each with the label of its file: "Summary", "User manual". */
export function useDocumentLinks(sheets: readonly DocumentSheet[]): PageLink[] {
  const { documents } = useSite();
  return sheets.map((sheet) => ({
    href: sheet.url,
    name: sheet.title,
    detail: [documentLabel(sheet, documents[sheet.url]), sheet.edition].filter(Boolean).join(', '),
  }));
}
