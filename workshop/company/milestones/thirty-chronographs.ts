/** The whole equipment of the Los Angeles Games of 1932: one instrument large, all thirty small. */

import { createRandom } from '../../kit/random.ts';
import { placed, repeat } from '../../kit/shapes.ts';
import { crop } from '../../screens/television/crop.ts';
import { bigFigure, LABEL, sheet } from '../kit/sheet.ts';
import { chronograph, smallStopwatch, smallStopwatchDefs } from '../kit/stopwatch.ts';

const SMALL = 29;

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
  body: (lettering) =>
    smallStopwatchDefs(SMALL) +
    placed(188, 330, chronograph(lettering, 132)) +
    thirty() +
    bigFigure(lettering, 32, 548, '1/10', 's', { size: 44, fill: 'r' }) +
    lettering.text(190, 532, 'two hands on one axis:', LABEL) +
    lettering.text(190, 551, 'one stops, one runs on', LABEL) +
    bigFigure(lettering, 410, 571, '30', 'chronographs', { size: 28 }) +
    bigFigure(lettering, 700, 571, '1', 'watchmaker', { size: 28 }),
  narrow: {
    height: 428,
    body: (lettering) =>
      smallStopwatchDefs(SMALL) +
      crop('thirty', { x: 0, y: 0, width: 390, height: 318 }, { x: 390, y: 112, width: 552 }, 'p', thirty()) +
      bigFigure(lettering, 16, 362, '30', 'chronographs', { size: 38 }) +
      bigFigure(lettering, 16, 412, '1', 'watchmaker', { size: 38 }) +
      bigFigure(lettering, 250, 412, '1/10', 's', { size: 38, fill: 'r' }),
  },
});
