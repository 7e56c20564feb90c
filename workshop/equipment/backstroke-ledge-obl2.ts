/** Plate of the ledge for backstroke starts. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, rect } from '../kit/shapes.ts';
import { hatch, levelSign } from './parts.ts';
import { plate } from './plate.ts';
import { ledgeProduct } from './products/backstroke-ledge-obl2.ts';
import { View } from './view.ts';

const LEDGE = 0.37;

function drawFront(view: View): string {
  const strap = (x: number) =>
    view.rect(x - 14, 120, 28, 445, 'g2 m') +
    view.path(`M${x - 26} 350 L${x + 26} 328 L${x + 26} 350 L${x - 26} 372 Z`, 'p') +
    view.line(x - 26, 350, x + 26, 328, 'm') +
    view.line(x - 26, 372, x + 26, 350, 'm');
  return (
    strap(150) +
    strap(650) +
    view.rect(60, 56, 680, 34, 'p l', 17) +
    each([20, 640], (x) => view.rect(x, 0, 140, 130, 'g1 l', 18) + view.line(x + 24, 30, x + 116, 30, 'm')) +
    view.rect(0, 30, 20, 70, 'g2 l', 6) +
    view.rect(780, 14, 20, 102, 'g2 l', 6) +
    each([30, 48, 66, 84, 102], (y) => view.line(782, y, 798, y, 'm')) +
    view.rect(60, 560, 680, 80, 'g1 l', 8) +
    each([578, 594, 610, 626], (y) => view.line(80, y, 720, y, 'h')) +
    view.line(60, 560, 740, 560, 'rl')
  );
}

const drawFolded = (view: View): string =>
  view.rect(0, 0, 150, 130, 'g1 l', 18) +
  view.circle(75, 65, 46, 'p l') +
  view.circle(75, 65, 30, 'm') +
  each([0, 1, 2, 3, 4], (index) => {
    const [x, y] = [Math.cos(2.2 + index * 0.47), Math.sin(2.2 + index * 0.47)];
    return view.line(75 + 34 * x, 65 + 34 * y, 75 + 46 * x, 65 + 46 * y, index === 2 ? 'rl' : 'm');
  });

/** Section at the wall: the edge of the footrest at each height, the middle one at the water line. */
function drawHeights(lettering: Lettering): string {
  const water = 284;
  const view = new View(470, water, 0.85);
  const wedge = (shift: number) => `M0 ${-shift} L8 ${-shift} L22 ${76 - shift} L22 ${80 - shift} L0 ${80 - shift} Z`;
  const steps = each([40, 20, 0, -20, -40], (shift) => {
    const y = water - shift * 0.85;
    const label = shift === 0 ? '0' : `${shift > 0 ? '+' : '−'}${Math.abs(shift) / 10} cm`;
    return line(494, y, 560, y, shift === 0 ? 'rl' : 'h') + note(lettering, 566, y + 4.5, label);
  });
  return (
    hatch(430, 240, 40, 152, 7) +
    rect(470, water, 28, 392 - water, 'water-1') +
    rect(470, water - 0.75, 90, 1.5, 'water-2') +
    line(470, 240, 470, 392, 'l') +
    each([40, 20, -20, -40], (shift) => view.path(wedge(shift), 'm')) +
    view.path(wedge(0), 'g1 l') +
    view.path('M0 0 L8 0', 'rl') +
    steps +
    note(lettering, 424, 226, 'Section at the wall, enlarged')
  );
}

const front = new View(68, 122, LEDGE, { name: 'Front', width: 800, height: 130, left: 14 });
const side = new View(470, 122, LEDGE, { name: 'Side', width: 150, height: 130, below: 24 });
const water = 122 + 560 * LEDGE;

export const backstrokeLedge = plate({
  name: 'backstroke-ledge-obl2',
  heading: 'Backstroke ledge OBL2 Pro',
  part: 'Model 3454.789, for blocks OSB11, 3.9 kg',
  title: 'Backstroke ledge OBL2 Pro with five heights',
  description:
    'Backstroke ledge OBL2 Pro in front and side view, 800 by 150 by 130 mm when folded, with an enlarged section ' +
    'of its footrest at the wall. The footrest hangs on two straps at one of five heights, from 4 cm below to 4 cm ' +
    'above the water line.',
  scale: { unitsPerMm: LEDGE, barMm: 200 },
  legend: [
    { text: 'Footrest, set to one of five heights', at: [216, 296], target: front.at(400, 560), measures: true },
    { text: 'Ring that sets the height', at: [400, 190], target: front.at(790, 84) },
    { text: 'Supports, hooked into the block', at: [216, 176], target: front.at(140, 116) },
    { text: 'Two straps', at: [160, 236], target: front.at(160, 310) },
  ],
  views: [front, side],
  product: ledgeProduct,
  body: (lettering) =>
    rect(44, water - 0.75, 348, 1.5, 'water-2') +
    drawFront(front) +
    drawFolded(side) +
    levelSign(54, water) +
    drawHeights(lettering) +
    front.dimX(lettering, 0, 800, 640, 28),
});
