/** The start wall of two lanes as the swimmers see it, beside the pool: pads 0.3 m above and 0.6 m under the water, blocks on top. */
import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { each, line, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import type { Pin } from '../kit/plan.ts';

const LANES = [4, 5];
const LANE = 2.5;
const PAD = { width: 2.4, above: 0.3, under: 0.6 } as const;
const BLOCK = { width: 0.64, height: 0.65 } as const;
const END = LANES.length * LANE;
/** Left edge and width of the whole, measures included. */
export const WALL = { left: 788, width: 372 } as const;
/** The wall and the blocks' tops stand 0.3 m above the water; y is 0 at the water. */
const scale = createScale([WALL.left + 10, 320], 60);
const { x, y, of } = scale;

export function wall(): string {
  const lane = (_: number, index: number): string => {
    const left = index * LANE + (LANE - PAD.width) / 2;
    const middle = index * LANE + LANE / 2;
    return (
      rect(x(left), y(-PAD.above), of(PAD.width), of(PAD.above), 'p') +
      rect(x(left), y(0), of(PAD.width), of(PAD.under), 'water-1') +
      stroke(
        `M${round(x(left))} ${round(y(-PAD.above))}h${round(of(PAD.width))}v${round(of(0.9))}h${round(-of(PAD.width))}Z`,
        'rl',
        2,
      ) +
      rect(x(middle - 0.12), y(PAD.under), of(0.24), of(0.8), 'water-2') +
      rect(x(middle - BLOCK.width / 2), y(-0.3 - BLOCK.height), of(BLOCK.width), of(BLOCK.height), 'g2 l') +
      each([-0.18, -0.06, 0.06, 0.18], (slot) => rect(x(middle + slot) - 1, y(-0.5), 2, 8, 'i'))
    );
  };
  return (
    rect(x(0), y(-0.3), of(END), of(0.3), 'g2') +
    rect(x(0), y(0), of(END), of(1.4), 'water') +
    each(LANES, lane) +
    line(x(0), y(0), x(END), y(0), 'l')
  );
}

export function wallWords(lettering: Lettering): string {
  const size = 16;
  const name = (number: number, index: number): string =>
    lettering.text(x((index + 0.5) * LANE), y(-0.64), `${number}`, { size: 18, style: 'bold', anchor: 'middle' });
  const step = (from: number, to: number): string =>
    dimension(lettering, [x(END) + 12, y(from)], [x(END) + 12, y(to)], `${to - from} m`, { size, outside: 1 });
  return (
    lettering.text(WALL.left + 10, y(-1.75), 'Start wall from the water, enlarged', { size, style: 'bold' }) +
    each(LANES, name) +
    dimension(lettering, [x(0.05), y(0.45)], [x(LANE - 0.05), y(0.45)], '', { size }) +
    lettering.text(x(LANE / 2), y(0.34), '2.4 m', { size, anchor: 'middle' }) +
    step(-0.3, 0) +
    step(0, 0.6)
  );
}

export const wallPins: readonly Pin[] = [
  [1, [x(LANE + 0.3), y(0.3)], [x(LANE + 0.3), y(1.05)]],
  [2, [x(LANE / 2 + 0.25), y(-0.85)], [x(LANE / 2 + 0.85), y(-0.95)]],
  [3, [x(LANE * 1.5 + 0.18), y(-0.44)], [x(LANE * 1.5 + 0.85), y(-0.7)]],
];
