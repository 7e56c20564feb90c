import { Island } from '../components/Island.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { RichLine } from '../components/RichText.tsx';
import { useSite } from '../components/site-context.ts';
import type { Markdown } from '../content/copy.ts';
import type { DocumentCategory } from '../content/downloads/document-libraries.ts';
import type { Choices } from '../filters.ts';
import { documentRow } from './document-row.ts';

interface DocumentLibraryTemplateProps {
  readonly name: string;
  readonly lead: string;
  readonly note: Markdown;
  readonly categories: readonly DocumentCategory[];
  readonly choices: Choices;
}

/** Template of both document libraries. */
export function DocumentLibraryTemplate({ name, lead, note, categories, choices }: DocumentLibraryTemplateProps) {
  const { documents } = useSite();
  return (
    <>
      <PageHead title={name} lead={lead} form="list">
        <p className="secondary">
          <RichLine text={note} />
        </p>
      </PageHead>
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
