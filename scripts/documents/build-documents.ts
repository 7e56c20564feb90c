/** Writes all downloadable documents into the folder that is served. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { loadDocumentFonts } from './document-fonts.ts';
import { renderDocument } from './render-document.ts';

/** @returns the size of each file in bytes, by its address */
export async function buildDocuments(outDir: string): Promise<ReadonlyMap<string, number>> {
  const fonts = await loadDocumentFonts();
  const sizes = new Map<string, number>();
  for (const sheet of documentSheets) {
    if (sizes.has(sheet.url)) {
      throw new Error(`Two documents have the address ${sheet.url}`);
    }
    const bytes = await renderDocument(sheet, fonts);
    const file = join(outDir, sheet.url);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    sizes.set(sheet.url, bytes.length);
  }
  return sizes;
}
