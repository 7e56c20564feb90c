import { Island } from '../components/Island.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { useSite } from '../components/site-context.ts';
import type { DocumentCategory } from '../content/downloads/document-libraries.ts';
import { documentRow } from './document-row.ts';

interface DocumentLibraryPageProps {
  readonly name: string;
  readonly lead: string;
  readonly strip: string;
  readonly categories: readonly DocumentCategory[];
  readonly selected: string | undefined;
}

/** Template of both document libraries. */
export function DocumentLibraryPage({ name, lead, strip, categories, selected }: DocumentLibraryPageProps) {
  const { fileSizes } = useSite();
  return (
    <>
      <PageBanner title={name} lead={lead} strip={strip} />
      <Island
        name="DocumentFilter"
        props={{
          selected,
          categories: categories.map(({ Code, CategoryName, ListOfPdfs }) => ({
            code: Code,
            name: CategoryName,
            documents: ListOfPdfs.map((pdf) => documentRow(pdf, fileSizes)),
          })),
        }}
      />
    </>
  );
}
