/** The LED board at night, seconds after a final. */
import { each, type Point, rect } from '../../kit/shapes.ts';
import { fill } from '../brush.ts';
import { crowd } from '../places/crowd.ts';
import { type Canvas, type ColumnFormat, columnFormat, scene } from '../scene.ts';
import { board } from './board.ts';
import { floodlights } from './floodlights.ts';
import { type Seats, watchers } from './watchers.ts';

interface Layout {
  readonly lines: readonly string[];
  readonly pitch: number;
  readonly boardTop: number;
  /** Where the track begins behind. */
  readonly base: number;
  readonly masts: readonly Point[];
  /** Where the masts end below. */
  readonly mastFoot: number;
  /** Rows of spectators, from far to near. */
  readonly rows: readonly Seats[];
}

const LAYOUTS: Readonly<Record<ColumnFormat, Layout>> = {
  regular: {
    lines: ['MEN 100 M FINAL +0.4', '1 LANE 5 JAM    9.79', '2 LANE 4 USA    9.84', '3 LANE 7 SUI    9.91'],
    pitch: 9.6,
    boardTop: 124,
    base: 622,
    masts: [
      [150, 52],
      [1130, 52],
    ],
    mastFoot: 124,
    rows: [{ xs: [110, 342, 566, 800, 1086], scale: 3.1, y: 866 }],
  },
  portrait: {
    lines: ['100 M     +0.4', '1 JAM     9.79', '2 USA     9.84', '3 SUI     9.91'],
    pitch: 8.6,
    boardTop: 170,
    base: 690,
    masts: [
      [110, 70],
      [690, 70],
    ],
    mastFoot: 170,
    rows: [{ xs: [76, 318, 560, 736], scale: 3.4, y: 1050 }],
  },
};

function draw({ brush, width, height, format }: Canvas): string {
  const { base, masts, mastFoot, rows, lines, pitch, boardTop } = LAYOUTS[columnFormat(format)];
  const middle = width / 2;
  return (
    rect(0, 0, width, height, 'night-1') +
    fill(`M0 ${base - 260}Q${middle} ${base - 330} ${width} ${base - 260}V${base}H0Z`, 'night-2') +
    rect(0, base - 170, width, 120, 'night-3') +
    crowd('night', { x: 0, y: base - 158, width, height: 100 }, 10, 0.5) +
    rect(0, base - 46, width, 50, 'night-4') +
    each(masts, ([x, y]) => floodlights(x, y, mastFoot)) +
    board({ lines, pitch, top: [middle, boardTop], base }) +
    fill(`M0 ${base}H${width}V${height}H0Z`, 'track-3') +
    fill(`M0 ${base + 50}H${width}V${base + 120}H0Z`, 'track-2') +
    fill(`M${width * 0.2} ${base}H${width * 0.8}L${width * 0.95} ${height}H${width * 0.05}Z`, 'led-lit', 0.12) +
    rect(0, base + 48, width, 4, 'track-l') +
    rect(0, base + 118, width, 5, 'track-l') +
    each(rows, (row) => watchers(brush, row))
  );
}

export const nightBoard = scene({
  id: 'scene/night-board',
  only: 'column',
  title: 'The board after the final',
  description:
    'At night an LED board with amber lamps shows the first three of the men’s 100 metres: Jamaica 9.79, United States 9.84, Switzerland 9.91, with a wind of +0.4 metres per second. The track is empty; spectators look up at it from behind, one films it, one points.',
  draw,
});
