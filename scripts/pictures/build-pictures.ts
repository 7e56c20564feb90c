/** All pictures of a folder → the files that are served and what the catalogue says of them. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CataloguePicture } from '../../shared/content/catalogue.ts';
import { filesBelow } from '../build/public-files.ts';
import type { Palette } from './apply-palette.ts';
import { buildPicture } from './build-picture.ts';
import { loadFonts } from './fonts.ts';
import type { PictureFacts } from './picture-facts.ts';
import { takenFrom, takeParts } from './take-parts.ts';

/** Drawings of documents and cards alone: nothing is built from them. */
const UNSERVED = /^(plates|cards)\//;
const FORMATS = ['portrait', 'wide'] as const;

export interface BuiltPictures {
  /** By address: /images/plan/Swimming.svg. */
  readonly files: ReadonlyMap<string, string>;
  readonly catalogue: readonly CataloguePicture[];
}

/** @param meant tells by its name (plan/Swimming) whether a picture is built; with it its other formats and the
 * pictures that show parts of it */
export async function buildPictures(folder: string, meant = (_name: string) => true): Promise<BuiltPictures> {
  const palette = JSON.parse(await readFile(join(folder, 'palette.json'), 'utf8')) as Palette;
  const fonts = await loadFonts();
  const sources = (await filesBelow(folder)).filter((file) => file.endsWith('.svg') && !UNSERVED.test(file)).sort();
  const formatOf = (name: string) => FORMATS.find((format) => name.endsWith(`-${format}`));
  const files = new Map<string, string>();
  const facts = new Map<string, PictureFacts>();
  for (const source of sources) {
    const name = source.replace(/\.svg$/, '');
    const format = formatOf(name);
    const drawing = await readFile(join(folder, source), 'utf8');
    const whole = format ? name.slice(0, -format.length - 1) : name;
    const others = takenFrom(drawing).map((file) => join(dirname(source), file.replace(/\.svg$/, '')));
    if (![whole, ...others].some(meant)) continue;
    const built = buildPicture(source, await takeParts(folder, source, drawing), palette, fonts);
    facts.set(name, built.facts);
    files.set(addressOf(name), built.svg);
    for (const [view, svg] of Object.entries(built.views)) files.set(addressOf(`${name}-${view}`), svg);
  }
  const own = [...facts].filter(([name]) => !formatOf(name));
  return { files, catalogue: own.map(([name, picture]) => entryOf(name, picture, facts)) };
}

const addressOf = (name: string) => `/images/${name}.svg`;

function entryOf(name: string, picture: PictureFacts, all: ReadonlyMap<string, PictureFacts>): CataloguePicture {
  const { width, height, title, description, sport, metres, legend, views } = picture;
  const formats = FORMATS.flatMap((format) => {
    const view = views[format];
    const other = view === undefined ? all.get(`${name}-${format}`) : cutOut(view);
    if (!other) return [];
    return [[format, { path: addressOf(`${name}-${format}`), width: other.width, height: other.height }]];
  });
  return {
    ...{ path: addressOf(name), width, height, caption: title, alt: description, sport, metres },
    ...(legend.length > 0 && { legend: [...legend] }),
    ...Object.fromEntries(formats),
  };
}

/** What a view shows of a drawing. */
function cutOut(viewBox: string) {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { width, height };
}
