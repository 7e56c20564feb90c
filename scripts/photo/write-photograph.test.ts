import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../shared/content/catalogue.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { readCatalogue } from '../build/read-catalogue.ts';
import { removeFiles, writePhotograph } from './write-photograph.ts';

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
  it('is there in three formats and in every width up to its own, and passes the catalogue’s check', async () => {
    const picture = await enter(await photographOf(1200, 800).toBuffer());
    expect(picture.formats?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    for (const { files } of picture.formats ?? []) expect(files.map(({ width }) => width)).toEqual([480, 960, 1200]);
    expect([picture.width, picture.height]).toEqual([1200, 800]);
    expect(await readCatalogue(folder)).toEqual({ '/images/photo/test-1200.jpg': picture });
    for (const { path, width } of filesOf(picture)) {
      expect((await sharp(join(folder, path)).metadata()).width, path).toBe(width);
    }
    await removeFiles(folder, filesOf(picture));
    await expect(readCatalogue(folder)).rejects.toThrow(/test-480\.avif is missing/);
  });

  it('is turned upright and keeps nothing that the camera wrote', async () => {
    const bytes = await photographOf(600, 900)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await enter(bytes);
    expect([picture.width, picture.height]).toEqual([900, 600]);
    const { exif, orientation } = await sharp(join(folder, picture.path)).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('is refused when it is too small or no image', async () => {
    const small = await photographOf(300, 200).toBuffer();
    await expect(writePhotograph(small, 'small', folder)).rejects.toThrow('300 px wide');
    await expect(writePhotograph(Buffer.from('text'), 'text', folder)).rejects.toThrow();
  });
});

describe('the catalogue', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10"></svg>';
  const entry = { path: '/images/a.svg', width: 20, height: 10, caption: 'A', alt: 'A.' };

  async function problemsOf(entries: readonly object[]): Promise<string> {
    await rm(join(folder, 'images'), { recursive: true, force: true });
    await writeFile(join(folder, 'catalogue.json'), JSON.stringify(entries));
    await mkdir(join(folder, 'images'));
    for (const name of ['a.svg', 'b.svg']) await writeFile(join(folder, 'images', name), drawing);
    return readCatalogue(folder).then(
      () => '',
      (error: unknown) => (error instanceof ContentError ? error.problems.join('\n') : String(error)),
    );
  }

  const other = { ...entry, path: '/images/b.svg' };
  it.each([
    ['nothing of files that are as it states', [entry, other], ''],
    ['of a file that no entry names', [entry], 'file /images/b.svg: is in no entry'],
    ['of a file that two entries name', [entry, other, other], 'file /images/b.svg: is listed twice'],
    [
      'of a file that is missing',
      [entry, other, { ...entry, path: '/images/c.svg' }],
      'entry /images/c.svg: /images/c.svg is missing',
    ],
    ['of a file of another size', [entry, { ...other, width: 21 }], '/images/b.svg is 20 × 10, not as stated'],
    [
      'of a portrait that is missing',
      [entry, other].map((one) => ({ ...one, portrait: { path: '/images/p.svg', width: 1, height: 2 } })).slice(0, 2),
      '/images/p.svg is missing',
    ],
  ] as const)('complains %s', async (_, entries, problem) => {
    const problems = await problemsOf(entries);
    if (problem === '') expect(problems).toBe('');
    else expect(problems).toContain(problem);
  });

  it('is parsed: a wrong field is named', async () => {
    expect(await problemsOf([{ ...entry, width: 1.5 }, other])).toContain(
      'entry 1 (/images/a.svg), field width: is no whole number',
    );
  });
});

it('is written as it is read', async () => {
  const file = join(import.meta.dirname, '../../public/catalogue.json');
  const text = await readFile(file, 'utf8');
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), undefined, 2)}\n`);
});
