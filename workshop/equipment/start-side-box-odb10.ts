/** Plate of the box that joins the fixed cables of the pool deck. */
import type { Lettering } from '../kit/lettering.ts';
import { each, repeat } from '../kit/shapes.ts';
import { mark, roundSocket, screw } from './parts.ts';
import { plate } from './plate.ts';
import { startSideProduct } from './products/start-side-box-odb10.ts';
import { View } from './view.ts';

const BOX = 0.54;

const drawOpenBox = (lettering: Lettering, view: View): string =>
  view.rect(0, 0, 540, 269, 'g1 l', 14) +
  view.rect(12, 12, 516, 245, 'm', 8) +
  each([24, 516], (x) => each([24, 245], (y) => screw(view, x, y, 5))) +
  repeat(10, (lane) => {
    const x = 36 + lane * 47.5;
    const terminals = each([0, 1, 2, 3, 5, 6], (index) => clamp(x + 1 + index * 5.6));
    return (
      view.rect(x, 34, 41, 92, 'p l', 4) +
      mark(lettering, view, x + 20.5, 62, String(lane), 15) +
      view.rect(x + 10, 92, 21, 20, 'g2 m', 2) +
      view.line(x + 20.5, 126, x + 20.5, 146, 'm') +
      view.rect(x - 1, 146, 42, 40, 'p m', 2) +
      view.path(terminals, 'g3') +
      view.path(clamp(x + 23.4), 'r') +
      view.path(`M${x + 20.5} 186 L${x + 20.5} 257`, 'l')
    );
  });

const clamp = (x: number): string => `M${x} 152 L${x + 4.4} 152 L${x + 4.4} 180 L${x} 180 Z`;

function drawBoxBottom(view: View): string {
  const glands = repeat(10, (lane) => {
    const x = 56.5 + lane * 47.5;
    return view.circle(x, 40, 15, 'p l') + view.circle(x, 40, 8, 'g4');
  });
  return (
    view.rect(0, 0, 540, 118, 'g1 l', 8) +
    view.rect(0, 104, 540, 26, 'g2 l', 6) +
    glands +
    each([60, 120, 360, 420], (x) => roundSocket(view, x, 82, 14, 7))
  );
}

const front = new View(96, 118, BOX, { name: 'Front, cover off', width: 540, height: 269, left: 18 });
const side = new View(470, 118, BOX, { name: 'Side', width: 130, height: 269, below: 26 });
const bottom = new View(96, 302, BOX, { name: 'Bottom', width: 540, height: 130, below: 22, left: 18 });

export const startSideBox = plate({
  name: 'start-side-box-odb10',
  heading: 'Start-side box ODB10-SW',
  part: 'Part 3494.710, ten lanes, 3.35 kg',
  title: 'Start-side box ODB10-SW with ten lane circuits',
  description:
    'Start-side box ODB10-SW, open, in front, side and bottom view: 540 mm wide, 269 mm high, 130 mm deep. It joins ' +
    'the fixed cables of ten lanes, each up to 100 m long, and passes them on to the timer up to 200 m away.',
  scale: { unitsPerMm: BOX, barMm: 200 },
  legend: [
    { text: 'One circuit a lane, 0 to 9', at: [420, 138], target: front.at(498, 60) },
    { text: 'Touch pad terminals', at: [420, 188], target: front.at(482, 166), measures: true },
    { text: 'Cables from the deck, up to 100 m', at: [420, 318], target: bottom.at(452, 40) },
    { text: 'Sockets to the timer, up to 200 m', at: [420, 352], target: bottom.at(420, 96) },
  ],
  views: [front, side, bottom],
  product: startSideProduct,
  body: (lettering) =>
    drawOpenBox(lettering, front) +
    side.rect(12, 0, 118, 269, 'g1 l', 8) +
    side.rect(0, 30, 12, 40, 'g2 m') +
    side.rect(0, 199, 12, 40, 'g2 m') +
    side.line(104, 0, 104, 269, 'm') +
    each([30, 239], (y) => screw(side, 117, y, 5)) +
    drawBoxBottom(bottom),
});
