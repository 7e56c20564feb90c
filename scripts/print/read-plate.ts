/** The drawing of a document: the device's plate where there is one, else the picture of the site. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { insertNoBreakSpaces } from '../../shared/components/insert-no-break-spaces.ts';
import { readEntries } from '../build/read-catalogue.ts';

export interface Plate {
  readonly svg: string;
  readonly caption: string;
  readonly alt: string;
  readonly legend: readonly { readonly text: string; readonly measures: boolean }[];
}

/** @param path as content names the picture: /images/equipment/e-gun.svg */
export async function readPlate(root: string, path: string): Promise<Plate> {
  const own = join(root, 'pictures/plates', basename(path));
  const isPlate = existsSync(own);
  const svg = await readFile(isPlate ? own : join(root, 'public', path), 'utf8');
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  const textOf = (selector: string) => insertNoBreakSpaces(document.querySelector(selector)?.textContent ?? '');
  const markers = [...document.querySelectorAll('[data-marker]')].map((marker) => ({
    text: insertNoBreakSpaces(marker.querySelector('title')?.textContent ?? ''),
    measures: marker.hasAttribute('data-measures'),
  }));
  const catalogue = await readEntries(join(root, 'public'));
  const listed = catalogue.find((picture) => picture.path === path)?.legend ?? [];
  return {
    svg,
    caption: textOf('svg > title'),
    alt: textOf('svg > desc'),
    legend: isPlate ? markers : listed.map((text) => ({ text: insertNoBreakSpaces(text), measures: true })),
  };
}
