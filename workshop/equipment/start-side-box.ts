/** Plate of the box that joins the fixed cables of the pool deck. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { callout, plate, View, viewName } from './equipment-kit.ts';
import { mark, roundSocket, screw } from './parts.ts';

const BOX = 0.54;

export const startSideBox: Drawing = plate({
  name: 'start-side-box-odb10',
  heading: 'Start-side box ODB10-SW',
  part: 'Part 3494.710, ten lanes, 3.35 kg',
  title: 'Start-side box ODB10-SW with ten lane circuits',
  description:
    'Start-side box ODB10-SW, open, in front, side and bottom view: 540 mm wide, 269 mm high, 130 mm deep. It ' +
    'joins the fixed cables of ten lanes, each up to 100 m long, and passes them on to the timer up to 200 m ' +
    'away.',
  scale: { unitsPerMm: BOX, barMm: 200 },
  legend: [
    { text: 'One circuit a lane, 0 to 9' },
    { text: 'Touch pad terminals', measures: true },
    { text: 'Cables from the deck, up to 100 m' },
    { text: 'Sockets to the timer, up to 200 m' },
  ],
  body: (lettering) => {
    const front = new View(96, 118, BOX);
    const side = new View(470, 118, BOX);
    const bottom = new View(96, 302, BOX);
    return (
      drawOpenBox(lettering, front) +
      side.rect(12, 0, 118, 269, 'g1 l', 8) +
      side.rect(0, 30, 12, 40, 'g2 m') +
      side.rect(0, 199, 12, 40, 'g2 m') +
      side.line(104, 0, 104, 269, 'm') +
      each([30, 239], (y) => screw(side, 117, y, 5)) +
      drawBoxBottom(bottom) +
      front.dimY(lettering, 0, 269, 0, -18) +
      bottom.dimX(lettering, 0, 540, 130, 22) +
      bottom.dimY(lettering, 0, 130, 0, -18) +
      side.dimX(lettering, 0, 130, 269, 26) +
      note(lettering, 242, 109, 'Front, cover off', 'middle') +
      note(lettering, 505, 109, 'Side', 'middle') +
      note(lettering, 242, 293, 'Bottom', 'middle') +
      callout(lettering, 1, [420, 138], front.at(498, 60)) +
      callout(lettering, 2, [420, 188], front.at(482, 166), true) +
      callout(lettering, 3, [420, 318], bottom.at(452, 40)) +
      callout(lettering, 4, [420, 352], bottom.at(420, 96))
    );
  },
});

function drawOpenBox(lettering: Lettering, view: View): string {
  const lanes = repeat(10, (lane) => {
    const x = 36 + lane * 47.5;
    const terminals = each([0, 1, 2, 3, 5, 6], (index) => clamp(x + 1 + index * 5.6));
    return (
      view.rect(x, 34, 41, 92, 'p l', 4) +
      mark(lettering, view, x + 20.5, 62, String(lane), 15) +
      view.rect(x + 10, 92, 21, 20, 'g2 m', 2) +
      view.line(x + 20.5, 126, x + 20.5, 146, 'm') +
      view.rect(x - 1, 146, 42, 40, 'p m', 2) +
      view.form(terminals, 'g3') +
      view.form(clamp(x + 23.4), 'r') +
      view.form(`M${x + 20.5} 186 L${x + 20.5} 257`, 'l')
    );
  });
  return (
    view.rect(0, 0, 540, 269, 'g1 l', 14) +
    view.rect(12, 12, 516, 245, 'm', 8) +
    each([24, 516], (x) => each([24, 245], (y) => screw(view, x, y, 5))) +
    lanes
  );
}

function clamp(x: number): string {
  return `M${x} 152 L${x + 4.4} 152 L${x + 4.4} 180 L${x} 180 Z`;
}

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
