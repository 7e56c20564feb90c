/** Over the shoulder of a judge: a hand on the terminal, and the skater on the ice. */
import { castShadow } from '../../kit/cast-shadow.ts';
import { type Point, round } from '../../kit/shapes.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import { type Dress, person } from '../people/person.ts';
import { seated } from '../people/seated.ts';
import { type Canvas, type ColumnFormat, columnFormat, scene } from '../scene.ts';
import { rink } from './rink.ts';
import { skater } from './skater.ts';
import { terminal } from './terminal.ts';

const JUDGE: Dress = {
  ...{ view: 'lost', skin: 'skin-1', hair: 'hair-4', cover: 'bun' },
  ...{ top: 'kit-navy', legs: 'kit-ink', onTrunk: stroke('M-1-50V-6', 'kit-navy-c', 0.8) },
};
/** The next two of the panel, farther along the desk. */
const OTHERS: readonly Dress[] = [
  { view: 'lost', skin: 'skin-3', hair: 'hair-5', top: 'kit-sand', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-5', hair: 'hair-1', cover: 'bun', top: 'kit-grey', legs: 'kit-ink' },
];

interface Layout {
  readonly rim: number;
  readonly judge: Point;
  readonly scale: number;
  readonly terminal: { readonly at: Point; readonly scale: number };
  readonly skater: { readonly blade: Point; readonly scale: number };
  /** The front edge of the desk, at the left and at the right end of the picture. */
  readonly desk: readonly [left: number, right: number];
  readonly others: readonly (readonly [x: number, y: number, scale: number])[];
}

const LAYOUTS: Readonly<Record<ColumnFormat, Layout>> = {
  regular: {
    rim: 262,
    judge: [286, 800],
    scale: 6.4,
    terminal: { at: [640, 690], scale: 1.02 },
    skater: { blade: [880, 458], scale: 2.72 },
    desk: [600, 560],
    others: [[1080, 752, 3.6]],
  },
  portrait: {
    rim: 330,
    judge: [190, 1030],
    scale: 6.2,
    terminal: { at: [533, 923], scale: 0.99 },
    skater: { blade: [490, 596], scale: 2.9 },
    desk: [800, 770],
    others: [],
  },
};

/** Seen from behind, turned to the ice; the right hand on a key of the terminal. Centimetres about the seat. */
function judge(brush: Brush): string {
  return person(
    brush,
    {
      neck: [2, -55],
      shoulders: [
        [-19, -46],
        [18, -47],
      ],
      hips: [
        [-16, 4],
        [14, 4],
      ],
      head: [6, -69],
      tilt: 3,
      armsBehind: [
        {
          joints: [
            [-20, -43],
            [-33, -19],
            [-22, -9],
          ],
          hand: 'flat',
        },
      ],
      arms: [
        {
          joints: [
            [18, -43],
            [34, -10],
            [55, -18],
          ],
          hand: 'point',
        },
      ],
    },
    JUDGE,
  );
}

function draw({ brush, lettering, width, height, format }: Canvas): string {
  const { rim, desk, others, scale, ...layout } = LAYOUTS[columnFormat(format)];
  const [left, right] = desk;
  const [bx, by] = layout.skater.blade;
  const size = layout.skater.scale;
  const shift = (by: number) => `M0 ${round(left + by)}L${width} ${round(right + by * 0.7)}`;
  return (
    rink({ width, height, rim }) +
    castShadow([bx + 8 * size, by + 2 * size], 40 * size, 6 * size) +
    at([bx, by], size, skater(brush)) +
    // The wall of the rink, and the desk in front of it.
    fill(`${shift(-66)}V${right}L0 ${left}Z`, 'kit-white-c') +
    stroke(shift(-66), 'metal-c', 10) +
    fill(`${shift(-6)}V${height}H0Z`, 'wood') +
    stroke(shift(-2), 'wood-a', 9) +
    others
      .map(([x, y, each], index) => {
        const dress = OTHERS[index];
        return dress ? at([x, y], each, seated(brush, dress)) : '';
      })
      .toReversed()
      .join('') +
    at(layout.terminal.at, layout.terminal.scale, terminal(brush, lettering)) +
    at(layout.judge, scale, judge(brush))
  );
}

export const judges = scene({
  id: 'scene/judges',
  only: 'column',
  title: 'A judge’s hand on the terminal',
  description:
    'Over the shoulder of a judge: a finger is on the key +3 of the touch terminal, which shows the replay of the element 3Lz and a key for each grade from −5 to +5. On the ice behind, a figure skater in green glides in an arabesque.',
  draw,
});
