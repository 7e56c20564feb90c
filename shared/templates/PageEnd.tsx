import { LinkList, type PageLink } from '../components/LinkList.tsx';
import { useSite } from '../components/site-context.ts';
import { documentLabel } from '../content/downloads/document-label.ts';
import type { DocumentSheet } from '../content/downloads/document-sheet.ts';

/** The documents about a sport or a service that its page lists. */
export interface SubjectDocuments {
  readonly shown: readonly DocumentSheet[];
  /** Where there are more. */
  readonly library: PageLink | undefined;
}

export interface PageEndProps {
  readonly documents: SubjectDocuments;
  /** Whom to ask for an offer. */
  readonly offer: readonly PageLink[];
  readonly offerHeading: string;
  readonly outside: readonly PageLink[];
}

/** The end of a sport's or a service's page: whom to ask, its documents, and other sites. */
export function PageEnd({ documents, offer, offerHeading, outside }: PageEndProps) {
  return (
    <div className="end row">
      <LinkList id="offer" heading={offerHeading} links={offer} />
      <LinkList id="documents" heading="Documents" links={useDocumentLinks(documents)} />
      <LinkList id="outside" heading="Links" links={outside} form="outside" />
    </div>
  );
}

/** Links to the documents about a sport or a service, each with the label of its file: "Summary", "User manual". */
function useDocumentLinks({ shown, library }: SubjectDocuments): PageLink[] {
  const { documents } = useSite();
  const links = shown.map((sheet) => ({
    href: sheet.url,
    name: sheet.title,
    isDownload: true,
    detail: [documentLabel(sheet, documents[sheet.url]), sheet.edition].filter(Boolean).join(', '),
  }));
  return library ? [...links, library] : links;
}
