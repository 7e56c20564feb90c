/** The mark as a favicon that follows the colour scheme, and as icons of any size for the manifest. */
import { INK, INK_ON_DARK, MARK, PAPER, RED, RED_ON_DARK } from './mark-shape.ts';

const { field, left, right, line } = MARK;
const bar = `x="${line.x}" y="${line.y}" width="${line.width}" height="${line.height}"`;

/** No ground of its own: it stands on the browser's tab, light or dark. */
export function faviconSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field} ${field}">` +
    `<style>.i{fill:${INK}}.r{fill:${RED}}@media(prefers-color-scheme:dark){.i{fill:${INK_ON_DARK}}.r{fill:${RED_ON_DARK}}}</style>` +
    `<path class="i" d="${left}${right}"/><rect class="r" ${bar}/></svg>\n`
  );
}

/**
 * Square on a paper ground, in literal colours.
 *
 * @param size edge in pixels
 * @param maskable true: the ground bleeds to the edge and the disc keeps to the inner circle of 80 % that every launcher
 *   shows; only the line runs on to the edge. False: the mark fills the square but for a narrow margin.
 */
export function iconSvg(size: number, { maskable }: { readonly maskable: boolean }): string {
  const share = maskable ? 0.78 : 0.9;
  const scale = (size * share) / field;
  const shift = (size - size * share) / 2;
  const width = line.width * scale;
  const round = (value: number): number => Math.round(value * 100) / 100;
  const corner = maskable ? '' : ` rx="${round(size * 0.06)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}"${corner} fill="${PAPER}"/>` +
    `<g transform="translate(${round(shift)} ${round(shift)}) scale(${round(scale)})"><path d="${left}${right}" fill="${INK}"/></g>` +
    `<rect x="${round(shift + line.x * scale)}" width="${round(width)}" height="${size}" fill="${RED}"/></svg>\n`
  );
}
