/** Plate of the module that joins one lane to the mobile harness. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, path, rect, repeat } from '../kit/shapes.ts';
import { bananaSocket, roundSocket } from './parts.ts';
import { plate } from './plate.ts';
import { harnessProduct } from './products/harness-module.ts';
import { View } from './view.ts';

const MODULE = 1.5;

/** Two rows of five: pad, block, three buttons; the lower row is the common return. */
function drawSockets(view: View): string {
  const fills = ['sand', 'p', 'r', 'r', 'r'];
  return (
    view.rect(0, 0, 105, 36, 'g1 l', 5) +
    view.line(14.5, 25, 90.5, 25, 'm') +
    each(
      fills,
      (fill, index) =>
        bananaSocket(view, 14.5 + index * 19, 11, 4.4, fill) + bananaSocket(view, 14.5 + index * 19, 25, 4.4, fill),
    )
  );
}

const drawLead = (): string =>
  path('M317 226H346C366 226 366 240 384 240H436', 'l') +
  rect(436, 231, 12, 18, 'g2 l', 2) +
  rect(448, 229, 34, 22, 'p l', 4) +
  line(456, 229, 456, 251, 'm') +
  line(462, 229, 462, 251, 'm') +
  rect(482, 233, 8, 14, 'g3');

const drawChain = (lettering: Lettering): string =>
  line(322, 316, 590, 316, 'l') +
  repeat(10, (lane) => {
    const x = 350 + lane * 23;
    return rect(x, 307, 18, 18, 'g1 l', 2) + lettering.text(x + 9, 320.5, String(lane), { size: 12, anchor: 'middle' });
  }) +
  rect(583, 309, 12, 14, 'i', 2) +
  note(lettering, 350, 296, 'Ten lanes on one cable to the timer');

const front = new View(66, 118, MODULE, { name: 'Front', nameY: 110, width: 105, height: 105, left: 18 });
const side = new View(276, 118, MODULE, { name: 'Side', nameY: 110, width: 36, height: 105, below: 26 });
const top = new View(66, 300, MODULE, { name: 'Top', nameY: 292, width: 105, height: 36, below: 26, left: 18 });

export const harnessModule = plate({
  name: 'harness-module',
  heading: 'Quantum harness module',
  part: 'Mobile harness 3480.950, red module, 0.760 kg',
  title: 'Harness module, one lane of the pool',
  description:
    'Harness module in front, side and top view, 105 by 105 by 36 mm, with its chain: ten modules, numbered 0 to 9, ' +
    'on one cable to the timer. On top are banana sockets for touch pad (yellow), starting block (white) and hand ' +
    'buttons (red).',
  scale: { unitsPerMm: MODULE, barMm: 50 },
  legend: [
    { text: 'Lane number, 0 to 9', at: [246, 140], target: front.at(70, 30) },
    { text: 'Three hand buttons', at: [250, 352], target: top.at(86, 25), measures: true },
    { text: 'Touch pad and starting block', at: [250, 312], target: top.at(34, 11) },
    { text: '3 m cable to the module before', at: [420, 204], target: [400, 240] },
    { text: 'Terminator 3480.770', at: [589, 346], target: [589, 322] },
  ],
  views: [front, side, top],
  product: harnessProduct,
  body: (lettering) =>
    front.rect(0, 0, 105, 105, 'g1 l', 7) +
    front.rect(6, 6, 93, 93, 'm', 4) +
    front.at(0, 0).slice(2).join('') +
    lettering.text(...front.at(52.5, 76), '4', { size: 96, style: 'wide', anchor: 'middle' }) +
    side.rect(0, 0, 36, 105, 'g1 l', 5) +
    side.line(9, 0, 9, 105, 'm') +
    roundSocket(side, 21, 30, 9, 7) +
    side.rect(15, 66, 12, 12, 'g2 l', 2) +
    drawLead() +
    drawSockets(top) +
    drawChain(lettering),
});
