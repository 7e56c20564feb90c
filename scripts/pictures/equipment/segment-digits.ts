/** Figures of a display as seven bars each; bars that are off stay faintly visible, as on the real board. */
import { circle, path, round } from '../shapes.ts';

/** Which bars light: a top, b and c right, d foot, e and f left, g middle. */
const BARS: Readonly<Record<string, string>> = {
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

interface DigitOptions {
  readonly on?: string;
  readonly off?: string;
}

/** Width of a text in digits of this height. */
export function digitsWidth(text: string, height: number): number {
  return [...text].reduce((sum, sign) => sum + advance(sign, height), 0) - height * 0.18;
}

/** The text (digits, colon, point, blank) with its upper left corner at x, y. */
export function digits(x: number, y: number, text: string, height: number, options: DigitOptions = {}): string {
  const { on = 'i', off = 'g2' } = options;
  let pen = x;
  let lit = '';
  let dark = '';
  let dots = '';
  for (const sign of text) {
    const r = height * 0.07;
    if (sign === ':') dots += dot(0.32) + dot(0.68);
    else if (sign === '.') dots += circle(pen + height * 0.06, y + height - r, r, on);
    else {
      for (const name of 'abcdefg') {
        const isLit = BARS[sign]?.includes(name) ?? false;
        if (isLit) lit += bar(name, pen, y, height);
        else dark += bar(name, pen, y, height);
      }
    }
    pen += advance(sign, height);

    function dot(level: number): string {
      return circle(pen + height * 0.06, y + height * level, r, on);
    }
  }
  return (dark === '' ? '' : path(dark, off)) + (lit === '' ? '' : path(lit, on)) + dots;
}

function advance(sign: string, height: number): number {
  return sign === ':' || sign === '.' ? height * 0.3 : height * 0.72;
}

/** One bar as a hexagon. */
function bar(name: string, x: number, y: number, height: number): string {
  const width = height * 0.54;
  const half = height * 0.055;
  const gap = height * 0.02;
  const left = x + half;
  const right = x + width - half;
  const rows = [y + half, y + height / 2, y + height - half] as const;
  if (name === 'a') return level(rows[0]);
  if (name === 'g') return level(rows[1]);
  if (name === 'd') return level(rows[2]);
  const side = name === 'b' || name === 'c' ? right : left;
  return name === 'f' || name === 'b' ? upright(side, rows[0], rows[1]) : upright(side, rows[1], rows[2]);

  function level(at: number): string {
    const [a, b] = [left + gap, right - gap];
    return hexagon(
      [a, at],
      [a + half, at - half],
      [b - half, at - half],
      [b, at],
      [b - half, at + half],
      [a + half, at + half],
    );
  }

  function upright(at: number, top: number, foot: number): string {
    const [a, b] = [top + gap, foot - gap];
    return hexagon(
      [at, a],
      [at + half, a + half],
      [at + half, b - half],
      [at, b],
      [at - half, b - half],
      [at - half, a + half],
    );
  }
}

function hexagon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}
