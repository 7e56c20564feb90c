/** The picture that other sites show with a link to a page: the page's own strip or plan under its name, as PNG. */
import { Resvg } from '@resvg/resvg-js';
import { site } from '../../shared/content/site.ts';
import { socialPicture } from '../../shared/paths.ts';
import { drawings } from '../drawings.ts';
import { type Drawing, drawOnce } from '../kit/drawing.ts';
import { type Fonts, Lettering, loadFonts } from '../kit/lettering.ts';
import type { Product } from '../kit/product.ts';
import { LIGHT_STYLE } from '../kit/style.ts';
import { cardSubjects } from './card-subjects.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const STRIP_TOP = 372;
const TITLE_SIZES = [96, 84, 72, 60, 50];

export const socialCardProducts: readonly Product[] = cardSubjects.map(({ page, title, picture }) => {
  const file = socialPicture(page);
  return {
    id: file.slice(1).replace(/\.png$/, ''),
    file: `public${file}`,
    make: async () => {
      const svg = compose(title, findDrawing(picture), await loadFonts());
      return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    },
  };
});

function findDrawing(id: string): Drawing {
  const drawing = drawings.find((candidate) => candidate.id === id);
  if (drawing === undefined) throw new Error(`There is no drawing "${id}" for a social card`);
  return drawing;
}

function compose(title: string, drawing: Drawing, fonts: Fonts): string {
  const lettering = new Lettering(fonts, 's');
  const drawn = drawOnce(drawing, fonts);
  const { lines, size } = fitTitle(title, lettering);
  const words = lines
    .map((line, index) =>
      lettering.text(MARGIN - 4, 316 - (lines.length - 1 - index) * size * 1.02, line, { size, style: 'wide' }),
    )
    .join('');
  const name = lettering.text(MARGIN, 100, site.brand.toUpperCase(), { size: 30, style: 'wide' });
  // A view of its own cuts off heads that rise over a strip; a plan stands whole.
  const [left, fit] = drawing.id.startsWith('strip/') ? [0, 'xMidYMid slice'] : [MARGIN, 'xMinYMid meet'];
  const picture =
    `<svg x="${left}" y="${STRIP_TOP}" width="${WIDTH}" height="${HEIGHT - STRIP_TOP}" preserveAspectRatio="${fit}" ` +
    `viewBox="0 0 ${drawing.width} ${drawing.height}">${drawn.body}</svg>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<style>${LIGHT_STYLE}</style><defs>${drawn.defs}${lettering.defs()}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" class="p"/>${name}${words}${picture}</svg>`
  );
}

/** One line where a size allows it, else two. */
function fitTitle(title: string, lettering: Lettering): { lines: string[]; size: number } {
  const width = WIDTH - 2 * MARGIN;
  const widthOf = (text: string, size: number) => lettering.measure(text, { size, style: 'wide' });
  const words = title.split(' ');
  const splits = words.map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')]);
  for (const size of TITLE_SIZES) {
    if (widthOf(title, size) <= width) return { lines: [title], size };
    if (size > 72) continue;
    const best = splits
      .slice(1)
      .map((lines) => ({ lines, widest: Math.max(...lines.map((line) => widthOf(line, size))) }))
      .sort((a, b) => a.widest - b.widest)[0];
    if (best && best.widest <= width) return { lines: best.lines, size };
  }
  throw new Error(`The title "${title}" is too long for a social picture`);
}
