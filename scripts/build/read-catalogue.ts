/** Reads public/catalogue.json and checks it against the files in public/images. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { type CataloguePicture, filesOf, parseCatalogue } from '../../shared/content/catalogue.ts';
import { ContentError } from '../../shared/content/parse-entries.ts';
import { filesBelow } from './files-below.ts';

export const CATALOGUE_FILE = 'catalogue.json';
const PICTURES = 'images';

/** @throws ContentError naming every file that is missing, unlisted, listed twice or of another size */
export async function readCatalogue(publicDir: string): Promise<Readonly<Record<string, CataloguePicture>>> {
  const name = `public/${CATALOGUE_FILE}`;
  const catalogue = parseCatalogue(name, readJson(name, await readFile(join(publicDir, CATALOGUE_FILE), 'utf8')));
  const listed = catalogue.flatMap((picture) => filesOf(picture).map(({ path }) => path));
  const repeated = listed.filter((path, index) => listed.indexOf(path) !== index);
  const problems = [
    ...repeated.map((path) => `file ${path}: is listed twice`),
    ...(await unlisted(publicDir, listed)),
    ...(await Promise.all(catalogue.map((picture) => wrongFiles(publicDir, picture)))).flat(),
  ];
  if (problems.length > 0) throw new ContentError(problems.map((problem) => `${name}, ${problem}`));
  return Object.fromEntries(catalogue.map((picture) => [picture.path, picture]));
}

function readJson(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ContentError([
      `${name}: is not valid JSON; correct it (${error instanceof Error ? error.message : error})`,
    ]);
  }
}

async function unlisted(publicDir: string, listed: readonly string[]): Promise<string[]> {
  return (await filesBelow(join(publicDir, PICTURES)))
    .map((file) => `/${PICTURES}/${file}`)
    .filter((file) => !listed.includes(file))
    .map((file) => `file ${file}: is in no entry`);
}

async function wrongFiles(publicDir: string, picture: CataloguePicture): Promise<string[]> {
  const problems = await Promise.all(
    filesOf(picture).map(async ({ path, width, height }) => {
      const bytes = await readFile(join(publicDir, path)).catch(() => undefined);
      if (bytes === undefined) return `entry ${picture.path}: ${path} is missing`;
      const size = imageSize(bytes);
      const isAsStated = size.width === width && (height === undefined || size.height === height);
      return isAsStated ? [] : `entry ${picture.path}: ${path} is ${size.width} × ${size.height}, not as stated`;
    }),
  );
  return problems.flat();
}
