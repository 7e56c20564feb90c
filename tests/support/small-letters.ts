import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { filesOf } from '../../shared/content/catalogue.ts';
import { readTestAssets } from './test-app.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Frames show a part of a strip, at its own scale. Small drawings of devices and of galleries are read enlarged. */
const DRAWINGS = 'main img[src$=".svg"]:not([src*="/strip/"], [src*="/flags/"], .devices img, .gallery-row img)';

const files = Object.values((await readTestAssets()).pictures).flatMap(filesOf);
/** Smallest letter of a drawing as a share of its width: a drawing is on many pages, and measured in several windows. */
const letters = new Map<string, number>();

/** Drawings of the page in which letters are smaller than 11 px, with the size. */
export async function smallLetters(page: Page): Promise<string[]> {
  const shown = await page.locator(DRAWINGS).evaluateAll((images) =>
    images.map((image) => {
      const { src, width } = image as HTMLImageElement;
      // currentSrc is empty until a lazy picture is near the window.
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => matchMedia(media).matches);
      return { path: new URL(source?.srcset ?? src, location.href).pathname, width };
    }),
  );
  const found: string[] = [];
  for (const { path, width } of shown.filter((image) => image.width > 0)) {
    const share = letters.get(path) ?? (await smallestLetter(page, path));
    letters.set(path, share);
    if (!(Math.round(share * width) >= 11)) found.push(`${path}: ${share * width} px`);
  }
  return found;
}

/**
 * Infinite without letters. Served files have shapes in their place, so the source is read: it has the same name, or is the
 * drawing that the file is a view of. What is written on a thing and made smaller with it, such as its keys, is not counted.
 */
async function smallestLetter(page: Page, path: string): Promise<number> {
  const source = join(ROOT, path.replace('/images/', 'pictures/'));
  const svg = await readFile(source, 'utf8')
    .catch(() => readFile(source.replace('-portrait', ''), 'utf8'))
    .catch(() => '<svg/>');
  const letter = await page.evaluate((text) => {
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
    const sizes = [...drawing.querySelectorAll('text')].map((element) => {
      let scale = 1;
      for (let part: Element | null = element; part; part = part.parentElement) {
        scale *= Number(/scale\(\s*([\d.]+)/.exec(part.getAttribute('transform') ?? '')?.[1] ?? 1);
      }
      return Number(element.closest('[font-size]')?.getAttribute('font-size')) * Math.max(scale, 1);
    });
    return Math.min(...sizes);
  }, svg);
  return letter / (files.find((file) => file.path === path)?.width ?? Number.NaN);
}
