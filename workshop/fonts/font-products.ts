/** The web font, cut to the site's characters: it lies beside the style sheets that name it. */
import type { Product } from '../kit/product.ts';
import { cutWebFont, WEB_FONTS } from './cut-fonts.ts';

export const fontProducts: readonly Product[] = Object.keys(WEB_FONTS).map((name) => ({
  id: `fonts/${name}`,
  file: `shared/styles/fonts/${name}.woff2`,
  make: () => cutWebFont(name),
}));
