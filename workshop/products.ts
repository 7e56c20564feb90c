/** Everything the workshop makes. */
import { catalogueProduct } from './catalogue.ts';
import { fontProducts } from './fonts/font-products.ts';
import type { Product } from './kit/product.ts';
import { pictureProducts } from './picture-products.ts';

export const products: readonly Product[] = [...pictureProducts, catalogueProduct, ...fontProducts];
