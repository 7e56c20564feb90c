/** The LED board at night, seconds after a final. */
import { each, ellipse, type Point, rect } from '../../kit/shapes.ts';
import { at, fill } from '../brush.ts';
import { crowd } from '../places/crowd.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { board } from './board.ts';
import { floodlights } from './floodlights.ts';
import { type Seats, watchers } from './watchers.ts';
import { winner } from './winner.ts';

interface Layout {
  readonly lines: readonly string[];
  readonly pitch: number;
  readonly boardTop: number;
  /** Where the track begins behind. */
  readonly base: number;
  readonly masts: readonly Point[];
  /** Where the masts end below. */
  readonly mastFoot: number;
  readonly winner: number;
  /** Rows of spectators, from far to near. */
  readonly rows: readonly Seats[];
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: {
    lines: ['MEN 100 M FINAL +0.4', '1 LANE 5 JAM    9.79', '2 LANE 4 USA    9.84', '3 LANE 7 SUI    9.91'],
    pitch: 8.6,
    boardTop: 74,
    base: 585,
    masts: [
      [64, 90],
      [1216, 90],
    ],
    mastFoot: 585,
    winner: 1.2,
    rows: [{ xs: [96, 288, 484, 850, 1090], scale: 3, y: 840 }],
  },
  wide: {
    lines: [
      'MEN 100 M FINAL WIND +0.4',
      '1  LANE 5  JAM       9.79',
      '2  LANE 4  USA       9.84',
      '3  LANE 7  SUI       9.91',
    ],
    pitch: 7.9,
    boardTop: 42,
    base: 500,
    masts: [
      [136, 84],
      [1544, 84],
    ],
    mastFoot: 500,
    winner: 1.1,
    rows: [
      { xs: [284, 526, 1022, 1238, 1448], scale: 2.05, y: 716, from: 2 },
      { xs: [168, 404, 644, 1134, 1346, 1536], scale: 2.8, y: 792 },
    ],
  },
  portrait: {
    lines: ['100 M     +0.4', '1 JAM     9.79', '2 USA     9.84', '3 SUI     9.91'],
    pitch: 8,
    boardTop: 130,
    base: 640,
    masts: [
      [90, 62],
      [710, 62],
    ],
    mastFoot: 130,
    winner: 1.32,
    rows: [{ xs: [56, 214, 590, 752], scale: 3.2, y: 1040 }],
  },
};

function draw({ brush, width, height, format }: Canvas): string {
  const { base, masts, mastFoot, rows, lines, pitch, boardTop, ...layout } = LAYOUTS[format];
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
    ellipse(middle + 20, base + 122, 60, 9, 'black').replace('/>', ' opacity="0.35"/>') +
    at([middle, base + 112], layout.winner, winner(brush)) +
    each(rows, (row) => watchers(brush, row))
  );
}

export const nightBoard = scene({
  id: 'scene/night-board',
  title: 'The board after the final',
  description:
    'At night an LED board with amber lamps shows the first three of the men’s 100 metres: Jamaica 9.79, United States 9.84, Switzerland 9.91, with a wind of +0.4 metres per second. The winner raises both arms towards it, and spectators watch from behind.',
  draw,
});
