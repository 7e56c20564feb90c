/** Writes all downloadable documents into the folder that is served. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { drawings } from '../pictures/drawings.ts';
import { loadFonts } from '../pictures/lettering.ts';
import { loadDocumentFonts } from './document-fonts.ts';
import { type EquipmentPlate, renderPlate } from './equipment-plate.ts';
import { renderDocument } from './render-document.ts';

/** @returns the size of each file in bytes, by its address */
export async function buildDocuments(outDir: string): Promise<ReadonlyMap<string, number>> {
  const fonts = await loadDocumentFonts();
  const plateOf = await createPlates();
  const sizes = new Map<string, number>();
  for (const sheet of documentSheets) {
    if (sizes.has(sheet.url)) {
      throw new Error(`Two documents have the address ${sheet.url}`);
    }
    const bytes = await renderDocument(sheet, fonts, plateOf(sheet.drawing));
    const file = join(outDir, sheet.url);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    sizes.set(sheet.url, bytes.length);
  }
  return sizes;
}

/** Several documents show the same drawing: each is made once. */
async function createPlates(): Promise<(drawing: string | undefined) => EquipmentPlate | undefined> {
  const lettering = await loadFonts();
  const plates = new Map<string, EquipmentPlate>();
  return (id) => {
    const drawing = drawings.find((candidate) => candidate.id === `equipment/${id}`);
    if (id === undefined || drawing === undefined) return undefined;
    const plate = plates.get(id) ?? renderPlate(drawing, lettering);
    plates.set(id, plate);
    return plate;
  };
}
