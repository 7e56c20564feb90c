/** Drawings in programs that are no browser: sharp draws with librsvg, as Wikipedia and many desktops do. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const IMAGES = join(import.meta.dirname, '../../public/images');
const SOURCES = join(import.meta.dirname, '../../pictures');
/** Screens at night are dark; a drawing whose fills are not understood is nothing else. */
const MOSTLY = 0.95;

const folders = readdirSync(IMAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const pixelsOf = async (svg: string) => {
  const picture = sharp(Buffer.from(svg)).resize({ width: 160 }).flatten({ background: 'white' }).greyscale();
  return picture.raw().toBuffer();
};

it.each(folders.map(({ name }) => name))(
  'every eighth drawing of %s is neither black nor empty, and shows what it copies',
  async (folder) => {
    // A drawing from elsewhere is served as it is.
    const names = readdirSync(join(IMAGES, folder)).filter((name) => existsSync(join(SOURCES, folder, name)));
    for (const name of names.filter((_, index) => index % 8 === 0)) {
      const svg = readFileSync(join(IMAGES, folder, name), 'utf8');
      const pixels = await pixelsOf(svg);
      const share = (matches: (value: number) => boolean) => pixels.filter(matches).length / pixels.length;
      expect(
        share((value) => value < 30),
        `${name}: black`,
      ).toBeLessThan(MOSTLY);
      expect(new Set(pixels).size, `${name}: empty`).toBeGreaterThan(4);
      // Outlined letters are copies.
      if (!svg.includes('<use ')) continue;
      const copies = await pixelsOf(svg.replaceAll(/<use /g, '<g '));
      expect(pixels.equals(copies), `${name}: copies are missing`).toBe(false);
    }
  },
);
