/** Plate of the hand button that backs up a lane. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, path, rect, repeat } from '../kit/shapes.ts';
import { plate } from './plate.ts';
import { pushButtonProduct } from './products/push-button.ts';
import { View } from './view.ts';

const drawButton = (view: View): string =>
  view.rect(11, 0, 18, 24, 'g2 l', 4) +
  view.rect(4, 18, 32, 16, 'p l', 4) +
  view.path('M4 32 Q0 34 0 42 L3 116 Q4 126 14 128 L26 128 Q36 126 37 116 L40 42 Q40 34 36 32 Z', 'g1 l') +
  each([56, 64, 72, 80, 88, 96], (y) => view.line(8, y, 32, y, 'm')) +
  view.rect(15, 128, 10, 14, 'g3 l', 2);

function drawButtonSection(view: View): string {
  const wall =
    'M4 18 L4 32 Q0 34 0 42 L3 116 Q4 126 14 128 L26 128 Q36 126 37 116 L40 42 Q40 34 36 32 L36 18 ' +
    'L31 18 L31 34 L34 42 L32 114 Q31 122 24 123 L16 123 Q9 122 8 114 L6 42 L9 34 L9 18 Z';
  const spring = repeat(7, (index) => `L${index % 2 === 0 ? 27 : 13} ${28 + index * 2} `);
  return (
    view.path(wall, 'g3 l') +
    view.rect(11, 0, 18, 22, 'g2 l', 4) +
    view.path(`M13 26 ${spring}`, 'm') +
    view.line(20, 22, 20, 40, 'l') +
    view.line(11, 40, 29, 40, 'rl') +
    view.line(9, 47, 17, 47, 'rl') +
    view.line(23, 47, 31, 47, 'rl') +
    view.path('M13 47 L13 70 Q13 80 18 90 L18 130', 'm') +
    view.path('M27 47 L27 70 Q27 80 22 90 L22 130', 'm') +
    view.rect(15, 128, 10, 14, 'g3 l', 2)
  );
}

/** Loops of the coil from under the button to the plugs at the right. */
function drawCoil(): string {
  const loops = 'c3 -22 15 -22 15 -1c0 17 -9 17 -8 1'.repeat(16);
  const plug = (y: number) => rect(400, y - 6, 40, 12, 'r l', 3) + rect(440, y - 2, 18, 4, 'g3 m');
  return (
    path('M143 340V360Q143 372 155 372H160', 'l') +
    path(`M160 372${loops}H340`, 'l') +
    path('M340 372Q370 372 380 362T400 362M340 372Q370 372 380 382T400 382', 'l') +
    plug(362) +
    plug(382)
  );
}

const drawLane = (lettering: Lettering): string =>
  each([0, 1, 2], (index) => {
    const x = 424 + index * 60;
    return (
      rect(x, 150, 22, 60, 'g1 l', 7) +
      rect(x + 6, 140, 10, 12, `${index === 1 ? 'r' : 'g2'} l`, 2) +
      line(x + 11, 210, x + 11, 240, 'l')
    );
  }) +
  line(435, 240, 555, 240, 'l') +
  line(495, 240, 495, 262, 'l') +
  note(lettering, 495, 282, 'Three a lane:', 'middle') +
  note(lettering, 495, 299, 'the middle time counts', 'middle') +
  circle(495, 240, 2.5, 'i');

const outside = new View(112, 122, 1.55, { name: 'Front', width: 40 });
const section = new View(244, 122, 1.55, { name: 'Section', width: 40 });

export const pushButton = plate({
  name: 'push-button',
  heading: 'Hand button OIT3',
  part: 'Part 2872.003, newer model OIT5 3498.701',
  title: 'Hand button with contact and banana plugs',
  description:
    'Hand button OIT3, outside and in section, with its coiled cable and two banana plugs. Three of them back up a ' +
    'swimming lane and the middle time counts. Not to scale.',
  legend: [
    { text: 'Plunger under the thumb', at: [64, 136], target: outside.at(10, 8) },
    { text: 'Contact, closes at the press', at: [346, 176], target: section.at(28, 42), measures: true },
    { text: 'Coiled cable', at: [222, 338], target: [222, 358] },
    { text: 'Plugs for the red sockets', at: [486, 350], target: [452, 370] },
  ],
  views: [outside, section],
  product: pushButtonProduct,
  body: (lettering) => drawButton(outside) + drawButtonSection(section) + drawCoil() + drawLane(lettering),
});
