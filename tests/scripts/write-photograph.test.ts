import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../scripts/build/read-catalogue.ts';
import { writePhotograph } from '../../scripts/photo/write-photograph.ts';
import { filesOf } from '../../shared/content/catalogue.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-'));
});
afterAll(() => rm(folder, { recursive: true }));

const photographOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } }).jpeg();

async function enter(bytes: Buffer) {
  const picture = {
    caption: 'Test',
    alt: 'A test.',
    ...(await writePhotograph(bytes, 'test', folder)),
  };
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify([picture]));
  return picture;
}

describe('a photograph', () => {
  it('is written in three formats and every width up to its own, and passes the check of the catalogue', async () => {
    const picture = await enter(await photographOf(1200, 800).toBuffer());
    expect(picture.formats?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    for (const { files } of picture.formats ?? []) expect(files.map(({ width }) => width)).toEqual([480, 960, 1200]);
    expect([picture.width, picture.height]).toEqual([1200, 800]);
    expect(await readCatalogue(folder)).toEqual({ '/images/photo/test-1200.jpg': picture });
    for (const { path, width } of filesOf(picture)) {
      expect((await sharp(join(folder, path)).metadata()).width, path).toBe(width);
    }
    await Promise.all(filesOf(picture).map(({ path }) => rm(join(folder, path))));
    await expect(readCatalogue(folder)).rejects.toThrow(/test-480\.avif is missing/);
  });

  it('is turned upright and loses what the camera wrote about it', async () => {
    const bytes = await photographOf(600, 900)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await enter(bytes);
    expect([picture.width, picture.height]).toEqual([900, 600]);
    const { exif, orientation } = await sharp(join(folder, picture.path)).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('is refused when it is too narrow or no image', async () => {
    const small = await photographOf(300, 200).toBuffer();
    await expect(writePhotograph(small, 'small', folder)).rejects.toThrow('small: is 300 px wide');
    await expect(writePhotograph(Buffer.from('text'), 'text', folder)).rejects.toThrow(
      'text: is no picture that can be read',
    );
  });
});
