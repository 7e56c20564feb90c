/** The PDFs of a folder, found by whatever a list calls them, and the addresses that the site gives them. */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { UsageError } from './read-file.ts';

/** Systems store an "ü" as one sign or as two, and some do not tell capitals apart. */
const comparable = (name: string) => name.normalize('NFC').toLowerCase();

/** @returns paths of all PDFs below the folder, relative to it. @throws UsageError where there is no such folder */
export async function readPdfNames(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: Error) => {
    throw new UsageError(`${folder}: is no folder that can be read (${error.message})`);
  });
  return names.filter((name) => /\.pdf$/i.test(name)).sort();
}

/** @param written a path, an address or the name of a file, with or without its ending */
export function findPdf(written: string, names: readonly string[]): string[] {
  const path = comparable(
    unescaped(written)
      .replaceAll('\\', '/')
      .replace(/[?#].*$/, ''),
  );
  const wanted = path.endsWith('.pdf') ? path : `${path}.pdf`;
  const exact = names.filter((name) => comparable(name) === wanted);
  return exact.length > 0 ? exact : names.filter((name) => comparable(basename(name)) === basename(wanted));
}

function unescaped(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

const GERMAN_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};

/** "/documents/Uebersicht-Anlage.pdf" */
export function addressOfFile(path: string): string {
  const name = basename(path)
    .replace(/\.pdf$/i, '')
    .normalize('NFC')
    .replace(/[äöüÄÖÜß]/g, (letter) => GERMAN_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `/documents/${name || 'document'}.pdf`;
}

/** The summary of ours that a document takes the place of: the only one that carries a number in its name. */
export function addressOfSummary(name: string): string | undefined {
  const numbered = documentSheets.filter(
    ({ number }) => number !== undefined && name.split(/[\s,()]+/).includes(number),
  );
  return numbered.length === 1 ? numbered[0]?.url : undefined;
}

export const pathInPublic = (url: string) => join('public', url);
