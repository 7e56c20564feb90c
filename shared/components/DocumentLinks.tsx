import type { DocumentSheet } from '../content/downloads/document-sheet.ts';
import { whatTheFileIs } from '../content/downloads/what-it-is.ts';
import { LinkList } from './LinkList.tsx';
import { useSite } from './site-context.ts';

/** Documents about the subject of a page, each called what its file is. Renders nothing when there is none. */
export function DocumentLinks({ sheets }: { sheets: readonly DocumentSheet[] }) {
  const { documents } = useSite();
  const links = sheets.map((sheet) => ({
    href: sheet.url,
    name: sheet.title,
    detail: whatTheFileIs(sheet, documents[sheet.url]),
  }));
  return <LinkList id="documents" heading="Documents" links={links} />;
}
