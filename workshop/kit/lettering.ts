/** Lettering as outlines: an SVG used as a picture cannot load the site's font. Each glyph stands once and is re-used. */
import * as fontkit from 'fontkit';
import { type FontStyle, loadFontFiles } from '../fonts/cut-fonts.ts';

type Font = Pick<fontkit.Font, 'layout' | 'unitsPerEm'>;
export type Fonts = Readonly<Record<FontStyle, Font>>;

let opened: Promise<Fonts> | undefined;

/** Opened once per run. */
export function loadFonts(): Promise<Fonts> {
  opened ??= openFonts();
  return opened;
}

async function openFonts(): Promise<Fonts> {
  const { regular, medium, bold, wide } = await loadFontFiles();
  return { regular: open(regular), medium: open(medium), bold: open(bold), wide: open(wide) };
}

function open(file: Buffer): Font {
  const font = fontkit.create(file);
  if (!('layout' in font)) throw new Error('A font collection is not a font');
  return font;
}

export interface TextOptions {
  /** Height of the em in picture units; default 13. */
  readonly size?: number;
  /** Default regular; wide is for headings. */
  readonly style?: FontStyle;
  /** Default start. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Fill class of the style block; default i (ink). */
  readonly fill?: string;
  /** Degrees clockwise about the anchor point. */
  readonly rotate?: number;
  /** Extra space between letters in em, for small capitals in a row. */
  readonly tracking?: number;
}

/** Sets text and remembers which glyphs the picture needs. */
export class Lettering {
  readonly #fonts: Fonts;
  readonly #glyphs = new Map<string, { readonly id: string; readonly path: string }>();

  readonly #prefix: string;
  #smallest = Number.POSITIVE_INFINITY;

  /** @param prefix of the glyphs' ids; two letterings in one file need two */
  constructor(fonts: Fonts, prefix = 't') {
    this.#fonts = fonts;
    this.#prefix = prefix;
  }

  /** Size of the smallest letter set so far, in picture units; infinite before the first. */
  get smallest(): number {
    return this.#smallest;
  }

  /** Width of a text in picture units. */
  measure(text: string, { size = 13, style = 'regular', tracking = 0 }: TextOptions = {}): number {
    const font = this.#fonts[style];
    const run = font.layout(text, ['tnum']);
    return (run.advanceWidth / font.unitsPerEm + tracking * run.glyphs.length) * size;
  }

  /** SVG of a text whose baseline starts (or is centred, or ends) at x, y. */
  text(x: number, y: number, text: string, options: TextOptions = {}): string {
    const { size = 13, style = 'regular', anchor = 'start', fill = 'i', rotate = 0, tracking = 0 } = options;
    const font = this.#fonts[style];
    const run = font.layout(text, ['tnum']);
    const scale = size / font.unitsPerEm;
    const width = this.measure(text, options);
    let pen = anchor === 'start' ? 0 : -(anchor === 'middle' ? width / 2 : width) / scale;
    const uses: string[] = [];
    this.#smallest = Math.min(this.#smallest, size);
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index];
      const path = glyph.path.toSVG();
      if (path !== '') uses.push(`<use href="#${this.#remember(style, glyph.id, path)}" x="${Math.round(pen)}"/>`);
      pen += (position?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    });
    const turn = rotate === 0 ? '' : ` rotate(${rotate})`;
    const k = Number(scale.toFixed(4));
    return `<g class="${fill}" transform="translate(${round(x)} ${round(y)})${turn} scale(${k} ${-k})">${uses.join('')}</g>`;
  }

  /** The glyphs used so far, for the picture's defs. */
  defs(): string {
    return [...this.#glyphs.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('');
  }

  #remember(style: FontStyle, glyph: number, path: string): string {
    const key = `${style}${glyph}`;
    let entry = this.#glyphs.get(key);
    if (entry === undefined) {
      entry = { id: `${this.#prefix}${this.#glyphs.size.toString(36)}`, path };
      this.#glyphs.set(key, entry);
    }
    return entry.id;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
