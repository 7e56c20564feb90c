import { drawings } from './drawings.ts';
import { type Drawing, renderDrawing } from './kit/drawing.ts';
import { loadFonts } from './kit/lettering.ts';
import type { Product } from './kit/product.ts';

/** Other compositions of a drawing, by the name that ends their ids and files. */
export const VARIANTS = ['portrait', 'wide'] as const;

/** Where a picture lies below public/. */
export const pictureFile = (id: string): string => `images/${id}.svg`;
/** Of a picture as content names it: /images/plan/Swimming.svg → plan/Swimming. */
export const pictureId = (path: string): string => path.replace(/^\/images\/|\.\w+$/g, '');
export const variantId = (id: string, variant: (typeof VARIANTS)[number]): string => `${id}-${variant}`;

export const pictureProducts: readonly Product[] = drawings.flatMap((drawing) => [
  product(drawing.id, drawing),
  ...VARIANTS.flatMap((variant) => {
    const composition = drawing[variant];
    return composition ? [product(variantId(drawing.id, variant), { ...drawing, ...composition })] : [];
  }),
]);

function product(id: string, drawing: Drawing): Product {
  return { id, file: `public/${pictureFile(id)}`, make: async () => renderDrawing(drawing, await loadFonts()) };
}
