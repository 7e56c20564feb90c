/** What the board of Seoul shows: a finish in colour, lamp by lamp, from the site's one figure. */
import type { Part } from '../../figure/part.ts';
import { createRandom } from '../../kit/random.ts';
import { range } from '../../kit/range.ts';
import { each, type Point, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { kitOf } from '../../screens/people.ts';
import { runner } from '../../strips/bodies/runner.ts';

export const COLUMNS = 70;
export const ROWS = 45;
/** Rows where a band begins: the crowd, the rail, the track. */
const CROWD = 3;
const RAIL = 10;
const TRACK = 13;
const FINISH = 57;
/** Lamps for a metre of a runner. */
const METRE = 20.5;

const CROWD_COLOURS = ['kit-navy', 'kit-ink', 'mat-2', 'steel', 'kit-navy', 'skin-4', 'mat'] as const;

interface Runner {
  /** Column and row of the feet. */
  readonly foot: Point;
  readonly parts: readonly Part[];
}

const inLane = (foot: Point, index: number, top: string, trunks: string, phase: number, dip: number): Runner => ({
  foot,
  parts: runner({ ...kitOf(index, top, trunks), cover: 'short' }, { phase, dip })(0),
});

const RUNNERS: readonly Runner[] = [
  inLane([20, 39], 3, 'kit-yellow', 'kit-green', 0.12, 0),
  inLane([47, 43], 1, 'kit-white', 'kit-blue', 0.2, 0.6),
];

/** A ray to the right crosses an outline an odd number of times from within. */
function isWithin(outline: readonly Point[], x: number, y: number): boolean {
  let isInside = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) isInside = !isInside;
  });
  return isInside;
}

function body(column: number, row: number): string | undefined {
  for (const { foot, parts } of RUNNERS.toReversed()) {
    const [x, y] = [(column - foot[0]) / METRE, (foot[1] - row) / METRE];
    const part = parts.findLast(({ outline }) => isWithin(outline, x, y));
    if (part) return part.fill;
  }
  return undefined;
}

function ground(row: number, crowd: string): string {
  if (row < CROWD) return 'mat-2';
  if (row < RAIL) return crowd;
  if (row < TRACK) return row === RAIL ? 'kit-white' : 'kit-green';
  return (row - TRACK) % 10 === 8 ? 'kit-white' : 'tartan';
}

/** The lamps in a box of so many units, with the dark mesh between them. */
export function colourLamps(left: number, top: number, pitch: number): string {
  const random = createRandom('heritage/board-seoul-1988');
  const runs = new Map<string, string[]>();
  for (const row of range(ROWS)) {
    const fills = range(COLUMNS).map((column) => {
      const crowd = CROWD_COLOURS[Math.floor(random() * CROWD_COLOURS.length)] ?? 'kit-navy';
      if (column === FINISH && row >= RAIL) return 'kit-red';
      return body(column, row) ?? ground(row, crowd);
    });
    let from = 0;
    for (let column = 1; column <= COLUMNS; column += 1) {
      const fill = fills[from] ?? 'tartan';
      if (fills[column] === fill) continue;
      const width = round((column - from) * pitch);
      const data = `M${round(left + from * pitch)} ${round(top + row * pitch)}h${width}v${pitch}h-${width}z`;
      runs.set(fill, [...(runs.get(fill) ?? []), data]);
      from = column;
    }
  }
  const [width, height] = [COLUMNS * pitch, ROWS * pitch];
  const mesh =
    repeat(COLUMNS + 1, (index) => `M${round(left + index * pitch)} ${top}v${height}`) +
    repeat(ROWS + 1, (index) => `M${left} ${round(top + index * pitch)}h${width}`);
  return (
    rect(left, top, width, height, 'tartan') +
    each([...runs], ([fill, data]) => `<path d="${data.join('')}" class="${fill}"/>`) +
    stroke(mesh, 'l', pitch * 0.2)
  );
}
