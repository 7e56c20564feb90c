/** Everything the workshop makes. */
import { catalogueProduct } from './catalogue.ts';
import { documentProducts } from './documents/document-products.ts';
import { flagProducts } from './flags/flag-products.ts';
import { fontProducts } from './fonts/font-products.ts';
import { iconProducts } from './icons/icon-products.ts';
import type { Product } from './kit/product.ts';
import { pictureProducts } from './picture-products.ts';
import { socialCardProducts } from './social/social-card-products.ts';

export const products: readonly Product[] = [
  ...pictureProducts,
  catalogueProduct,
  ...documentProducts,
  ...socialCardProducts,
  ...iconProducts,
  ...flagProducts,
  ...fontProducts,
];
