/** The whole equipment of the Los Angeles Games of 1932, counted out. */

import { createRandom } from '../../kit/random.ts';
import { repeat } from '../../kit/shapes.ts';
import { litBy } from '../../screens/screen.ts';
import { bigFigure, sheet } from '../kit/sheet.ts';
import { smallStopwatch, smallStopwatchDefs } from '../kit/stopwatch.ts';

interface Rows {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly radius: number;
  readonly pitch: readonly [across: number, down: number];
}

const ROWS: Rows = { left: 74, top: 160, columns: 10, radius: 36, pitch: [90.2, 118] };

function thirty({ left, top, columns, radius, pitch: [across, down] }: Rows): string {
  const random = createRandom('milestones/thirty-chronographs');
  return (
    smallStopwatchDefs(radius) +
    repeat(30, (index) => {
      const reading = random() * 60;
      const [x, y] = [left + (index % columns) * across, top + Math.floor(index / columns) * down];
      return smallStopwatch(x, y, radius, reading, reading + 8 + random() * 30);
    })
  );
}

export const thirtyChronographs = sheet({
  id: 'milestones/thirty-chronographs',
  title: 'Thirty chronographs for Los Angeles 1932',
  description:
    'All thirty split-second chronographs that one watchmaker took to the Games of Los Angeles in 1932, in three rows, stopped at thirty different times. They measure to a tenth of a second.',
  body: (lettering) =>
    litBy('day', thirty(ROWS)) +
    bigFigure(lettering, 38, 560, '30', 'chronographs', { size: 72 }) +
    bigFigure(lettering, 448, 560, '1', 'watchmaker', { size: 72 }) +
    bigFigure(lettering, 728, 560, '1/10', 's', { size: 72, fill: 'r' }),
});
