/** Reads public/catalogue.json and checks it against the files in public/images. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type CataloguePicture, filesOf, parseCatalogue } from '../../shared/content/catalogue.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { CATALOGUE_FILE, filesBelow } from './public-files.ts';

const NAME = `public/${CATALOGUE_FILE}`;

/** As they are written. @throws ContentError naming entry and field of what is wrong */
export async function readEntries(publicDir: string) {
  return parseCatalogue(NAME, readJson(await readFile(join(publicDir, CATALOGUE_FILE), 'utf8')));
}

/** @throws ContentError naming every file that is missing, unlisted, listed twice or of another size */
export async function readCatalogue(publicDir: string): Promise<Readonly<Record<string, CataloguePicture>>> {
  const catalogue = await readEntries(publicDir);
  const listed = catalogue.flatMap((picture) => filesOf(picture).map(({ path }) => path));
  const given = (await filesBelow(join(publicDir, 'images'))).map((file) => `/images/${file}`);
  const wrong = catalogue.flatMap((picture) =>
    filesOf(picture).map(async ({ path, width, height }) => {
      const bytes = await readFile(join(publicDir, path)).catch(() => undefined);
      if (bytes === undefined) return [`entry ${picture.path}: ${path} is missing`];
      const size = await sharp(bytes).metadata();
      const isAsStated = size.width === width && (height === undefined || size.height === height);
      return isAsStated ? [] : [`entry ${picture.path}: ${path} is ${size.width} × ${size.height}, not as stated`];
    }),
  );
  const problems = [
    ...listed.filter((path, index) => listed.indexOf(path) !== index).map((path) => `file ${path}: is listed twice`),
    ...given.filter((file) => !listed.includes(file)).map((file) => `file ${file}: is in no entry`),
    ...(await Promise.all(wrong)).flat(),
  ];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => `${NAME}, ${problem}`));
  return Object.fromEntries(catalogue.map((picture) => [picture.path, picture]));
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ContentError([`${NAME}: is not valid JSON; correct it (${(error as Error).message})`]);
  }
}
