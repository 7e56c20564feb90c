import { documentLabel } from '../../content/downloads/document-label.ts';
import { type DocumentCategory, documentation, manuals } from '../../content/downloads/document-libraries.ts';
import type { DocumentSheet } from '../../content/downloads/document-sheet.ts';
import { findDocumentSheet } from '../../content/downloads/find-document-sheet.ts';
import { services } from '../../content/services/services.ts';
import { sports } from '../../content/sports/sports.ts';
import { paths } from '../../paths.ts';
import { defineDataSet } from './data-set.ts';

interface ListedDocument {
  readonly url: string;
  readonly fileName: string;
  /** Undefined for a document that was delivered as a file only. */
  readonly sheet: DocumentSheet | undefined;
}

const listed = [...documentation, ...manuals].flatMap(({ ListOfPdfs }) => ListOfPdfs);

/** Every document of both libraries once. */
const entries: readonly ListedDocument[] = [...new Map(listed.map(({ url, fileName }) => [url, fileName]))].map(
  ([url, fileName]) => ({ url, fileName, sheet: findDocumentSheet(url) }),
);

export const documentData = defineDataSet({
  name: 'documents',
  title: 'Documents to download',
  description:
    'Summaries of our data sheets, catalogues and manuals, with number and edition of the original. Each is there once, with all categories it belongs to.',
  page: paths.download('Documentation'),
  entries,
  fields: {
    title: ({ sheet, fileName }) => sheet?.title ?? fileName,
    number: ({ sheet }) => sheet?.number,
    edition: ({ sheet }) => sheet?.edition,
    kind: ({ sheet, url }, _, { documents }) => sheet && documentLabel(sheet, documents[url]),
    original: ({ sheet }) => (sheet?.isOverview ? undefined : sheet?.kind),
    language: ({ sheet, url }, _, { documents }) => documents[url]?.language ?? sheet?.language,
    status: ({ sheet }) => sheet?.status,
    purpose: ({ sheet }) => sheet?.purpose,
    documentationCategories: ({ url }) => categoriesOf(url, documentation),
    manualCategories: ({ url }) => categoriesOf(url, manuals),
    sports: ({ sheet }) => sheet?.sports.map((slug) => sports[slug].name),
    services: ({ sheet }) => sheet?.services.map((slug) => services[slug].name),
    address: ({ url }, origin) => `${origin}${url}`,
  },
});

function categoriesOf(url: string, library: readonly DocumentCategory[]): string[] {
  return library
    .filter((category) => category.ListOfPdfs.some((pdf) => pdf.url === url))
    .map((category) => category.CategoryName);
}
