import { documentLabel } from '../content/downloads/document-label.ts';
import type { DocumentSheet } from '../content/downloads/document-sheet.ts';
import { LinkList } from './LinkList.tsx';
import { useSite } from './site-context.ts';

/** Documents about the subject of a page, with one word for what the file is. Renders nothing when there is none. */
export function DocumentLinks({ sheets }: { sheets: readonly DocumentSheet[] }) {
  const { documents } = useSite();
  const links = sheets.map((sheet) => ({
    href: sheet.url,
    name: sheet.title,
    detail: [documentLabel(sheet, documents[sheet.url]), sheet.edition].filter(Boolean).join(', '),
  }));
  return <LinkList id="documents" heading="Documents" links={links} />;
}
