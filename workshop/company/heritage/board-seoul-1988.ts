/** The colour board of Seoul 1988 at night, 14 by 9 metres, over the stand, with people under it for scale. */

import { holding } from '../../figure/acting.ts';
import { pose } from '../../figure/pose.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, path, rect, repeat } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { bystander, CLOTHED, kitOf, people } from '../../screens/people.ts';
import { litBy } from '../../screens/screen.ts';
import { SHEET, sheet } from '../kit/sheet.ts';
import { stand } from '../kit/stand.ts';
import { COLUMNS, colourLamps, ROWS } from './colour-lamps.ts';

/** Units for a lamp: 70 of them are 14 metres. */
const LAMP = 8;
const METRE = (COLUMNS * LAMP) / 14;
const BOARD = { x: 76, y: 122, width: COLUMNS * LAMP, height: ROWS * LAMP } as const;
const GROUND = 588;
const STAND = 500;

const POINTING = pose({
  spine: { lean: -4, nod: -22 },
  nearLeg: { hip: 8, knee: 4 },
  farLeg: { hip: -8, knee: 4 },
  nearArm: { shoulder: 132, elbow: 8 },
  farArm: { shoulder: -6, elbow: 24 },
});

/** The crew before the stand, as tall as people are beside the board. */
function crew(): string {
  const dress = (index: number, top: string) => ({
    ...kitOf(index, top, 'kit-grey'),
    shoes: 'kit-ink',
    cover: 'cap' as const,
    coverTone: 'kit-white',
  });
  const pointer = holding(POINTING, { kit: { ...dress(1, 'kit-blue'), ...CLOTHED } })(0);
  return (
    people(pointer, [BOARD.x + 118, GROUND], METRE) +
    people(bystander(dress(4, 'kit-white')), [BOARD.x + 158, GROUND], METRE, true) +
    people(bystander(dress(3, 'kit-blue')), [BOARD.x + 372, GROUND], METRE) +
    people(pointer, [BOARD.x + 452, GROUND], METRE, true)
  );
}

function board(): string {
  const { x, y, width, height } = BOARD;
  const [right, bottom] = [x + width, y + height];
  return (
    faded(0.1, path(`M${x} ${bottom}H${right}L${right + 70} 558H${x - 70}Z`, 'p')) +
    each(
      [0.14, 0.86],
      (part) =>
        rect(x + width * part - 12, bottom, 24, GROUND - bottom, 'steel') +
        rect(x + width * part + 4, bottom, 8, GROUND - bottom, 'kit-ink'),
    ) +
    rect(x - 12, y - 12, width + 24, height + 24, 'led-ground') +
    path(`M${right + 12} ${y - 12}l10 8v${height + 20}l-10-4z`, 'kit-ink') +
    colourLamps(x, y, LAMP)
  );
}

/** Night, the stand, the board, and the track before it. */
function scene(): string {
  return litBy(
    'day',
    rect(0, 80, SHEET.width, 522, 'tv-panel') +
      path(`M0 ${STAND - 14}H${SHEET.width}V580H0Z`, 'led-ground') +
      stand('heritage/board-seoul-1988/stand', STAND, 4, SHEET.width) +
      rect(0, 558, SHEET.width, 10, 'kit-white-d') +
      rect(0, 568, SHEET.width, 34, 'tartan-2') +
      repeat(2, (index) => rect(0, 576 + index * 16, SHEET.width, 2, 'kit-white-d')) +
      board() +
      crew(),
  );
}

function body(lettering: Lettering): string {
  const text = 704;
  return (
    scene() +
    litBy(
      'night',
      lettering.text(text, 176, '14 × 9 m', { size: 38, style: 'wide' }) +
        each(
          [
            ['100', 'technicians', 290],
            ['70', 'tonnes', 420],
          ] as const,
          ([figure, what, y]) =>
            lettering.text(text, y, figure, { size: 72, style: 'wide' }) +
            lettering.text(text, y + 42, what, { size: 32 }),
        ),
    )
  );
}

export const seoulBoard1988 = sheet({
  id: 'heritage/board-seoul-1988',
  title: 'The colour board of Seoul 1988',
  description:
    'The colour video matrix board of Seoul 1988 at night over a full stand, 14 by 9 m, with four people below it for scale. Its lamps show two runners in colour, the first of them at a red finish line. A hundred technicians came to these Games with 70 tonnes of equipment.',
  body,
});
