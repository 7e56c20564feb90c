/** The whole equipment of the Los Angeles Games of 1932: one instrument large, all thirty small. */
import { createRandom } from '../../kit/random.ts';
import { placed, repeat } from '../../kit/shapes.ts';
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
  heading: 'Thirty beside one',
  subheading: 'Everything that timed the Los Angeles Games of 1932',
  body: (lettering) =>
    smallStopwatchDefs(SMALL) +
    placed(188, 330, chronograph(lettering, 132)) +
    thirty() +
    bigFigure(lettering, 32, 548, '1/10', 's', { size: 44, fill: 'r' }) +
    lettering.text(190, 532, 'two hands on one axis:', LABEL) +
    lettering.text(190, 551, 'one stops, one runs on', LABEL) +
    bigFigure(lettering, 410, 571, '30', 'chronographs', { size: 28 }) +
    bigFigure(lettering, 700, 571, '1', 'watchmaker', { size: 28 }),
});
