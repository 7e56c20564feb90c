import { drawings } from './drawings.ts';
import { type Drawing, renderDrawing } from './kit/drawing.ts';
import { loadFonts } from './kit/lettering.ts';
import type { Product } from './kit/product.ts';

/** Where a picture lies below public/. */
export const pictureFile = (id: string): string => `images/${id}.svg`;
export const portraitFile = (id: string): string => `images/${id}-portrait.svg`;

export const pictureProducts: readonly Product[] = drawings.flatMap((drawing) => {
  const { id, portrait } = drawing;
  return [
    product(id, pictureFile(id), drawing),
    ...(portrait ? [product(`${id}-portrait`, portraitFile(id), { ...drawing, ...portrait })] : []),
  ];
});

function product(id: string, file: string, drawing: Drawing): Product {
  return { id, file: `public/${file}`, make: async () => renderDrawing(drawing, await loadFonts()) };
}
