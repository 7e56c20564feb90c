/** How small the letters of a drawing are. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Of a source, in its units; infinite where there is none. What is written on a thing and scaled with it, such as its
 * keys, is a part of the thing.
 * @param picture path of the file as served: its source has the same name, or is the drawing that it is a view of
 */
export async function smallestLetter(picture: string): Promise<number> {
  const source = join(ROOT, picture.replace('/images/', 'pictures/'));
  const svg = await readFile(source, 'utf8')
    .catch(() => readFile(source.replace('-portrait', ''), 'utf8'))
    .catch(() => '');
  const [frame = ''] = /<svg [^>]*>/.exec(svg) ?? [];
  const usual = sizeOf(frame) ?? Number.NaN;
  const texts = [...svg.matchAll(/<text [^>]*>/g)].map(([text]) => sizeOf(text) ?? usual);
  return Math.min(...texts);
}

function sizeOf(tag: string): number | undefined {
  const [, size] = / font-size="([\d.]+)/.exec(tag) ?? [];
  return size === undefined ? undefined : Number(size);
}
