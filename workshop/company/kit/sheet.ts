/** What the pictures of the company pages share: the sheet, its narrow variant, arrows, lines of text, large figures. */
import type { Drawing } from '../../kit/drawing.ts';
import type { Lettering, TextOptions } from '../../kit/lettering.ts';
import { each, line, type Point, placed, polyline, rect } from '../../kit/shapes.ts';
import { SCREEN_COLOURS } from '../../screens/colours.ts';

export const SHEET = { width: 960, height: 600, margin: 32 } as const;
/** Shown 640 px wide on desktops: 17 units are 11 px there. */
export const LABEL: TextOptions = { size: 18 };
export const NOTE: TextOptions = { size: 17, fill: 'g5' };
/** The narrow variant is shown at 0.92: 13 units are 12 px there. */
export const NARROW = { width: 390, margin: 16 } as const;
export const NARROW_NOTE: TextOptions = { size: 14, fill: 'g5' };
/** Bodies are drawn below y = 92; what is above is cut off. */
const ABOVE = 82;

export interface Sheet extends Pick<Drawing, 'id' | 'title' | 'description' | 'legend'> {
  readonly width?: number;
  readonly height?: number;
  /** Drawn below y = 92. */
  readonly body: (lettering: Lettering) => string;
  /** Two or three facts for telephones, 390 units wide, drawn from y = 0. */
  readonly narrow?: { readonly height: number; readonly body: (lettering: Lettering) => string };
}

export function sheet({ body, narrow, width = SHEET.width, height = SHEET.height, ...drawing }: Sheet): Drawing {
  return {
    colours: SCREEN_COLOURS,
    ...drawing,
    width,
    height: height - ABOVE,
    draw: (lettering) => rect(0, 0, width, height - ABOVE, 'p') + placed(0, -ABOVE, body(lettering)),
    ...(narrow && {
      portrait: {
        width: NARROW.width,
        height: narrow.height,
        draw: (lettering) => rect(0, 0, NARROW.width, narrow.height, 'p') + narrow.body(lettering),
      },
    }),
  };
}

/** A straight line with an open head at its end. */
export function arrow([x1, y1]: Point, [x2, y2]: Point, className: string, head = 6): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const barb = (turn: number): Point => [x2 - head * Math.cos(angle + turn), y2 - head * Math.sin(angle + turn)];
  return line(x1, y1, x2, y2, className) + polyline([barb(0.5), [x2, y2], barb(-0.5)], className);
}

/** Lines of text under each other, the first on the baseline y. */
export function lines(
  lettering: Lettering,
  x: number,
  y: number,
  texts: readonly string[],
  options: TextOptions = NOTE,
  leading = 22,
): string {
  return each(texts, (text, index) => lettering.text(x, y + index * leading, text, options));
}

/** A figure to be seen first, with its unit in small after it. */
export function bigFigure(
  lettering: Lettering,
  x: number,
  y: number,
  figure: string,
  unit: string,
  { size = 44, fill = 'i' }: { size?: number; fill?: string } = {},
): string {
  const style = { size, style: 'wide', fill } as const;
  const end = x + lettering.measure(figure, style) + size * 0.18;
  return lettering.text(x, y, figure, style) + lettering.text(end, y, unit, { size: Math.max(17, size * 0.42), fill });
}
