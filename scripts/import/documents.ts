/** Documents or manuals: a list in categories, and the folder with their PDFs. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DocumentCategory } from '../../shared/content/downloads/document-libraries.ts';
import { findDocumentSheet } from '../../shared/content/downloads/find-document-sheet.ts';
import { fileSizeInWords } from '../../shared/file-size.ts';
import { slugify } from '../../shared/paths.ts';
import { readDocument } from '../build/read-documents.ts';
import { Fields, readText, textOf } from './fields.ts';
import { addressOfFile, addressOfSummary, findPdf, pathInPublic, readPdfNames } from './find-document.ts';
import { EntryNotes, type FileContent, type ImportContext, type ImportResult } from './notes.ts';
import { isObject, type RawEntry, readEntries } from './read-file.ts';
import { plainWords } from './rich-text.ts';
import { DATA_FILES, readList, toJson } from './site-files.ts';

const CATEGORY = ['categoryname', 'category', 'kategorie', 'categorie'];
const CODE = ['code', 'categorycode'];
const NAME = ['name', 'title', 'titel', 'titre', 'document', 'dokument', 'bezeichnung', 'filename'];
const FILE = ['url', 'file', 'pdf', 'path', 'datei', 'dateiname', 'fichier', 'link', 'href'];

/** One PDF of the export, with what stands around it. */
interface Row {
  readonly notes: EntryNotes;
  readonly category: string;
  readonly code: string | undefined;
  readonly fileName: string;
  readonly url: string;
  readonly file: PdfFile;
}

interface PdfFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Tells two files apart without keeping them. */
  readonly hash: string;
}

/** @throws UsageError where the list or the folder cannot be read */
export async function importDocuments(
  [file = '', folder = '']: readonly string[],
  { root }: ImportContext,
  library: 'documentation' | 'manuals',
): Promise<ImportResult> {
  const entries = (await readEntries(file, ['listofpdfs', ...NAME, ...FILE])).flatMap(splitCategory);
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

/** A category with its list becomes an entry for each PDF. */
function splitCategory({ where, raw }: RawEntry): RawEntry[] {
  const fields = new Fields(raw);
  const list = fields.take('listofpdfs');
  if (list === undefined) return [{ where, raw }];
  const category = { CategoryName: fields.take(...CATEGORY), Code: fields.take(...CODE) };
  return (Array.isArray(list) ? list : [list]).map((pdf: unknown, index) => ({
    where: `${where}, PDF ${index + 1}`,
    raw: { ...category, ...(isObject(pdf) ? pdf : { name: pdf }) },
  }));
}

async function readRow(
  { where, raw }: RawEntry,
  folder: string,
  names: readonly string[],
  known: ReadonlyMap<string, string>,
) {
  const notes = new EntryNotes(where);
  const fields = new Fields(raw);
  const words = (field: string, of: readonly string[]) => {
    const text = readText(fields.take(...of), field, notes);
    if (text === undefined) return undefined;
    const plain = plainWords(text);
    notes.change(field, text, plain);
    return plain;
  };
  const written = words('fileName', NAME);
  // A list may name the file alone.
  const fileAs = textOf(fields.take(...FILE)) ?? written ?? '';
  const fileName = written === undefined || /\.pdf$/i.test(written) ? nameOfFile(written ?? fileAs) : written;
  if (written !== undefined) notes.change('fileName', written, fileName);
  notes.name = fileName;
  const category = words('category', CATEGORY);
  const code = words('code', CODE);
  const size = textOf(fields.take('size', 'filesize', 'grosse', 'taille'));
  notes.unusedFields.push(...fields.unused);
  if (category === undefined) notes.ask('category', 'is missing; add it');
  const found = findPdf(fileAs, names);
  const file = await readPdf(fileAs, found, folder, notes);
  if (file === undefined || category === undefined) return { notes, found, row: undefined };
  const url = known.get(fileName.toLowerCase()) ?? addressOfSummary(fileName) ?? addressOfFile(found[0] ?? '');
  notes.change('size', size, fileSizeInWords(file.size));
  if (basename(url) !== basename(found[0] ?? '')) notes.change('url', basename(found[0] ?? ''), url);
  return { notes, found, row: { notes, category, code, fileName, url, file } };
}

/** "Uebersicht_Anlage.pdf" → "Uebersicht Anlage" */
const nameOfFile = (file: string) =>
  basename(file)
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ');

async function readPdf(
  file: string,
  found: readonly string[],
  folder: string,
  notes: EntryNotes,
): Promise<PdfFile | undefined> {
  const [name] = found;
  if (name === undefined) {
    notes.ask('url', `${file || 'nothing'} is not in the folder; add the file, or correct its name`);
    return undefined;
  }
  if (found.length > 1) {
    notes.ask('url', `${found.join(' and ')} have this name; write the path`);
    return undefined;
  }
  const path = join(folder, name);
  const bytes = await readFile(path);
  try {
    await readDocument(bytes);
    return { path, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
  } catch {
    notes.ask('url', `${name} is no PDF that can be read; export it again`);
    return undefined;
  }
}

/** The same file twice in a category, and two files that would share an address. */
function withoutRepeated(all: readonly Row[]) {
  const rows: Row[] = [];
  const repeated: string[] = [];
  const leftOut: string[] = [];
  for (const row of all) {
    const other = rows.find(({ url }) => url === row.url);
    const twin = rows.find(
      ({ url, category }) => url === row.url && category.toLowerCase() === row.category.toLowerCase(),
    );
    const isSame = other === undefined || other.file.hash === row.file.hash;
    if (twin && isSame && twin.fileName === row.fileName) {
      row.notes.isRepeated = true;
      repeated.push(`${row.notes.label}: is the same as ${twin.notes.where}`);
    } else if (twin || !isSame) {
      row.notes.isLeftOut = true;
      leftOut.push(`${row.notes.label}: ${row.url} is that of ${other?.notes.label}; rename one of the files`);
    } else rows.push(row);
  }
  return { rows, repeated, leftOut };
}

/** Categories and documents of the site keep their order; what is new is added below. */
function mergeRows(library: readonly DocumentCategory[], rows: readonly Row[]) {
  const inExport = new Set(rows.map(({ url }) => url));
  const categories = library.map((category) => ({ ...category, ListOfPdfs: [...category.ListOfPdfs] }));
  for (const { category, code, fileName, url } of rows) {
    const pdf = { fileName, url, size: '' };
    const own = categories.find(
      ({ CategoryName, Code }) => CategoryName.toLowerCase() === category.toLowerCase() || Code === code?.toLowerCase(),
    );
    const index = own?.ListOfPdfs.findIndex((one) => one.url === url) ?? -1;
    if (own === undefined)
      categories.push({ CategoryName: category, Code: freeCode(code ?? category, categories), ListOfPdfs: [pdf] });
    else if (index < 0) own.ListOfPdfs.push(pdf);
    else own.ListOfPdfs[index] = pdf;
  }
  // A summary of ours is removed by hand, with its text.
  const stays = ({ url }: { readonly url: string }) => inExport.has(url) || findDocumentSheet(url) !== undefined;
  return {
    gone: categories.flatMap(({ ListOfPdfs }) => ListOfPdfs.filter((pdf) => !stays(pdf))),
    categories: categories
      .map((category) => ({ ...category, ListOfPdfs: category.ListOfPdfs.filter(stays) }))
      .filter(({ ListOfPdfs }) => ListOfPdfs.length > 0),
  };
}

function freeCode(words: string, categories: readonly DocumentCategory[]): string {
  const code = slugify(words) || 'x';
  const isTaken = (one: string) => categories.some(({ Code }) => Code === one);
  let free = code;
  for (let number = 2; isTaken(free); number += 1) free = `${code}-${number}`;
  return free;
}
