/** The picture that other sites show with a link to a page: a view of the page's own picture under its name, as PNG. */
import { Resvg } from '@resvg/resvg-js';
import { site } from '../../shared/content/site.ts';
import { socialPicture } from '../../shared/paths.ts';
import { type Fonts, Lettering, loadFonts } from '../kit/lettering.ts';
import type { Product } from '../kit/product.ts';
import { LIGHT_STYLE } from '../kit/style.ts';
import { type CardPicture, cardPicture } from './card-picture.ts';
import { cardSubjects } from './card-subjects.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 64;
const TITLE_SIZES = [96, 84, 72, 60, 50];
/** The largest of which two lines stand under the name. */
const TWO_LINES = 60;
/** From the last line of the title to the picture. */
const TITLE_GAP = 54;

export const socialCardProducts: readonly Product[] = cardSubjects.map(({ page, title, picture }) => {
  const file = socialPicture(page);
  return {
    id: file.slice(1).replace(/\.png$/, ''),
    file: `public${file}`,
    make: async () => {
      const fonts = await loadFonts();
      const svg = compose(title, cardPicture(picture, fonts), fonts);
      return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    },
  };
});

/** The picture is as wide as the card and stands on its lower edge. */
export const pictureTop = ({ width, height }: Pick<CardPicture, 'width' | 'height'>): number =>
  HEIGHT - Math.round((height / width) * WIDTH);

function compose(title: string, { width, height, body, defs }: CardPicture, fonts: Fonts): string {
  const lettering = new Lettering(fonts, 's');
  const top = pictureTop({ width, height });
  const { lines, size } = fitTitle(title, lettering);
  const words = lines
    .map((line, index) =>
      lettering.text(MARGIN - 4, top - TITLE_GAP - (lines.length - 1 - index) * size * 1.02, line, {
        size,
        style: 'wide',
      }),
    )
    .join('');
  const name = lettering.text(MARGIN, 68, site.brand.toUpperCase(), { size: 30, style: 'wide' });
  const picture =
    `<svg y="${top}" width="${WIDTH}" height="${HEIGHT - top}" preserveAspectRatio="xMidYMax slice" ` +
    `viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<style>${LIGHT_STYLE}</style><defs>${defs}${lettering.defs()}</defs>` +
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
    if (size > TWO_LINES) continue;
    const best = splits
      .slice(1)
      .map((lines) => ({ lines, widest: Math.max(...lines.map((line) => widthOf(line, size))) }))
      .sort((a, b) => a.widest - b.widest)[0];
    if (best && best.widest <= width) return { lines: best.lines, size };
  }
  throw new Error(`The title "${title}" is too long for a social picture`);
}
