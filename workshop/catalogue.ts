/** The list of pictures that the site reads: what was drawn here, and the photographs that are in it already. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings } from './drawings.ts';
import type { Drawing } from './kit/drawing.ts';
import type { Product } from './kit/product.ts';
import { pictureFile, VARIANTS, variantId } from './picture-products.ts';

const FILE = 'public/catalogue.json';

interface CatalogueEntry {
  readonly path: string;
}

export const catalogueProduct: Product = {
  id: 'catalogue',
  file: FILE,
  make: async () => {
    const kept = (await readCatalogue()).filter(({ path }) => path.startsWith('/images/photo/'));
    return `${JSON.stringify([...drawings.map(entryOf), ...kept], undefined, 2)}\n`;
  },
};

function entryOf(drawing: Drawing) {
  const { id, width, height, title, description, legend, markers } = drawing;
  const variants = VARIANTS.flatMap((variant) => {
    const composition = drawing[variant];
    if (composition === undefined) return [];
    const path = `/${pictureFile(variantId(id, variant))}`;
    return [[variant, { path, width: composition.width, height: composition.height }] as const];
  });
  return {
    ...{ path: `/${pictureFile(id)}`, width, height, caption: title, alt: description },
    ...(legend && { legend }),
    ...(markers && { markers }),
    ...Object.fromEntries(variants),
  };
}

async function readCatalogue(): Promise<readonly CatalogueEntry[]> {
  const text = await readFile(join(import.meta.dirname, '..', FILE), 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly CatalogueEntry[];
}
