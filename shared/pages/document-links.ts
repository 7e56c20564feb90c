import type { PageLink } from '../components/LinkList.tsx';
import { useSite } from '../components/site-context.ts';
import type { DocumentSheet } from '../content/downloads/document-sheet.ts';
import { whatTheFileIs } from '../content/downloads/what-it-is.ts';

/** Links to documents, each called what its file is. */
export function useDocumentLinks(sheets: readonly DocumentSheet[]): PageLink[] {
  const { documents } = useSite();
  return sheets.map((sheet) => ({
    href: sheet.url,
    name: sheet.title,
    detail: whatTheFileIs(sheet, documents[sheet.url]),
  }));
}
