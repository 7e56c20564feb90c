/** The catalogue of pictures, public/catalogue.json: what is built from pictures/, other drawings and photographs. */
import * as v from 'valibot';
import { parseEntries, picturePath, text } from './parse-entries.ts';

const pixels = v.pipe(v.number(), v.integer('is no whole number'), v.minValue(1, 'is below 1'));

const pictureSchema = v.strictObject({
  /** As served; content refers to the picture by it. Of a photograph, the form that every browser reads. */
  path: picturePath,
  width: pixels,
  height: pixels,
  /** What the picture is, in a few words: its caption. */
  caption: text,
  /** What it shows, for people who do not see it. */
  alt: text,
  /** Slug of the sport that it shows: the galleries of sports take no other picture. */
  sport: v.optional(text),
  /** Width in metres of what a drawing of a device shows, for drawings on one scale. */
  metres: v.optional(v.number()),
  /** What its numbered markers stand for, from 1: printed beside or below it as a list. */
  legend: v.optional(v.pipe(v.array(text), v.minLength(1, 'is an empty list'))),
  /** Another drawing for narrow windows. */
  portrait: v.optional(v.strictObject({ path: picturePath, width: pixels, height: pixels })),
  /** Another drawing for bands across wide windows. */
  wide: v.optional(v.strictObject({ path: picturePath, width: pixels, height: pixels })),
  /** A photograph in other formats and widths, the best format first. */
  formats: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          type: v.picklist(['image/avif', 'image/webp', 'image/jpeg'], 'is none of image/avif, image/webp, image/jpeg'),
          files: v.pipe(
            v.array(v.strictObject({ path: picturePath, width: pixels })),
            v.minLength(1, 'is an empty list'),
          ),
        }),
      ),
      v.minLength(1, 'is an empty list'),
    ),
  ),
});

export type CataloguePicture = v.InferOutput<typeof pictureSchema>;

/** @throws ContentError naming entry and field */
export function parseCatalogue(name: string, raw: unknown): CataloguePicture[] {
  return parseEntries(name, pictureSchema, raw, (entry) => entry.path);
}

/** Every file of a picture, with the size it must have; a height only where it is stated. */
export function filesOf(picture: CataloguePicture): { path: string; width: number; height?: number }[] {
  const { path: main, width, height, portrait, wide, formats = [] } = picture;
  const all = [
    { path: main, width, height },
    ...(portrait ? [portrait] : []),
    ...(wide ? [wide] : []),
    ...formats.flatMap(({ files }) => files),
  ];
  // The fallback of a photograph stands in its list of formats, too.
  return all.filter((one, index) => index === 0 || one.path !== main);
}
