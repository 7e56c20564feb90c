/** The list of pictures that the site reads: what was drawn here, and the photographs that are in it already. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings } from './drawings.ts';
import type { Drawing } from './kit/drawing.ts';
import type { Product } from './kit/product.ts';
import { pictureFile, VARIANTS, variantId } from './picture-products.ts';

const FILE = 'public/catalogue.json';

interface CatalogueEntry {
  readonly id: string;
}

export const catalogueProduct: Product = {
  id: 'catalogue',
  file: FILE,
  make: async () => {
    const drawn = new Set(drawings.map(({ id }) => id));
    const kept = (await readCatalogue()).filter(({ id }) => isPhotograph(id) && !drawn.has(id));
    return `${JSON.stringify([...drawings.map(entryOf), ...kept], undefined, 2)}\n`;
  },
};

/** Photographs are entered by `npm run photo` in the root of the repository. */
function isPhotograph(id: string): boolean {
  return id.startsWith('photo/');
}

function entryOf(drawing: Drawing) {
  const { id, width, height, title, description, legend, markers } = drawing;
  const variants = VARIANTS.flatMap((variant) => {
    const composition = drawing[variant];
    if (composition === undefined) return [];
    const file = pictureFile(variantId(id, variant));
    return [[variant, { file, width: composition.width, height: composition.height }] as const];
  });
  return {
    ...{ id, file: pictureFile(id), width, height, caption: title, alt: description },
    ...(legend && { legend }),
    ...(markers && { markers }),
    ...Object.fromEntries(variants),
  };
}

async function readCatalogue(): Promise<readonly CatalogueEntry[]> {
  const text = await readFile(join(import.meta.dirname, '..', FILE), 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly CatalogueEntry[];
}
