import type { Markdown } from '../content/copy.ts';
import { type DocumentCategory, documentation, manuals } from '../content/downloads/document-libraries.ts';
import * as content from '../content/downloads/downloads-content.ts';
import { categoryFilter } from '../islands/DocumentFilter.tsx';
import { paths } from '../paths.ts';
import { dataOf } from '../site/alternates.ts';
import { definePage } from '../site/page.ts';
import { DocumentLibraryTemplate } from '../templates/DocumentLibraryTemplate.tsx';

interface Library {
  readonly slug: string;
  readonly content: {
    readonly name: string;
    readonly description: string;
    readonly lead: string;
    readonly note: Markdown;
  };
  readonly categories: readonly DocumentCategory[];
}

function libraryPage({ slug, content: { name, description, lead, note }, categories }: Library) {
  const path = paths.download(slug);
  return definePage({
    path,
    name,
    description,
    islands: ['DocumentFilter'],
    filters: [categoryFilter(categories.map(({ Code }) => Code))],
    alternates: dataOf(path),
    load: ({ choices }) => ({ props: { name, lead, note, categories, choices } }),
    View: DocumentLibraryTemplate,
  });
}

export const documentationPage = libraryPage({
  slug: 'Documentation',
  content: content.documentationContent,
  categories: documentation,
});

export const instructionManualsPage = libraryPage({
  slug: 'InstructionManuals',
  content: content.instructionManualsContent,
  categories: manuals,
});
