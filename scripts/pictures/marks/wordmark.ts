/** The name in outlines, to stand in the page itself: it takes the text's colour and has the red line between its words. */
import type { Fonts } from '../lettering.ts';
import { RED } from './mark-shape.ts';

/** Height of the capitals in the view box. */
const CAP = 100;
const GAP = 34;
const LINE = 9;
/** How far the line stands out over and under the capitals. */
const OVERHANG = 16;

interface Word {
  readonly data: string;
  readonly width: number;
}

/** The line's element has the class "wordmark-line", so that a style sheet may give it the red of the dark scheme. */
export function wordmarkSvg(fonts: Fonts): string {
  const first = outline(fonts, 'SWISS');
  const second = outline(fonts, 'TIMING');
  const at = first.width + GAP;
  const start = at + LINE + GAP;
  const width = Math.ceil(start + second.width);
  const height = CAP + 2 * OVERHANG;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor" role="img" aria-label="Swiss Timing">` +
    `<path transform="translate(0 ${OVERHANG})" d="${first.data}"/>` +
    `<path transform="translate(${tenth(start)} ${OVERHANG})" d="${second.data}"/>` +
    `<rect class="wordmark-line" x="${tenth(at)}" width="${LINE}" height="${height}" fill="${RED}"/></svg>`
  );
}

/** One path of a word, from 0 to its width, baseline at CAP. */
function outline(fonts: Fonts, text: string): Word {
  const run = fonts.wide.layout(text);
  const capHeight = fonts.wide.layout('I').glyphs[0]?.path.bbox.maxY ?? fonts.wide.unitsPerEm;
  const scale = CAP / capHeight;
  const left = run.glyphs[0]?.path.bbox.minX ?? 0;
  let pen = -left;
  let right = 0;
  let data = '';
  run.glyphs.forEach((glyph, index) => {
    const place = pen;
    data += glyph.path
      .toSVG()
      .replace(
        /(-?[\d.]+)[ ,](-?[\d.]+)/g,
        (_, x: string, y: string) => `${tenth((Number(x) + place) * scale)} ${tenth(CAP - Number(y) * scale)}`,
      );
    right = pen + glyph.path.bbox.maxX;
    pen += run.positions[index]?.xAdvance ?? 0;
  });
  return { data, width: right * scale };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
