/** The colour board of Seoul 1988, 14 by 9 metres, with people under it for scale. */

import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { each, line, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { bystander, kitOf, people } from '../../screens/people.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { bigFigure, LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

/** Units for a metre. */
const METRE = 41;
const BOARD = { x: 76, y: 122, width: 14 * METRE, height: 9 * METRE } as const;
const GROUND = 572;
const COLUMNS = 56;
const ROWS = 36;
const CELL = BOARD.width / COLUMNS;
const FIRST_LANE = 7;
const FINISH = 45;
/** Column of each runner's chest, lane by lane, and what each one wears. */
const RUNNERS: readonly number[] = [27, 33, 40, 45, 37, 42, 30, 23];
const SHIRTS = ['mat-2', 'sand', 'water-2', 'i', 'piste-2', 'mat', 'sand', 'water-2'] as const;

/** The picture on the board, cell by cell: a straight of eight lanes from above, three cells a lane. */
function colour(column: number, row: number): string {
  if (row < 4) return row === 3 ? 'mat' : 'mat-2';
  if (row < FIRST_LANE - 1) return (column * 5 + row * 3) % 4 === 0 ? 'sand' : 'g3';
  const lane = Math.floor((row - FIRST_LANE) / 3);
  if (lane >= 8) return row === FIRST_LANE + 24 ? 'p' : row < 34 ? 'piste' : 'piste-2';
  if (column === FINISH) return 'r';
  if (row === FIRST_LANE - 1 || (row - FIRST_LANE) % 3 === 2) return 'tartan-1';
  const behind = (RUNNERS[lane] ?? 0) - column;
  const isUpper = (row - FIRST_LANE) % 3 === 0;
  if (behind >= 1 && behind <= 2) return SHIRTS[lane] ?? 'i';
  if (isUpper ? behind === 3 || behind === 4 : behind === 0 || behind === 3) return 'tartan-2';
  return 'tartan';
}

function picture(): string {
  const runs = new Map<string, string[]>();
  for (const row of range(ROWS)) {
    let from = 0;
    for (let column = 1; column <= COLUMNS; column += 1) {
      const className = colour(from, row);
      if (column < COLUMNS && colour(column, row) === className) continue;
      const data = `M${round(BOARD.x + from * CELL)} ${round(BOARD.y + row * CELL)}h${round((column - from) * CELL)}v${round(CELL)}h${round((from - column) * CELL)}z`;
      runs.set(className, [...(runs.get(className) ?? []), data]);
      from = column;
    }
  }
  const mesh =
    repeat(COLUMNS + 1, (index) => `M${round(BOARD.x + index * CELL)} ${BOARD.y}v${BOARD.height}`) +
    repeat(ROWS + 1, (index) => `M${BOARD.x} ${round(BOARD.y + index * CELL)}h${BOARD.width}`);
  const cells = each([...runs], ([className, data]) => `<path d="${data.join('')}" class="${className}"/>`);
  return cells + stroke(mesh, 'l', 2);
}

/** The board on its posts, with three people under it for scale. */
function scene(): string {
  const { x, y, width, height } = BOARD;
  const tops = ['kit-red', 'kit-blue', 'kit-yellow'] as const;
  return litBy(
    'day',
    each([0.18, 0.82], (part) => rect(x + width * part - 9, y + height, 18, GROUND - y - height, 'g4')) +
      rect(x - 7, y - 7, width + 14, height + 14, 'led-ground') +
      picture() +
      each([0.36, 0.44, 0.62], (part, index) =>
        people(
          bystander({ ...kitOf(index, tops[index] ?? 'kit-red', 'kit-navy'), shoes: 'steel' }),
          [x + width * part, GROUND],
          METRE,
          index === 1,
        ),
      ) +
      line(32, GROUND, 674, GROUND, 'm'),
  );
}

function body(lettering: Lettering): string {
  const { x, y, width, height } = BOARD;
  const text = 700;
  return (
    scene() +
    dimension(lettering, [x, 106], [x + width, 106], '14 m', { size: 17 }) +
    dimension(lettering, [56, y], [56, y + height], '9 m', { size: 17 }) +
    bigFigure(lettering, text, 160, '14 × 9', 'm', { size: 44 }) +
    lines(lettering, text, 194, ['colour video matrix', 'board, true to scale'], LABEL, 22) +
    line(text, 244, 928, 244, 'h') +
    bigFigure(lettering, text, 290, '100', 'technicians', { size: 34 }) +
    bigFigure(lettering, text, 346, '70', 'tonnes', { size: 34 }) +
    lines(lettering, text, 388, ['Results were handled by', 'computer throughout'], NOTE)
  );
}

export const seoulBoard1988 = sheet({
  id: 'heritage/board-seoul-1988',
  title: 'The colour board of Seoul 1988',
  description:
    'The colour video matrix board of Seoul 1988 in elevation, 14 by 9 m, with people below it for scale and eight lanes of a running track with a red finish line as its picture. A hundred technicians came to these Games with 70 tonnes of equipment.',
  body,
  narrow: {
    height: 452,
    body: (lettering) =>
      crop('board', { x: 8, y: 8, width: 374, height: 296 }, { x: 70, y: 116, width: 586 }, 'p', scene()) +
      bigFigure(lettering, 16, 356, '14 × 9', 'm', { size: 36 }) +
      bigFigure(lettering, 200, 356, '70', 'tonnes', { size: 36 }) +
      line(16, 376, 374, 376, 'h') +
      bigFigure(lettering, 16, 426, '100', 'technicians', { size: 36 }),
  },
});
