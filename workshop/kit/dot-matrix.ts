/** Characters of boards as 5 by 7 lamps; in the table each is five columns, read from the top, lowest bit first. */
import { each, type Point, repeat, round } from './shapes.ts';

const COLUMNS = `+08083e0808,0050300000-0808080808.0060600000/2010080402:0036360000
03e4141413e100427f40002426151494632141454b3141814127f1052745454539
63c4a4949307017109050383649494936906494929 1eA7e1111117eB7f49494936
C3e41414122D7f4141413eE7f49494941F7f09090901G3e4149497aH7f0808087f
I00417f4100J2040413f01K7f08142241L7f40404040M7f020c027fN7f0408107f
O3e4141413eP7f09090906Q3e4151215eR7f09192946S4649494931T01017f0101
U3f4040403fV1f2040201fW3f4038403fX6314081463Y0708700807Z6151494543`.replaceAll(/\s/g, '');

const FONT = new Map((COLUMNS.match(/.{11}/g) ?? []).map((entry) => [entry.charAt(0), entry.slice(1)]));

/** The lamps that light for a character, as columns and rows from its upper left. */
export function lampsOf(character: string): readonly Point[] {
  const columns = FONT.get(character)?.match(/../g);
  if (!columns) throw new Error(`No lamps for the character "${character}"`);
  return columns.flatMap((bits, column) =>
    [0, 1, 2, 3, 4, 5, 6].filter((row) => (Number.parseInt(bits, 16) >> row) & 1).map((row): Point => [column, row]),
  );
}

/** Cells advance by six lamps, so one dark column stands between two characters. */
export class DotMatrix {
  readonly #prefix: string;
  readonly #pitch: number;
  readonly #lamp: number;

  /** @param pitch distance of two lamps; a lamp is `lamp` of it wide, and the prefix starts the definitions' ids */
  constructor(prefix: string, pitch: number, lamp = 0.8) {
    this.#prefix = prefix;
    this.#pitch = pitch;
    this.#lamp = pitch * lamp;
  }

  defs(characters: string): string {
    const wanted = [...new Set(characters)].filter((character) => character !== ' ');
    return `<defs>${each(wanted, (character) => this.#glyph(character))}</defs>`;
  }

  /** A line of text; x and y are the centre of its first lamp, the class is a stroke. */
  text(x: number, y: number, text: string, className: string): string {
    const uses = each([...text], (character, index) =>
      character === ' '
        ? ''
        : `<use href="#${this.#id(character)}" x="${round(x + index * 6 * this.#pitch)}" y="${round(y)}"/>`,
    );
    return `<g class="${className}" stroke-linecap="round">${uses}</g>`;
  }

  /** The lamps of one line of modules, dark, with the gap of a lamp between two characters. */
  dark(x: number, y: number, count: number, className: string, opacity: number): string {
    const p = this.#pitch;
    const dash = [p, p, p, p, p * 2].map((step) => `0 ${step.toFixed(3)}`).join(' ');
    return this.#rows(x, y, count * 6 - 1, 7, dash, className, opacity);
  }

  /** A whole field of dark lamps. */
  field(x: number, y: number, columns: number, rows: number, className: string, opacity: number): string {
    return this.#rows(x, y, columns, rows, `0 ${this.#pitch}`, className, opacity);
  }

  #rows(x: number, y: number, columns: number, rows: number, dash: string, className: string, opacity: number): string {
    const length = round((columns - 0.5) * this.#pitch);
    const data = repeat(rows, (index) => `M${round(x)} ${round(y + index * this.#pitch)}h${length}`);
    return (
      `<g class="${className}" stroke-linecap="round" opacity="${opacity}">` +
      `<path d="${data}" stroke-width="${round(this.#lamp)}" stroke-dasharray="${dash}"/></g>`
    );
  }

  #id(character: string): string {
    return `${this.#prefix}${character.codePointAt(0)?.toString(16)}`;
  }

  #glyph(character: string): string {
    const lamps = each(lampsOf(character), ([x, y]) => `M${round(x * this.#pitch)} ${round(y * this.#pitch)}h0`);
    return `<path id="${this.#id(character)}" d="${lamps}" stroke-width="${round(this.#lamp)}"/>`;
  }
}
