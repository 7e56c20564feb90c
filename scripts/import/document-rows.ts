/** The PDFs that a list names, each with its category and its file. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileSizeInWords } from '../../shared/file-size.ts';
import { readDocument } from '../build/read-documents.ts';
import { Fields, isMissing, isObject, nameOfField, readText, textOf } from './fields.ts';
import { addressOfFile, addressOfSummary, findPdf } from './find-document.ts';
import { EntryNotes } from './notes.ts';
import type { RawEntry } from './read-file.ts';
import { plainWords } from './rich-text.ts';

/** Names of columns, as `nameOfField` gives them. */
const CATEGORIES = ['categoryname', 'category', 'kategorie', 'categorie'];
const CODES = ['code', 'categorycode'];
export const NAMES = ['name', 'title', 'titel', 'titre', 'document', 'dokument', 'bezeichnung', 'filename'];
export const FILES = ['url', 'file', 'pdf', 'path', 'datei', 'dateiname', 'fichier', 'link', 'href'];

/** One PDF of the export, with what stands around it. */
export interface Row {
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

/** A category with its list becomes an entry for each PDF. */
export function splitCategory({ where, raw }: RawEntry): RawEntry[] {
  const key = Object.keys(raw).find((one) => nameOfField(one) === 'listofpdfs');
  if (key === undefined) return [{ where, raw }];
  const { [key]: list, ...category } = raw;
  const pdfs: unknown[] = Array.isArray(list) ? list : [list];
  return pdfs
    .filter((pdf) => !isMissing(pdf))
    .map((pdf, index) => ({
      where: `${where}, PDF ${index + 1}`,
      raw: { ...category, ...(isObject(pdf) ? pdf : { name: pdf }) },
    }));
}

export async function readRow(
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
  const written = words('fileName', NAMES);
  // A list may name the file alone.
  const fileAs = textOf(fields.take(...FILES)) ?? written ?? '';
  const fileName = written === undefined || /\.pdf$/i.test(written) ? nameOfFile(written ?? fileAs) : written;
  if (written !== undefined) notes.change('fileName', written, fileName);
  notes.name = fileName;
  const category = words('category', CATEGORIES);
  const code = words('code', CODES);
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
