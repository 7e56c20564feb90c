/** One photograph → files in several formats and widths, and what the catalogue says of them. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '../../shared/content/parse-entries.ts';

/** From a phone to a wide window at twice the density. */
const WIDTHS = [480, 960, 1440, 1920, 2880];
/** Narrower pictures are blurred even on a phone. */
const NARROWEST = 480;

/** In the order in which browsers are offered them. The last is the fallback that every browser reads. */
const FORMATS = [
  { type: 'image/avif', extension: 'avif', encode: (image: Sharp) => image.avif({ quality: 55 }) },
  { type: 'image/webp', extension: 'webp', encode: (image: Sharp) => image.webp({ quality: 74 }) },
  { type: 'image/jpeg', extension: 'jpg', encode: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }) },
] as const;
/** Wide enough for any place on a page where only the fallback is read. */
const FALLBACK_WIDTH = 1440;

/**
 * Writes below images/photo in the folder. Turned upright, in sRGB, without metadata.
 * @param name such as "start-hut"
 * @throws ContentError when the bytes are no image, or it is narrower than a phone
 */
export async function writePhotograph(bytes: Buffer, name: string, publicDir: string) {
  const upright = await sharp(bytes)
    .rotate()
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ContentError([`${name}: is no picture that can be read; export it as JPEG or PNG`]);
    });
  const { width, height } = upright.info;
  if (width < NARROWEST) throw new ContentError([`${name}: is ${width} px wide; at least ${NARROWEST} are needed`]);
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const pathOf = (wide: number, extension: string) => `/images/photo/${name}-${wide}.${extension}`;
  await mkdir(dirname(join(publicDir, pathOf(width, 'jpg'))), { recursive: true });
  for (const { extension, encode } of FORMATS) {
    for (const wide of widths) {
      await encode(sharp(upright.data).resize({ width: wide })).toFile(join(publicDir, pathOf(wide, extension)));
    }
  }
  const fallback = Math.min(FALLBACK_WIDTH, width);
  return {
    path: pathOf(fallback, 'jpg'),
    width: fallback,
    height: Math.round((height * fallback) / width),
    formats: FORMATS.map(({ type, extension }) => ({
      type,
      files: widths.map((wide) => ({ path: pathOf(wide, extension), width: wide })),
    })),
  };
}
