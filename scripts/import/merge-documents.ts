/** A library of the site with the documents of an export. */
import type { DocumentCategory } from '../../shared/content/downloads/document-libraries.ts';
import { findDocumentSheet } from '../../shared/content/downloads/find-document-sheet.ts';
import { slugify } from '../../shared/paths.ts';
import type { Row } from './document-rows.ts';

/** The same file twice in a category, and two files that would share an address. */
export function withoutRepeated(all: readonly Row[]) {
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
export function mergeRows(library: readonly DocumentCategory[], rows: readonly Row[]) {
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
