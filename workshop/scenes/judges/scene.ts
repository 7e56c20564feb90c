/** The judges' panel at the rink: terminals in front, a skater on the ice. */
import { each, type Point, round } from '../../kit/shapes.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import type { Dress } from '../people/person.ts';
import { seated } from '../people/seated.ts';
import { list, panel } from '../places/screens.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { rink } from './rink.ts';
import { skater } from './skater.ts';
import { terminal } from './terminal.ts';

const PANEL: readonly Dress[] = [
  { view: 'lost', skin: 'skin-1', hair: 'hair-4', cover: 'bun', top: 'kit-navy', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-3', hair: 'hair-5', top: 'kit-ink', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-5', hair: 'hair-1', cover: 'bun', top: 'kit-sand', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-2', hair: 'hair-2', cover: 'long', top: 'kit-green', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-1', hair: 'hair-5', top: 'kit-grey', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-4', hair: 'hair-1', top: 'kit-navy', legs: 'kit-ink' },
  { view: 'lost', skin: 'skin-2', hair: 'hair-3', cover: 'bun', top: 'kit-blue', legs: 'kit-ink' },
];

interface Layout {
  readonly rim: number;
  /** Of the seats, from near to far. */
  readonly places: readonly (readonly [x: number, y: number, scale: number])[];
  readonly skater: { readonly blade: Point; readonly scale: number };
  /** The board that hangs over the ice. */
  readonly board?: Point;
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: {
    rim: 300,
    places: [
      [190, 816, 4.3],
      [475, 756, 3.6],
      [712, 706, 3.02],
      [910, 664, 2.54],
      [1078, 629, 2.14],
    ],
    skater: { blade: [880, 446], scale: 2.2 },
  },
  wide: {
    rim: 262,
    places: [
      [216, 742, 4],
      [518, 706, 3.46],
      [780, 675, 2.99],
      [1006, 648, 2.59],
      [1202, 625, 2.24],
      [1371, 605, 1.94],
      [1518, 588, 1.68],
    ],
    skater: { blade: [1010, 392], scale: 2.25 },
    board: [250, 30],
  },
  portrait: {
    rim: 380,
    places: [
      [150, 960, 4],
      [390, 862, 3.1],
      [560, 794, 2.45],
      [682, 744, 1.95],
    ],
    skater: { blade: [330, 560], scale: 2.35 },
  },
};

/** Two faces of a board on four cables. */
function scoreboard(brush: Brush, [x, y]: Point): string {
  return (
    stroke(`M${x + 20} 0V${y}M${x + 280} 0V${y}`, 'steel-c', 4) +
    fill(`M${x + 300} ${y - 8}l54 16v124l-54 22Z`, 'plastic-c') +
    panel(brush, { x, y, width: 300, height: 138 }, list('rink', 5), 8)
  );
}

function draw(canvas: Canvas): string {
  const { brush, width, height, format } = canvas;
  const { rim, places, board, ...layout } = LAYOUTS[format];
  const [first = [0, 0, 1], last = first] = [places[0], places.at(-1)];
  // Edges of the desk run through points over the seats, straight on to both sides of the picture.
  const edge = (depth: number): readonly [string, string] => {
    const [y1, y2] = [first[1] - depth * first[2], last[1] - depth * last[2]];
    const slope = (y2 - y1) / (last[0] - first[0]);
    const point = (x: number) => `${x} ${round(y1 + (x - first[0]) * slope)}`;
    return [point(-20), point(width + 20)];
  };
  const [farLeft, farRight] = edge(50);
  const [nearLeft, nearRight] = edge(24);
  return (
    rink({ width, height, rim }) +
    (board ? scoreboard(brush, board) : '') +
    at(layout.skater.blade, layout.skater.scale, skater(brush)) +
    // The wall of the rink, the desk before the judges, and they themselves, from far to near.
    fill(`M${farLeft}L${farRight}L${nearRight}L${nearLeft}Z`, 'wood-a') +
    fill(`M${nearLeft}L${nearRight}V${height}H-20Z`, 'wall-3') +
    stroke(`M${nearLeft}L${nearRight}`, 'wood-c', 7) +
    each(places.toReversed(), ([x, y, size], index) => {
      const judge = PANEL[places.length - 1 - index];
      return (
        at([x + 30 * size, y - 30 * size], size * 0.92, terminal(brush)) +
        (judge ? at([x, y], size, seated(brush, judge)) : '')
      );
    })
  );
}

export const judges = scene({
  id: 'scene/judges',
  title: 'The judges’ panel at the rink',
  description:
    'Judges in a row, seen from behind, each with a touch terminal on the desk. On the ice before them a figure skater in red glides in an arabesque.',
  draw,
});
