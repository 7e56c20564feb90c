/** What the pictures of the company pages share: a sheet with its heading, heavy strokes, arrows and lines of text. */
import type { Drawing } from '../../kit/drawing.ts';
import type { Lettering, TextOptions } from '../../kit/lettering.ts';
import { each, line, type Point, polyline, rect } from '../../kit/shapes.ts';

export const SHEET = { width: 960, height: 600, margin: 32 } as const;
export const LABEL: TextOptions = { size: 15 };
export const NOTE: TextOptions = { size: 14, fill: 'g5' };

export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Large in the picture itself. */
  readonly heading: string;
  readonly subheading: string;
  readonly width?: number;
  readonly height?: number;
  /** Drawn below y = 92. */
  readonly body: (lettering: Lettering) => string;
}

export function sheet({ id, title, description, heading, subheading, body, ...size }: Sheet): Drawing {
  const width = size.width ?? SHEET.width;
  const height = size.height ?? SHEET.height;
  return {
    id,
    width,
    height,
    title,
    description,
    draw: (lettering) =>
      rect(0, 0, width, height, 'p') +
      line(SHEET.margin, 14, width - SHEET.margin, 14, 'l') +
      lettering.text(SHEET.margin, 49, heading, { size: 28, style: 'wide' }) +
      lettering.text(SHEET.margin, 74, subheading, { size: 16, fill: 'g5' }) +
      body(lettering),
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
  leading = 19,
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
  return lettering.text(x, y, figure, style) + lettering.text(end, y, unit, { size: Math.max(15, size * 0.42), fill });
}
