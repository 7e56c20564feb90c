/** The downloadable documents: one PDF a sheet. */
import { documentSheets } from '../../shared/content/downloads/document-sheets.ts';
import { drawings } from '../drawings.ts';
import { loadFonts } from '../kit/lettering.ts';
import type { Product } from '../kit/product.ts';
import { pictureId } from '../picture-products.ts';
import { loadDocumentFonts } from './document-fonts.ts';
import { type Plate, renderPlate } from './plate.ts';
import { renderDocument } from './render-document.ts';

export const documentProducts: readonly Product[] = documentSheets.map((sheet) => ({
  id: sheet.url.slice(1).replace(/\.pdf$/, ''),
  file: `public${sheet.url}`,
  make: async () => (await renderDocument(sheet, await loadDocumentFonts(), await plateOf(sheet.drawing))).bytes,
}));

/** Several documents show the same drawing: each is made once. */
const plates = new Map<string, Plate>();

export async function plateOf(path: string | undefined): Promise<Plate | undefined> {
  if (path === undefined) return undefined;
  const drawing = drawings.find(({ id }) => id === pictureId(path));
  if (drawing === undefined) throw new Error(`There is no drawing "${path}"`);
  const plate = plates.get(drawing.id) ?? renderPlate(drawing, await loadFonts());
  plates.set(drawing.id, plate);
  return plate;
}
