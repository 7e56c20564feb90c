/** The glass shot clock above a basketball backboard. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { centredDigits } from '../kit/seven-segment.ts';
import { each, line, path, rect } from '../kit/shapes.ts';
import { plate } from './plate.ts';
import { glassClockProduct } from './products/glass-shot-clock.ts';

const MIDDLE = 150;
/** Of the glass: its upper edge; of the backboard: 1800 x 1050 mm at 0.116. */
const GLASS = { top: 116, width: 196, height: 116 } as const;
const BOARD = { top: 246, width: 209, height: 122 } as const;

function clockFront(lettering: Lettering): string {
  const left = MIDDLE - GLASS.width / 2;
  const ring = BOARD.top + BOARD.height - 17;
  const net = each([-22, -11, 0, 11, 22], (dx) => `M${MIDDLE + dx} ${ring + 4}L${MIDDLE + dx * 0.6} ${ring + 38}`);
  return (
    each([-60, 60], (dx) => rect(MIDDLE + dx - 4, 232, 8, 14, 'g4')) +
    rect(left, GLASS.top, GLASS.width, GLASS.height, 'g1 l', 3) +
    each([8, GLASS.height - 12], (down) => rect(left + 8, GLASS.top + down, GLASS.width - 16, 4, 'sand')) +
    centredDigits(MIDDLE, GLASS.top + 18, '2:47', 28) +
    centredDigits(MIDDLE, GLASS.top + 54, '14', 46, 'r') +
    rect(MIDDLE - BOARD.width / 2, BOARD.top, BOARD.width, BOARD.height, 'p l', 3) +
    rect(MIDDLE - 34, ring - 52, 68, 52, 'm') +
    path(net, 'h') +
    rect(MIDDLE - 26, ring - 2, 52, 5, 'i', 2) +
    note(lettering, 32, 106, 'Front')
  );
}

function clockSide(lettering: Lettering): string {
  const face = 372;
  const ring = BOARD.top + BOARD.height - 17;
  return (
    note(lettering, 332, 106, 'Side') +
    rect(face, GLASS.top, 6, GLASS.height, 'g1 l') +
    rect(face - 2, 226, 10, 24, 'g4') +
    rect(face, BOARD.top, 8, BOARD.height, 'p l') +
    path(`M${face + 8} 270H432V346H${face + 8}`, 'l') +
    path(`M${face + 8} 300L432 270M${face + 8} 318L432 346`, 'm') +
    rect(face - 70, ring - 2, 70, 5, 'i', 2) +
    path(
      `M${face - 66} ${ring + 3}L${face - 56} ${ring + 38}M${face - 16} ${ring + 3}L${face - 26} ${ring + 38}`,
      'h',
    ) +
    line(420, 174, 334, 174, 'm', '4 4') +
    arrow([344, 174], [332, 174], 'm', 'g4')
  );
}

/** Enlarged section of the glass: pane, LED layer, pane. */
const clockGlass = (lettering: Lettering): string =>
  note(lettering, 608, 106, 'Glass in section', 'end') +
  each([500, 532], (x) => rect(x, 122, 20, 224, 'ice-1 l')) +
  rect(520, 122, 12, 224, 'p') +
  each([0, 1, 2, 3, 4, 5, 6, 7], (row) => rect(521, 140 + row * 26, 10, 9, 'g3')) +
  rect(514, 122, 24, 6, 'sand') +
  line(478, 346, 574, 346, 'm') +
  rect(492, 346, 68, 26, 'g4', 2) +
  arrow([604, 228], [452, 228], 'm', 'g4');

export const glassShotClock = plate({
  name: 'glass-shot-clock',
  heading: 'Glass shot clock',
  part: 'One transparent LED glass above the backboard, NBA from 2016/17',
  title: 'Transparent glass shot clock above the backboard',
  description:
    'Front and side of a basketball backboard with one transparent LED glass on top that carries game clock, 24 s ' +
    'clock and time-out clock; a yellow line lights when the 24 s end. 87 systems with 500,000 LEDs were built for ' +
    'the NBA. Not to scale.',
  legend: [
    { text: 'Shot clock, 24 s', at: [280, 216], target: [MIDDLE + 32, 200], measures: true },
    { text: 'Game clock or time-out clock', at: [280, 148], target: [MIDDLE + 32, 150] },
    { text: 'Yellow line: end of the 24 s', at: [470, 138], target: [514, 126] },
    { text: 'LEDs in clear glass: free view', at: [582, 290], target: [530, 275] },
  ],
  product: glassClockProduct,
  body: (lettering) => clockFront(lettering) + clockSide(lettering) + clockGlass(lettering),
});
