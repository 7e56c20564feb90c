import { Island } from '../components/Island.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useSite } from '../components/site-context.ts';
import type { DocumentCategory } from '../content/downloads/document-libraries.ts';
import type { Choices } from '../filters.ts';
import { documentRow } from './document-row.ts';

interface DocumentLibraryTemplateProps {
  readonly name: string;
  readonly lead: string;
  readonly banner: string;
  readonly categories: readonly DocumentCategory[];
  readonly choices: Choices;
}

/** Template of both document libraries. */
export function DocumentLibraryTemplate({ name, lead, banner, categories, choices }: DocumentLibraryTemplateProps) {
  const { documents } = useSite();
  return (
    <>
      <PageHead title={name} lead={lead} banner={banner} form="line" />
      <Island
        name="DocumentFilter"
        props={{
          choices,
          categories: categories.map(({ Code, CategoryName, ListOfPdfs }) => ({
            code: Code,
            name: CategoryName,
            documents: ListOfPdfs.map((pdf) => documentRow(pdf, documents[pdf.url])),
          })),
        }}
      />
    </>
  );
}
