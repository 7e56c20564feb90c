import { type DocumentCategory, documentation, manuals } from '../../content/downloads/document-libraries.ts';
import { documentSheets } from '../../content/downloads/document-sheets.ts';
import { whatItIs } from '../../content/downloads/what-it-is.ts';
import { services } from '../../content/services/services.ts';
import { sports } from '../../content/sports/sports.ts';
import { paths } from '../../paths.ts';
import { defineDataSet } from './data-set.ts';

export const documentData = defineDataSet({
  name: 'documents',
  title: 'Documents to download',
  description:
    'Summaries of data sheets, catalogues and manuals, with number and edition of the original, subject and address. A text can stand in several categories of both lists.',
  page: paths.download('Documentation'),
  entries: documentSheets,
  fields: {
    title: ({ title }) => title,
    number: ({ number }) => number,
    edition: ({ edition }) => edition,
    kind: (sheet) => whatItIs(sheet, 'en'),
    language: ({ language }) => language,
    status: ({ status }) => status,
    purpose: ({ purpose }) => purpose,
    documentationCategories: ({ url }) => categoriesOf(url, documentation),
    manualCategories: ({ url }) => categoriesOf(url, manuals),
    sports: (sheet) => sheet.sports.map((slug) => sports[slug].name),
    services: (sheet) => sheet.services.map((slug) => services[slug].name),
    address: ({ url }, origin) => `${origin}${url}`,
    isSample: ({ standIn }) => standIn ?? false,
  },
});

function categoriesOf(url: string, library: readonly DocumentCategory[]): string[] {
  return library
    .filter((category) => category.ListOfPdfs.some((pdf) => pdf.url === url))
    .map((category) => category.CategoryName);
}
