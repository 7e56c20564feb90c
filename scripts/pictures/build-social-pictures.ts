/** The picture that a link to a page shows elsewhere: the page's own strip under its name, as PNG. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../../shared/content/site.ts';
import { pages } from '../../shared/pages/site-map.ts';
import { socialPicture } from '../../shared/paths.ts';
import { type Drawing, drawOnce } from './drawing.ts';
import { drawings } from './drawings.ts';
import { type Fonts, Lettering, loadFonts } from './lettering.ts';
import { LIGHT_STYLE } from './style.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const STRIP_TOP = 372;
const TITLE_SIZES = [96, 84, 72, 60, 50];

/** @param publicDir the folder that is served as the site's root */
export async function buildSocialPictures(publicDir: string): Promise<void> {
  const fonts = await loadFonts();
  const byId = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  const fallback = byId.get('strip/Home');
  await mkdir(join(publicDir, 'social'), { recursive: true });
  for (const page of pages) {
    const strip = byId.get(`strip/${page.path.split('/').at(-1)}`) ?? fallback;
    if (strip === undefined) throw new Error('There is no strip for social pictures');
    const svg = compose(page.path === '/' ? 'From starting signal to official result' : page.name, strip, fonts);
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    await writeFile(join(publicDir, socialPicture(page.path)), png);
  }
}

function compose(title: string, strip: Drawing, fonts: Fonts): string {
  const lettering = new Lettering(fonts, 's');
  const drawnStrip = drawOnce(strip, fonts);
  const scale = (HEIGHT - STRIP_TOP) / strip.height;
  const shift = (WIDTH - strip.width * scale) / 2;
  const { lines, size } = fitTitle(title, lettering);
  const words = lines
    .map((line, index) =>
      lettering.text(MARGIN - 4, 316 - (lines.length - 1 - index) * size * 1.02, line, { size, style: 'wide' }),
    )
    .join('');
  const name = lettering.text(MARGIN, 100, site.brand.toUpperCase(), { size: 30, style: 'wide' });
  const picture = `<g transform="translate(${shift} ${STRIP_TOP}) scale(${scale})">${drawnStrip.body}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<style>${LIGHT_STYLE}</style><defs>${drawnStrip.defs}${lettering.defs()}</defs>` +
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
