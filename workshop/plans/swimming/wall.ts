/** The start wall of four lanes as the swimmers see it: pads 0.3 m above and 0.6 m under the water, LANE / 2s on top. */
import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { each, line, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import type { Pin } from '../kit/plan.ts';

const LANES = [3, 4, 5, 6];
const LANE = 2.5;
const PAD = { width: 2.4, above: 0.3, under: 0.6 } as const;
const BLOCK = { width: 0.64, height: 0.65 } as const;
/** The wall and LANE / 2 tops stand 0.3 m above the water; y is 0 at the water. */
const scale = createScale([100, 576], 55);
const { x, y, of } = scale;

export function wall(lettering: Lettering): string {
  const end = LANES.length * LANE;
  const lane = (number: number, index: number): string => {
    const left = index * LANE + (LANE - PAD.width) / 2;
    const middle = index * LANE + LANE / 2;
    return (
      rect(x(left), y(-PAD.above), of(PAD.width), of(PAD.above), 'p') +
      rect(x(left), y(0), of(PAD.width), of(PAD.under), 'water-1') +
      stroke(
        `M${round(x(left))} ${round(y(-PAD.above))}h${of(PAD.width)}v${round(of(0.9))}h${-of(PAD.width)}Z`,
        'rl',
        2,
      ) +
      rect(x(middle - 0.12), y(PAD.under), of(0.24), of(0.35), 'water-2') +
      rect(x(middle - BLOCK.width / 2), y(-0.3 - BLOCK.height), of(BLOCK.width), of(BLOCK.height), 'g2 l') +
      each([-0.18, -0.06, 0.06, 0.18], (slot) => rect(x(middle + slot) - 1, y(-0.5), 2, 7, 'i')) +
      lettering.text(x(middle), y(-0.6), `${number}`, { size: 14, style: 'bold', anchor: 'middle' })
    );
  };
  return (
    rect(x(0), y(-0.3), of(end), of(0.3), 'g2') +
    rect(x(0), y(0), of(end), of(0.95), 'water') +
    each(LANES, lane) +
    line(x(0), y(0), x(end), y(0), 'l') +
    dimension(lettering, [x(LANE + 0.05), y(0.42)], [x(2 * LANE - 0.05), y(0.42)], '', { size: 13 }) +
    lettering.text(x(LANE * 1.5), y(0.34), '2.4 m', { size: 13, anchor: 'middle' }) +
    lettering.text(x(0), y(-1.24), 'Start wall seen from the water, enlarged 5×', { size: 13, style: 'bold' }) +
    measures(lettering, x(end) + 12)
  );
}

function measures(lettering: Lettering, left: number): string {
  const step = (from: number, to: number, label: string): string =>
    line(left, y(from), left, y(to), 'd') +
    line(left - 4, y(from), left + 4, y(from), 'd') +
    line(left - 4, y(to), left + 4, y(to), 'd') +
    lettering.text(left + 10, y((from + to) / 2) + 5, label, { size: 13, fill: 'g5' });
  return step(-0.3, 0, '0.3 m') + step(0, 0.6, '0.6 m');
}

export const wallPins: readonly Pin[] = [
  [1, [x(0.3), y(0.3)], [x(-0.5), y(0.3)]],
  [2, [x(LANE / 2 + 0.25), y(-0.85)], [x(LANE / 2 + 0.8), y(-0.75)]],
  [3, [x(LANE / 2 + LANE + 0.18), y(-0.44)], [x(LANE / 2 + LANE + 0.8), y(-0.62)]],
];
