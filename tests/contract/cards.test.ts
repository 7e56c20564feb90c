/** Cards and icons have the sizes that the head of each page and the manifest name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATALOGUE_FILE } from '../../scripts/build/public-files.ts';
import { socialPicture } from '../../shared/paths.ts';
import { pages } from '../../shared/site/site-map.ts';
import { pictureSizes } from '../support/picture-sizes.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
/** Some messengers show no larger picture. */
const CARD_BUDGET = 300_000;

const pageCards = pages.map(({ path }) => socialPicture(path));
const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
  readFileSync(join(PUBLIC, 'site.webmanifest'), 'utf8'),
);

const sizesOf = (path: string) => pictureSizes(join(PUBLIC, path));

describe('a card', () => {
  it.each(readdirSync(join(PUBLIC, 'social')).filter((name) => name !== CATALOGUE_FILE))(
    '%s is that of a page, in the size that heads name',
    async (name) => {
      expect(pageCards).toContain(`/social/${name}`);
      expect(await sizesOf(`social/${name}`)).toEqual(['1200x630']);
      expect(readFileSync(join(PUBLIC, 'social', name)).length).toBeLessThanOrEqual(CARD_BUDGET);
    },
  );
});

describe('an icon', () => {
  it.each(manifest.icons)('$src has the size that the manifest names', async ({ src, sizes }) => {
    expect(await sizesOf(src)).toEqual([sizes]);
  });

  it('at /favicon.ico holds pictures for screens of both densities', async () => {
    const bytes = readFileSync(join(PUBLIC, 'favicon.ico'));
    const sizes = await sizesOf('favicon.ico');
    expect(sizes).toEqual(expect.arrayContaining(['16x16', '32x32']));
    for (const [index, size] of sizes.entries()) {
      const [length, offset] = [bytes.readUInt32LE(6 + 16 * index + 8), bytes.readUInt32LE(6 + 16 * index + 12)];
      const picture = bytes.subarray(offset, offset + length);
      // Any program may have made it: the head of a bitmap begins with its length.
      const isBitmap = picture.readUInt32LE() === 40;
      if (!isBitmap) expect(`${(await sharp(picture).metadata()).width}`).toBe(size.split('x')[0]);
    }
  });
});
