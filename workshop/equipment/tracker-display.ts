/** The Tracker beside a cycling track: countdown before the start, laps during the race. */
import { arrow } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, path, rect } from '../kit/shapes.ts';
import { FLOOR, infieldBoard } from './infield-board.ts';
import { ground } from './parts.ts';
import { plate } from './plate.ts';
import { trackerProduct } from './products/tracker-display.ts';

const stand = (x: number, left: number, top: string, right: number): string =>
  rect(x, 270, 10, FLOOR - 270, 'g3 l') + path(`M${left} ${FLOOR}L${top}L${right} ${FLOOR}Z`, 'g2 l');

const drawViews = (lettering: Lettering): string =>
  note(lettering, 32, 108, 'Front') +
  note(lettering, 276, 108, 'Side') +
  ground(32, 344, FLOOR) +
  stand(136, 84, `130 ${FLOOR - 22}H152`, 198) +
  infieldBoard({ x: 38, y: 122, width: 206, height: 150 }, '50', 96) +
  stand(286, 266, `282 ${FLOOR - 22}H300`, 338) +
  rect(278, 122, 26, 150, 'g1 l', 4) +
  line(284, 126, 284, 268, 'm') +
  path('M304 250H318V372H344', 'm');

function drawUses(): string {
  const row = (y: number, texts: readonly string[]): string =>
    arrow([392, y + 70], [608, y + 70]) +
    each(texts, (text, index) =>
      infieldBoard({ x: 392 + index * 76, y, width: 64, height: 50 }, text, 30, text === '0' ? 'r' : 'i'),
    );
  return row(126, ['50', '10', '0']) + row(222, ['16', '8', '1']);
}

/** Seen from above: gate and rider at the line, the board ahead. */
const drawPlace = (): string =>
  rect(392, 322, 216, 62, 'timber-1') +
  path('M392 322H608M392 384H608', 'l') +
  line(392, 378, 608, 378, 'm') +
  rect(474, 322, 3, 62, 'r') +
  path('M428 351H474V355H428ZM462 340V366', 'l') +
  rect(416, 343, 18, 20, 'i', 2) +
  rect(552, 340, 8, 26, 'i', 1) +
  arrow([488, 353], [532, 353]);

export const trackerDisplay = plate({
  name: 'tracker-display',
  heading: 'Tracker display',
  part: '3442, countdown and laps for track cycling',
  title: 'Tracker: countdown before, laps during the race',
  description:
    'Front and side of the Tracker display on its stand. Before the start it counts down 50 s in front of the rider ' +
    'in the start gate; at zero the gate opens; during the race it shows laps, here the 16 laps of 4000 m on a 250 ' +
    'm track. Not to scale.',
  legend: [
    { text: 'Zero: the start gate lets go', at: [576, 106], target: [576, 134], measures: true },
    { text: 'LED figures', at: [76, 318], target: [106, 240] },
    { text: 'Before the start: 50 s', at: [410, 106], target: [410, 128] },
    { text: 'In the race: laps', at: [370, 247], target: [392, 247] },
  ],
  product: trackerProduct,
  body: (lettering) => drawViews(lettering) + drawUses() + drawPlace(),
});
