/**
 * Writes the pictures as files that a designer edits, once: node export.ts [WORDS]
 * WORDS are beginnings of ids; without any, everything is written and the folder's other pictures go.
 */
import './export/instrument.ts';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Palette, paint } from './export/colours.ts';
import { documentOf, type Frame } from './export/document.ts';
import { type Element, type Node, parse } from './export/markup.ts';
import { pinsIn, structure } from './export/structure.ts';
import type { Composition, Drawing } from './kit/drawing.ts';
import type { TextOptions } from './kit/lettering.ts';

const { drawings } = await import('./drawings.ts');
const { Lettering, loadFonts } = await import('./kit/lettering.ts');
const { STYLE } = await import('./kit/style.ts');
const fonts = await loadFonts();
const OUT = join(import.meta.dirname, '../pictures');
const words = process.argv.slice(2);
const palette: Palette = new Map();

const STYLES = {
  regular: {},
  medium: { 'font-weight': '560' },
  bold: { 'font-weight': '700' },
  wide: { 'font-weight': '760', 'font-stretch': 'expanded' },
} as const;

const number = (value: number, digits = 1) => String(Math.round(value * 10 ** digits) / 10 ** digits);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Text as text. */
class RealLettering extends Lettering {
  override text(x: number, y: number, text: string, options: TextOptions = {}): string {
    const { size = 13, style = 'regular', anchor = 'start', fill = 'i', rotate = 0, tracking = 0 } = options;
    const attributes = {
      x: number(x),
      y: number(y),
      class: fill,
      ...STYLES[style],
      ...(size !== 13 && { 'font-size': number(size, 2) }),
      ...(anchor !== 'start' && { 'text-anchor': anchor }),
      ...(tracking !== 0 && { 'letter-spacing': `${number(tracking, 4)}em` }),
      ...(rotate !== 0 && { transform: `rotate(${rotate} ${number(x)} ${number(y)})` }),
      ...(/^\s|\s$|\s\s/.test(text) && { 'xml:space': 'preserve' }),
    };
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<text ${written.join(' ')}>${escape(text)}</text>`;
  }
}

function elementsOf({ draw, colours }: Composition & Pick<Drawing, 'colours'>): Node[] {
  const nodes = parse(draw(new RealLettering(fonts)));
  paint(nodes, STYLE + (colours?.both ?? ''), (colours?.both ?? '').includes('path.k'), palette);
  return pinsIn(structure(nodes));
}

async function save(name: string, text: string): Promise<void> {
  const file = join(OUT, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The window of a portrait that is the same drawing, moved. */
function viewOf(drawing: Drawing): string | undefined {
  const { portrait } = drawing;
  if (!drawing.id.startsWith('strip/') || !portrait) return undefined;
  const [whole, part] = [drawing.draw(new RealLettering(fonts)), portrait.draw(new RealLettering(fonts))];
  const plain = (text: string) => text.replaceAll(/<\?[^>]*\?>/g, '');
  const [, x = '', inside] = /^<g transform="translate\((-?[\d.]+) 0\)">([^]*)<\/g>$/.exec(plain(part)) ?? [];
  return inside === plain(whole) ? `${-Number(x)} 0 ${portrait.width} ${portrait.height}` : undefined;
}

/** Documents print these alone. */
const plates = await readdir(join(OUT, 'plates'));

if (words.length === 0) {
  // Not cards: nothing here draws them any more.
  const families = new Set([...drawings.map(({ id }) => id.split('/')[0] ?? ''), 'plates']);
  for (const family of families) await rm(join(OUT, family), { recursive: true, force: true });
}

for (const drawing of drawings.filter(({ id }) => words.length === 0 || words.some((word) => id.startsWith(word)))) {
  const { id, portrait, wide, sheet, title, description, legend } = drawing;
  try {
    const view = viewOf(drawing);
    const frame: Frame = {
      ...{ width: drawing.width, height: drawing.height, title, description },
      ...(legend && { legend: legend.map((text) => ({ text })) }),
      ...(view && { views: { portrait: view } }),
    };
    await save(`${id}.svg`, documentOf(elementsOf(drawing), frame));
    for (const [name, variant] of Object.entries({ portrait: view ? undefined : portrait, wide })) {
      if (!variant) continue;
      const { width, height } = variant;
      const own = documentOf(elementsOf({ ...drawing, ...variant }), { width, height, title, description });
      await save(`${id}-${name}.svg`, own);
    }
    if (sheet && plates.includes(id.replace('equipment/', '') + '.svg')) {
      const lines = sheet.legend.map(({ text, isInk }) => ({ text, measures: !isInk }));
      const { width, height, caption } = sheet;
      const plate = { width, height, title: caption, description: sheet.description, legend: lines, isPlate: true };
      await save(id.replace('equipment/', 'plates/') + '.svg', documentOf(elementsOf({ ...drawing, ...sheet }), plate));
    }
  } catch (error) {
    console.error(`${id}: ${(error as Error).stack}`);
    process.exitCode = 1;
  }
}

if (words.length === 0) {
  const named = [...palette].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const lines = named.map(([name, [light, dark]]) => `  "${name}": ${light === dark ? `"${light}"` : `["${light}", "${dark}"]`}`);
  await save('palette.json', `{\n${lines.join(',\n')}\n}\n`);
}
