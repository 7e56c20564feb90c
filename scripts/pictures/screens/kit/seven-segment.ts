/** Seven-segment figures as on a scoreboard: every segment stands, the dark ones faintly. */
import { type Point, round } from '../../shapes.ts';

/** Segments a to g (top, upper right, lower right, bottom, lower left, upper left, middle) of each figure. */
const LIT: Readonly<Record<string, string>> = {
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
  ' ': '',
};
/** Lean of the figures, as on the boards: one in ten. */
const LEAN = 0.09;

export class SevenSegments {
  readonly #prefix: string;
  readonly #width: number;
  readonly #height: number;

  constructor(prefix: string, width: number, height: number) {
    this.#prefix = prefix;
    this.#width = width;
    this.#height = height;
  }

  /** Stands once in the drawing, before the first figure. */
  defs(): string {
    const figures = Object.entries(LIT).filter(([, lit]) => lit !== '');
    return `<defs>${figures
      .map(
        ([figure, lit]) =>
          `<path id="${this.#id(figure)}" d="${[...lit].map((name) => this.#segment(name)).join('')}"/>`,
      )
      .join('')}</defs>`;
  }

  /** Figures from left to right, each with its top left corner at its x. */
  figures(xs: readonly number[], y: number, text: string, { on, off }: { on: string; off: string }): string {
    const place = (figure: string, x: number) => `<use href="#${this.#id(figure)}" x="${round(x)}" y="${round(y)}"/>`;
    const dark = xs.map((x) => place('8', x)).join('');
    const bright = xs.map((x, index) => [text[index] ?? ' ', x] as const).filter(([figure]) => LIT[figure]);
    const lit = bright.map(([figure, x]) => place(figure, x)).join('');
    return `<g class="${off}" opacity="0.45">${dark}</g><g class="${on}">${lit}</g>`;
  }

  #id(figure: string): string {
    return `${this.#prefix}${figure === '-' ? 'm' : figure}`;
  }

  #segment(name: string): string {
    const w = this.#width;
    const h = this.#height;
    const t = h * 0.13;
    const gap = t * 0.1;
    const across = (y: number): Point[] => [
      [gap + t / 2, y],
      [t + gap, y - t / 2],
      [w - t - gap, y - t / 2],
      [w - gap - t / 2, y],
      [w - t - gap, y + t / 2],
      [t + gap, y + t / 2],
    ];
    const down = (x: number, from: number, to: number): Point[] => [
      [x, from + gap],
      [x + t / 2, from + t / 2 + gap],
      [x + t / 2, to - t / 2 - gap],
      [x, to - gap],
      [x - t / 2, to - t / 2 - gap],
      [x - t / 2, from + t / 2 + gap],
    ];
    const top = t / 2;
    const middle = h / 2;
    const bottom = h - t / 2;
    const left = t / 2;
    const right = w - t / 2;
    const corners = {
      a: () => across(top),
      g: () => across(middle),
      d: () => across(bottom),
      b: () => down(right, top, middle),
      c: () => down(right, middle, bottom),
      f: () => down(left, top, middle),
      e: () => down(left, middle, bottom),
    }[name];
    if (corners === undefined) throw new Error(`No segment is called "${name}"`);
    const points = corners().map(([x, y]) => `${round(x + (h - y) * LEAN)} ${round(y)}`);
    return `M${points.join('L')}Z`;
  }
}
