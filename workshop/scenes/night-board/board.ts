/** The LED board on its two legs: lines of amber lamps, the dark ones faintly visible. */
import { DotMatrix } from '../../kit/dot-matrix.ts';
import { each, type Point, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../brush.ts';

interface Board {
  readonly lines: readonly string[];
  /** Of the lamps. */
  readonly pitch: number;
  /** Of the upper edge of the picture, in the middle. */
  readonly top: Point;
  /** Where the legs stand. */
  readonly base: number;
}

/** Lamps from line to line. */
const LINE = 10;

export function board({ lines, pitch, top: [middle, y], base }: Board): string {
  const count = lines[0]?.length ?? 0;
  const [w, h] = [(count * 6 + 2) * pitch, (LINE * lines.length + 1) * pitch];
  const x = middle - w / 2;
  const matrix = new DotMatrix('m', pitch, 0.78);
  const [left, top] = [x + 2 * pitch, (index: number) => y + (index * LINE + 2.4) * pitch];
  const glow = (rx: number, ry: number, opacity: number) =>
    `<ellipse cx="${middle}" cy="${round(y + h / 2)}" rx="${round(w * rx)}" ry="${round(h * ry)}" class="led-lit" opacity="${opacity}"/>`;
  return (
    stroke(`M${x + 120} ${y + h}V${base}M${x + w - 120} ${y + h}V${base}`, 'steel-c', 26) +
    stroke(
      `M${x + 120} ${y + h + 20}L${x + w - 120} ${base - 10}M${x + w - 120} ${y + h + 20}L${x + 120} ${base - 10}`,
      'steel-c',
      6,
    ) +
    glow(0.64, 0.86, 0.05) +
    glow(0.57, 0.7, 0.06) +
    rect(x - 14, y - 14, w + 28, h + 28, 'steel-c', 6) +
    rect(x, y, w, h, 'led-ground') +
    rect(x, y + LINE * pitch + pitch * 0.9, w, 2, 'led-ground-a') +
    matrix.defs(lines.join('')) +
    each(lines, (_, index) => matrix.dark(left, top(index), count, 'led-ground-a lamps', 1)) +
    each(lines, (line, index) => matrix.text(left, top(index), line, `${index === 0 ? 'led-lit-a' : 'led-lit'} lamps`))
  );
}
