/** Documents or manuals: a list in categories, and the folder with their PDFs. */
import type { DocumentCategory } from '../../shared/content/downloads/document-libraries.ts';
import { findDocumentSheet } from '../../shared/content/downloads/find-document-sheet.ts';
import { fileSizeInWords } from '../../shared/file-size.ts';
import { FILES, NAMES, readRow, splitCategory } from './document-rows.ts';
import { pathInPublic, readPdfNames } from './find-document.ts';
import { mergeRows, withoutRepeated } from './merge-documents.ts';
import type { FileContent, ImportContext, ImportResult } from './notes.ts';
import { readEntries } from './read-file.ts';
import { DATA_FILES, readList, toJson } from './site-files.ts';

/** @throws UsageError where the list or the folder cannot be read */
export async function importDocuments(
  [file = '', folder = '']: readonly string[],
  { root }: ImportContext,
  library: 'documentation' | 'manuals',
): Promise<ImportResult> {
  const entries = (await readEntries(file, ['listofpdfs', ...NAMES, ...FILES])).flatMap(splitCategory);
  const names = await readPdfNames(folder);
  const libraries = {
    documentation: await readList<DocumentCategory>(root, DATA_FILES.documentation),
    manuals: await readList<DocumentCategory>(root, DATA_FILES.manuals),
  };
  const known = new Map(
    [...libraries[library === 'manuals' ? 'documentation' : 'manuals'], ...libraries[library]].flatMap(
      ({ ListOfPdfs }) => ListOfPdfs.map(({ fileName, url }) => [fileName.toLowerCase(), url] as const),
    ),
  );
  const read: Awaited<ReturnType<typeof readRow>>[] = [];
  for (const entry of entries) read.push(await readRow(entry, folder, names, known));
  const { rows, repeated, leftOut } = withoutRepeated(read.flatMap(({ row }) => row ?? []));
  const listed = new Set(read.flatMap(({ found }) => found));
  const unlisted = names
    .filter((name) => !listed.has(name))
    .map((name) => `${name}: is in the folder and not in the list`);
  const { categories, gone } = mergeRows(libraries[library], rows);
  const written = { ...libraries, [library]: categories };
  const sizes = new Map(rows.map(({ url, file: { size } }) => [url, fileSizeInWords(size)]));
  const withSizes = (list: readonly DocumentCategory[]) =>
    list.map((category) => ({
      ...category,
      ListOfPdfs: category.ListOfPdfs.map((pdf) => ({
        ...pdf,
        ...(sizes.has(pdf.url) && { size: sizes.get(pdf.url) }),
      })),
    }));
  const stillListed = new Set([...written.documentation, ...written.manuals].flatMap(urlsOf));
  const summaries = urlsOf({ ListOfPdfs: categories.flatMap(({ ListOfPdfs }) => ListOfPdfs) }).filter(
    (url) => findDocumentSheet(url) && !sizes.has(url),
  );
  return {
    entries: read.map(({ notes }) => notes),
    repeated,
    leftOut: [...leftOut, ...unlisted],
    gone: gone.map(({ fileName, url }) => `${fileName}, ${url}`),
    replacedStandIns: 0,
    remarks:
      summaries.length > 0
        ? [`${summaries.length} documents that the export does not hold stay, with texts of ours.`]
        : [],
    files: new Map<string, FileContent | undefined>([
      [DATA_FILES.documentation, toJson(withSizes(written.documentation))],
      [DATA_FILES.manuals, toJson(withSizes(written.manuals))],
      ...rows.map(({ url, file: { path } }) => [pathInPublic(url), { copyOf: path }] as const),
      ...gone.filter(({ url }) => !stillListed.has(url)).map(({ url }) => [pathInPublic(url), undefined] as const),
    ]),
  };
}

const urlsOf = ({ ListOfPdfs }: Pick<DocumentCategory, 'ListOfPdfs'>) => ListOfPdfs.map(({ url }) => url);
