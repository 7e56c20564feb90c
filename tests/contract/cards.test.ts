/** Cards and icons have the sizes that the head of each page and the manifest name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATALOGUE_FILE } from '../../scripts/build/public-files.ts';
import { socialPicture } from '../../shared/paths.ts';
import { pages } from '../../shared/site/site-map.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
/** Some messengers show no larger picture. */
const CARD_BUDGET = 300_000;

const pageCards = pages.map(({ path }) => socialPicture(path));
const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
  readFileSync(join(PUBLIC, 'site.webmanifest'), 'utf8'),
);

function sizeOf(path: string): string {
  const { width, height } = imageSize(readFileSync(join(PUBLIC, path)));
  return `${width}x${height}`;
}

describe('a card', () => {
  it.each(readdirSync(join(PUBLIC, 'social')).filter((name) => name !== CATALOGUE_FILE))(
    '%s is that of a page, in the size that heads name',
    (name) => {
      expect(pageCards).toContain(`/social/${name}`);
      expect(sizeOf(`social/${name}`)).toBe('1200x630');
      expect(readFileSync(join(PUBLIC, 'social', name)).length).toBeLessThanOrEqual(CARD_BUDGET);
    },
  );
});

describe('an icon', () => {
  it.each(manifest.icons)('$src has the size that the manifest names', ({ src, sizes }) => {
    expect(sizeOf(src)).toBe(sizes);
  });

  it('at /favicon.ico holds pictures for screens of both densities', async () => {
    const bytes = readFileSync(join(PUBLIC, 'favicon.ico'));
    const { type, images = [] } = imageSize(bytes);
    expect(type).toBe('ico');
    expect(images.map(({ width }) => width)).toEqual(expect.arrayContaining([16, 32]));
    for (const [index, { width }] of images.entries()) {
      const [length, offset] = [bytes.readUInt32LE(6 + 16 * index + 8), bytes.readUInt32LE(6 + 16 * index + 12)];
      const picture = bytes.subarray(offset, offset + length);
      // Any program may have made it: the head of a bitmap begins with its length.
      const isBitmap = picture.readUInt32LE() === 40;
      if (!isBitmap) expect((await sharp(picture).metadata()).width).toBe(width);
    }
  });
});
