import { drawings } from './drawings.ts';
import { renderDrawing } from './kit/drawing.ts';
import { loadFonts } from './kit/lettering.ts';
import type { Product } from './kit/product.ts';

/** Where a picture lies below public/. */
export const pictureFile = (id: string): string => `images/${id}.svg`;

export const pictureProducts: readonly Product[] = drawings.map((drawing) => ({
  id: drawing.id,
  file: `public/${pictureFile(drawing.id)}`,
  make: async () => renderDrawing(drawing, await loadFonts()),
}));
