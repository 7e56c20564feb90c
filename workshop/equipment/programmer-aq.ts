/** Plate of the tool that gives harness modules their lane. */
import { arc, arrowHead } from '../kit/arrows.ts';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each } from '../kit/shapes.ts';
import { key } from './parts.ts';
import { plate } from './plate.ts';
import { programmerProduct } from './products/programmer-aq.ts';
import { View } from './view.ts';

const TOOL = 1.3;

const drawTool = (lettering: Lettering, view: View): string =>
  view.path('M14 0 L128 0 Q168 2 168 37.2 Q168 72.4 128 74.4 L14 74.4 Q0 74.4 0 60.4 L0 14 Q0 0 14 0 Z', 'g1 l') +
  view.rect(74, 12, 50, 50, 'p m', 4) +
  view.rect(80, 20, 38, 34, 'g2 m', 1) +
  lettering.text(...view.at(99, 46), '4', { size: 34, style: 'bold', anchor: 'middle' }) +
  key(view, 8, 30, 14, 14) +
  key(view, 42, 30, 14, 14, 'g2') +
  key(view, 42, 10, 14, 14) +
  key(view, 42, 50, 14, 14) +
  key(view, 26, 30, 12, 14) +
  key(view, 60, 30, 10, 14) +
  arrowHead(view.at(49, 13), -90, 'i', 8) +
  arrowHead(view.at(49, 61), 90, 'i', 8) +
  arrowHead(view.at(29, 37), 180, 'i', 8) +
  arrowHead(view.at(68, 37), 0, 'i', 8) +
  circle(...view.at(15, 37), 3.4, 'l') +
  view.line(136, 37.2, 146, 37.2, 'm') +
  view.line(141, 32.2, 141, 42.2, 'm');

const drawToolSide = (view: View): string =>
  view.path('M12 0 L140 0 Q166 4 168 18 Q166 32 140 35 L12 35 Q0 35 0 25 L0 10 Q0 0 12 0 Z', 'g1 l') +
  view.line(0, 18, 168, 18, 'm') +
  each(
    [14, 67],
    (x) => `<g stroke-dasharray="5 3">${view.rect(x, 20, 50.5, 13.5, 'm', 2)}${view.rect(x + 50.5, 24, 2, 6, 'm')}</g>`,
  );

const front = new View(64, 146, TOOL, { name: 'Front', width: 168, height: 74.4, left: 16 });
const side = new View(64, 304, TOOL, { name: 'Side', nameY: 296, width: 168, height: 35, below: 24, left: 16 });
const end = new View(370, 304, TOOL, { name: 'End', nameY: 296, width: 74.4 });
const module = new View(64 + 178 * TOOL, 146 - 15.3 * TOOL, TOOL);

export const programmer = plate({
  name: 'programmer-aq',
  heading: 'Programmer AQ',
  part: 'Part 3480.921, 0.150 kg, two AA cells',
  title: 'Programmer AQ writing a lane number',
  description:
    'Programmer AQ in front, side and end view, 168 by 74.4 by 35 mm, before a harness module. Held within 10 mm of ' +
    'the module it reads and writes the lane number by radio tag.',
  scale: { unitsPerMm: TOOL, barMm: 50 },
  legend: [
    { text: 'Radio tag field, within 10 mm', at: [270, 118], target: front.at(170, 12), measures: true },
    { text: 'Display with the lane number', at: [238, 118], target: front.at(122, 14) },
    { text: 'Keys', at: [100, 262], target: front.at(34, 62) },
    { text: 'Two AA cells', at: [318, 326], target: side.at(112, 20) },
  ],
  views: [front, side, end],
  product: programmerProduct,
  body: (lettering) =>
    drawTool(lettering, front) +
    module.rect(0, 0, 105, 105, 'p m', 7) +
    module.rect(6, 6, 93, 93, 'h', 4) +
    lettering.text(...module.at(52.5, 74), '4', { size: 80, style: 'wide', anchor: 'middle', fill: 'g3' }) +
    each([16, 26, 36], (radius) => arc(front.at(150, 37.2), radius * TOOL, -52, 52, 'rl')) +
    front.dimX(lettering, 168, 178, 90, 14) +
    drawToolSide(side) +
    end.rect(0, 0, 74.4, 35, 'g1 l', 10) +
    end.line(3, 18, 71.4, 18, 'm') +
    note(lettering, 448, 196, 'Harness module'),
});
