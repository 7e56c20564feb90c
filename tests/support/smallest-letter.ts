/** How small the letters of a drawing are. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';

const ROOT = join(import.meta.dirname, '../..');

/** A picture is on many pages and measured in several windows. */
const letters = new Map<string, Promise<number>>();

/**
 * Of a source, in its units; infinite where there is none. What is written on a thing and made smaller with it, such as its
 * keys, is a part of the thing.
 * @param picture path of the file as served: its source has the same name, or is the drawing that it is a view of
 */
export function smallestLetter(picture: string): Promise<number> {
  const letter = letters.get(picture) ?? readSmallestLetter(picture);
  letters.set(picture, letter);
  return letter;
}

async function readSmallestLetter(picture: string): Promise<number> {
  const source = join(ROOT, picture.replace('/images/', 'pictures/'));
  const svg = await readFile(source, 'utf8')
    .catch(() => readFile(source.replace('-portrait', ''), 'utf8'))
    .catch(() => '<svg/>');
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  return Math.min(...[...document.querySelectorAll('text')].map(sizeOf));
}

function sizeOf(text: Element): number {
  const size = Number(text.closest('[font-size]')?.getAttribute('font-size'));
  let scale = 1;
  for (let part: Element | null = text; part; part = part.parentElement) {
    const [, factor = '1'] = /scale\(\s*([\d.]+)/.exec(part.getAttribute('transform') ?? '') ?? [];
    scale *= Number(factor);
  }
  return size * Math.max(scale, 1);
}
