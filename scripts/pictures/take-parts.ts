/** <use href="Athletics.svg#athlete-1"/> in a picture → that part of the picture beside it. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CustomPlugin, optimize, type XastElement } from 'svgo';

const PART = /<use [^>]*?href="([\w-]+\.svg)#([\w-]+)"/g;

/** The pictures that parts are taken from: Athletics.svg. */
export const takenFrom = (source: string): string[] => [...source.matchAll(PART)].map(([, file = '']) => file);

/**
 * @param file of the picture, within the folder of all pictures
 * @throws naming a part that its picture does not have
 */
export async function takeParts(folder: string, file: string, source: string): Promise<string> {
  const parts = new Map<string, XastElement>();
  for (const [, other = '', id = ''] of source.matchAll(PART)) {
    const part = findPart(await readFile(join(folder, dirname(file), other), 'utf8'), id);
    if (!part) throw new Error(`${file}: ${other} has no part "${id}"`);
    parts.set(`${other}#${id}`, part);
  }
  if (parts.size === 0) return source;
  const taker: CustomPlugin = {
    name: 'take-parts',
    fn: () => ({
      element: {
        enter: (node) => {
          const part = parts.get(node.attributes.href ?? '');
          if (!part) return;
          node.name = 'g';
          node.children = [structuredClone(part)];
          delete node.attributes.href;
        },
      },
    }),
  };
  return optimize(source, { path: file, plugins: [taker] }).data;
}

function findPart(source: string, id: string): XastElement | undefined {
  let part: XastElement | undefined;
  const finder: CustomPlugin = {
    name: 'find-part',
    fn: () => ({
      element: {
        enter: (node) => {
          if (node.attributes.id === id) part = node;
        },
      },
    }),
  };
  optimize(source, { plugins: [finder] });
  return part;
}
