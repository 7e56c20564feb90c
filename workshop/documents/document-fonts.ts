import * as fontkit from 'fontkit';
import { type FontStyle, loadFontFiles } from '../fonts/cut-fonts.ts';

export type DocumentFonts = Readonly<Record<FontStyle, fontkit.Font | fontkit.FontCollection>>;

let opened: Promise<DocumentFonts> | undefined;

/** The styles of the documents, opened once per run. */
export function loadDocumentFonts(): Promise<DocumentFonts> {
  opened ??= openFonts();
  return opened;
}

async function openFonts(): Promise<DocumentFonts> {
  const files = Object.entries(await loadFontFiles());
  return Object.fromEntries(
    files.map(([style, file]) => [style, named(fontkit.create(file), `Archivo-${style}`)]),
  ) as Record<FontStyle, fontkit.Font>;
}

/** pdfkit takes fonts of one PostScript name for one font, and cuts of one variable font share theirs. */
function named<T extends object>(font: T, name: string): T {
  return Object.defineProperty(font, 'postscriptName', { value: name });
}
