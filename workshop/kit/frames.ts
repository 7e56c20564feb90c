/** Quiet frames of screens and boards: the device is a thin line, what it shows matters. */
import { note } from './callouts.ts';
import type { Lettering } from './lettering.ts';
import { area, type Box, circle, each, line, rect, repeat } from './shapes.ts';

/** The screen of a desk monitor that fills the drawing. */
export const MONITOR: Box = { x: 36, y: 24, width: 888, height: 522 };

export function monitor(): string {
  const { x, y, width, height } = MONITOR;
  return (
    rect(x - 12, y - 12, width + 24, height + 24, 'm', 8) +
    area(MONITOR, 'p h') +
    line(430, y + height + 12, 430, 584, 'h') +
    line(530, y + height + 12, 530, 584, 'h') +
    line(380, 584, 580, 584, 'm')
  );
}

/** A television picture, 16 to 9. */
export const PICTURE: Box = { x: 32, y: 24, width: 896, height: 504 };

/** A browser window with one line of address; the page begins 40 units below its top. */
export function browser(lettering: Lettering, page: Box, address: string): string {
  const { x, y, width } = page;
  return (
    area(page, 'p m', 8) +
    line(x, y + 40, x + width, y + 40, 'h') +
    repeat(3, (index) => circle(x + 20 + index * 16, y + 20, 4.5, 'm')) +
    rect(x + 84, y + 8, width - 100, 24, 'g1', 12) +
    note(lettering, x + 100, y + 25.5, address, 'start', 16)
  );
}

/** The menu of a page, on one line; the chosen entry is bold. */
export function menu(lettering: Lettering, x: number, y: number, entries: readonly string[], chosen: number): string {
  return each(entries, (words, index) =>
    lettering.text(x + index * 106, y, words, { size: 16, style: index === chosen ? 'bold' : 'regular' }),
  );
}

/** A telephone; the screen begins 12 units inside. */
export function phone({ x, y, width, height }: Box): string {
  return (
    rect(x, y, width, height, 'p m', 34) +
    rect(x + 9, y + 9, width - 18, height - 18, 'h', 26) +
    rect(x + width / 2 - 28, y + 18, 56, 12, 'g2', 6)
  );
}

/** The case of a display: a window for its figures, `edge` inside, in a grey body. */
export function displayCase({ x, y, width, height }: Box, edge: number, radius: number, inner = 2): string {
  return (
    rect(x, y, width, height, 'g1 l', radius) +
    rect(x + edge, y + edge, width - 2 * edge, height - 2 * edge, 'p m', inner)
  );
}

/** A coloured bar with words in its middle, bold, in the colour of the paper. */
export function plaque(lettering: Lettering, box: Box, text: string, size: number, fill = 'r'): string {
  const baseline = box.y + box.height / 2 + size * 0.355;
  const style = { size, style: 'bold', anchor: 'middle', fill: 'p' } as const;
  return area(box, fill) + lettering.text(box.x + box.width / 2, baseline, text, style);
}
