/** Files in public that cannot be served stop the build, and the message names them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFiles, filesBelow } from '../../scripts/build/public-files.ts';
import { readCatalogue } from '../../scripts/build/read-catalogue.ts';
import { readDocuments } from '../../scripts/build/read-documents.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';
const picture = { path: '/images/plan/Chess.svg', width: 40, height: 20, caption: 'Board', alt: 'A board.' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function give(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const given = { 'catalogue.json': JSON.stringify([picture]), 'images/plan/Chess.svg': DRAWING };

describe('files in public', () => {
  it('are read, and hidden files are ignored', async () => {
    await give({ ...given, 'images/.DS_Store': '', 'images/plan/._Chess.svg': '', 'documents/.DS_Store': '' });
    expect(await readCatalogue(folder)).toEqual({ [picture.path]: picture });
    expect(await readDocuments(folder)).toEqual({});
    expect(await filesBelow(join(folder, 'images'))).toEqual(['plan/Chess.svg']);
  });

  it.each([
    ['a broken catalogue', { 'catalogue.json': '[{' }, 'public/catalogue.json: is not valid JSON; correct it'],
    ['a missing picture', { 'catalogue.json': JSON.stringify([picture]) }, `${picture.path} is missing`],
    ['a picture in two entries', { ...given, 'catalogue.json': JSON.stringify([picture, picture]) }, 'is listed twice'],
    [
      'a missing portrait',
      {
        ...given,
        'catalogue.json': JSON.stringify([{ ...picture, portrait: { path: '/images/p.svg', width: 1, height: 2 } }]),
      },
      '/images/p.svg is missing',
    ],
    ['a picture in no entry', { ...given, 'images/plan/Go.svg': DRAWING }, 'file /images/plan/Go.svg: is in no entry'],
    [
      'a picture of another size',
      { ...given, 'images/plan/Chess.svg': DRAWING.replace('40', '50') },
      `${picture.path} is 50 × 20, not as stated`,
    ],
    [
      'a picture with an unknown field',
      { ...given, 'catalogue.json': JSON.stringify([{ ...picture, title: 'Chess' }]) },
      `public/catalogue.json, entry 1 (${picture.path}), field title: unknown field; correct its name or remove it`,
    ],
  ])('stop the build: %s', async (_, files, problem) => {
    await give({ 'images/.keep': '', ...files });
    await expect(readCatalogue(folder)).rejects.toThrow(ContentError);
    await expect(readCatalogue(folder)).rejects.toThrow(problem);
  });

  it('stop the build: a PDF that cannot be read', async () => {
    await give({ 'documents/manual.pdf': 'no PDF' });
    await expect(readDocuments(folder)).rejects.toThrow('public/documents/manual.pdf: is no PDF that can be read');
  });

  it('stop the build: a file of an unknown type', async () => {
    await give({ 'flags/brn.psd': '' });
    await expect(describeFiles(folder)).rejects.toThrow('public/flags/brn.psd: has an unknown type');
  });
});
