import { type DocumentCategory, documentation, manuals } from '../content/downloads/document-libraries.ts';
import * as content from '../content/downloads/downloads-pages.ts';
import { DOCUMENT_FILTER_PARAM } from '../islands/DocumentFilter.tsx';
import { paths } from '../paths.ts';
import { DocumentLibraryPage } from './DocumentLibraryPage.tsx';
import { definePage } from './page.ts';

interface Library {
  readonly slug: string;
  readonly content: { readonly name: string; readonly description: string; readonly lead: string };
  readonly categories: readonly DocumentCategory[];
}

function libraryPage({ slug, content: { name, description, lead }, categories }: Library) {
  return definePage({
    path: paths.download(slug),
    name,
    description,
    islands: ['DocumentFilter'],
    filter: { param: DOCUMENT_FILTER_PARAM, values: categories.map((category) => category.Code) },
    load: ({ filter }) => ({ props: { name, lead, strip: `strip/${slug}`, categories, selected: filter } }),
    View: DocumentLibraryPage,
  });
}

export const documentationPage = libraryPage({
  slug: 'Documentation',
  content: content.documentationPage,
  categories: documentation,
});

export const instructionManualsPage = libraryPage({
  slug: 'InstructionManuals',
  content: content.instructionManualsPage,
  categories: manuals,
});
