/** The whole equipment of the Los Angeles Games of 1932: one instrument large, all thirty small. */
import type { Lettering } from '../../kit/lettering.ts';
import { createRandom } from '../../kit/random.ts';
import { range } from '../../kit/range.ts';
import { circle, placed, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { bigFigure, LABEL, sheet } from '../kit/sheet.ts';
import { dialPoint, hand, smallStopwatch, smallStopwatchDefs, stopwatchCase, ticks } from '../kit/stopwatch.ts';

const RADIUS = 132;
const SMALL = 29;

function large(lettering: Lettering): string {
  const figures = range(12).map((index) => {
    const [x, y] = dialPoint((index + 1) * 5, 84);
    return lettering.text(x, y + 6, String((index + 1) * 5), { size: 18, style: 'bold', anchor: 'middle' });
  });
  return placed(
    188,
    330,
    stopwatchCase(RADIUS, 3) +
      stroke(ticks(300, 112, 118), 'm', 0.8) +
      stroke(ticks(60, 108, 118), 'l', 1) +
      stroke(ticks(12, 104, 118), 'l', 2.5) +
      figures.join('') +
      hand(47.4, 110, 'l', 2) +
      hand(12.3, 114, 'rl', 2.5) +
      circle(0, 0, 6, 'i') +
      circle(0, 0, 2, 'p'),
  );
}

function thirty(): string {
  const random = createRandom('milestones/thirty-chronographs');
  return repeat(30, (index) => {
    const reading = random() * 60;
    return smallStopwatch(
      436 + (index % 6) * 92,
      168 + Math.floor(index / 6) * 83,
      SMALL,
      reading,
      reading + 8 + random() * 30,
    );
  });
}

export const thirtyChronographs = sheet({
  id: 'milestones/thirty-chronographs',
  title: 'Thirty chronographs for Los Angeles 1932',
  description:
    'One split-second chronograph large, with its two hands, and beside it all thirty that one watchmaker took to the Games of Los Angeles in 1932. They read to a tenth of a second.',
  heading: 'Thirty beside one',
  subheading: 'Everything that timed the Los Angeles Games of 1932',
  body: (lettering) =>
    smallStopwatchDefs(SMALL) +
    large(lettering) +
    thirty() +
    bigFigure(lettering, 32, 548, '1/10', 's', { size: 44, fill: 'r' }) +
    lettering.text(190, 532, 'two hands on one axis:', LABEL) +
    lettering.text(190, 551, 'one stops, one runs on', LABEL) +
    bigFigure(lettering, 410, 571, '30', 'chronographs', { size: 28 }) +
    bigFigure(lettering, 700, 571, '1', 'watchmaker', { size: 28 }),
});
