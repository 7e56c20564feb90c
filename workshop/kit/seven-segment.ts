/** Figures of displays as seven bars each; bars that are off stay faintly visible, as on the real board. */
import { circle, each, type Point, path, pointsToPath, round } from './shapes.ts';

/** Which bars light: a top, b and c right, d foot, e and f left, g middle. */
export const LIT_BARS: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
};

/** In units of the drawing; the gap is between two bars, the lean in units sideways per unit of height. */
interface Face {
  readonly width: number;
  readonly height: number;
  readonly thickness: number;
  readonly gap: number;
  readonly lean?: number;
}

/** Path data of some of the bars of one figure, its upper left corner at x, y. */
function bars(names: string, [x, y]: Point, { width, height, thickness, gap, lean = 0 }: Face): string {
  const half = thickness / 2;
  const [left, right] = [half, width - half];
  const [top, middle, foot] = [half, height / 2, height - half];
  const across = (level: number) => hexagon([left + gap, level], [right - gap, level], [half, 0]);
  const down = (at: number, from: number, to: number) => hexagon([at, from + gap], [at, to - gap], [0, half]);
  const outlines: Readonly<Record<string, readonly Point[]>> = {
    a: across(top),
    b: down(right, top, middle),
    c: down(right, middle, foot),
    d: across(foot),
    e: down(left, middle, foot),
    f: down(left, top, middle),
    g: across(middle),
  };
  return each([...names], (name) => {
    const corners = outlines[name] ?? [];
    return `${pointsToPath(corners.map(([dx, dy]) => [x + dx + (height - dy) * lean, y + dy]))}Z`;
  });
}

/** A bar from tip to tip; the step leads from a tip along the bar to where it is full. */
function hexagon([x1, y1]: Point, [x2, y2]: Point, [dx, dy]: Point): Point[] {
  return [
    [x1, y1],
    [x1 + dx + dy, y1 - dx + dy],
    [x2 - dx + dy, y2 - dx - dy],
    [x2, y2],
    [x2 - dx - dy, y2 + dx - dy],
    [x1 + dx - dy, y1 + dx + dy],
  ];
}

function faceOf(height: number): Face {
  return { width: height * 0.54, height, thickness: height * 0.11, gap: height * 0.02 };
}

function advance(sign: string, height: number): number {
  return sign === ':' || sign === '.' ? height * 0.3 : height * 0.72;
}

/** Width of a text in digits of this height. */
export function digitsWidth(text: string, height: number): number {
  return [...text].reduce((sum, sign) => sum + advance(sign, height), 0) - height * 0.18;
}

/** The text (digits, colon, point, blank) with its upper left corner at x, y. */
export function digits(x: number, y: number, text: string, height: number, on = 'i', off = 'g2'): string {
  const radius = height * 0.07;
  let pen = x;
  let lit = '';
  let dark = '';
  let dots = '';
  for (const sign of text) {
    const levels = sign === ':' ? [0.32, 0.68] : sign === '.' ? [0.93] : [];
    dots += each(levels, (level) => circle(pen + height * 0.06, y + height * level, radius, on));
    if (levels.length === 0) {
      const names = LIT_BARS[sign] ?? '';
      lit += bars(names, [pen, y], faceOf(height));
      dark += bars([...'abcdefg'].filter((name) => !names.includes(name)).join(''), [pen, y], faceOf(height));
    }
    pen += advance(sign, height);
  }
  return (dark === '' ? '' : path(dark, off)) + (lit === '' ? '' : path(lit, on)) + dots;
}

/** The same with its middle at x, its upper edge at y. */
export function centredDigits(x: number, y: number, text: string, height: number, on = 'i'): string {
  return digits(x - digitsWidth(text, height) / 2, y, text, height, on);
}

/** Figures of a large board, leaning as they do there: drawn once as definitions, then used again and again. */
export class SevenSegments {
  readonly #prefix: string;
  readonly #face: Face;

  /** @param prefix of the definitions' ids */
  constructor(prefix: string, width: number, height: number) {
    this.#prefix = prefix;
    this.#face = { width, height, thickness: height * 0.13, gap: height * 0.013, lean: 0.09 };
  }

  /** Stands once in the drawing, before the first figure. */
  defs(): string {
    const figures = Object.entries(LIT_BARS);
    return `<defs>${each(figures, ([figure, lit]) => `<path id="${this.#id(figure)}" d="${bars(lit, [0, 0], this.#face)}"/>`)}</defs>`;
  }

  /** Figures from left to right, each with its top left corner at its x. */
  figures(xs: readonly number[], y: number, text: string, { on, off }: { on: string; off: string }): string {
    const place = (figure: string, x: number) => `<use href="#${this.#id(figure)}" x="${round(x)}" y="${round(y)}"/>`;
    const lit = each(xs, (x, index) => {
      const figure = text[index] ?? ' ';
      return LIT_BARS[figure] === undefined ? '' : place(figure, x);
    });
    return `<g class="${off}" opacity="0.45">${each(xs, (x) => place('8', x))}</g><g class="${on}">${lit}</g>`;
  }

  #id(figure: string): string {
    return `${this.#prefix}${figure === '-' ? 'm' : figure}`;
  }
}
