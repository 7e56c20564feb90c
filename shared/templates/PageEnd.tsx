import type { PageLink } from '../components/LinkList.tsx';
import { useSite } from '../components/site-context.ts';
import { documentLabel } from '../content/downloads/document-label.ts';
import type { DocumentSheet } from '../content/downloads/document-sheet.ts';

/** The documents about a sport or a service that its page lists. */
export interface SubjectDocuments {
  readonly shown: readonly DocumentSheet[];
  /** Where there are more. */
  readonly library: PageLink | undefined;
}

/** Links to the documents about a sport or a service, each with the label of its file: "Summary", "User manual". */
export function useDocumentLinks({ shown, library }: SubjectDocuments): PageLink[] {
  const { documents } = useSite();
  const links = shown.map((sheet) => ({
    href: sheet.url,
    name: sheet.title,
    isDownload: true,
    detail: [documentLabel(sheet, documents[sheet.url]), sheet.edition].filter(Boolean).join(', '),
  }));
  return library ? [...links, library] : links;
}
