/** Everything the workshop makes. */
import { catalogueProduct } from './catalogue.ts';
import { flagProducts } from './flags/flag-products.ts';
import { fontProducts } from './fonts/font-products.ts';
import { iconProducts } from './icons/icon-products.ts';
import type { Product } from './kit/product.ts';
import { pictureProducts } from './picture-products.ts';
import { socialCardProducts } from './social/social-card-products.ts';

export const products: readonly Product[] = [
  ...pictureProducts,
  catalogueProduct,
  ...socialCardProducts,
  ...iconProducts,
  ...flagProducts,
  ...fontProducts,
];
