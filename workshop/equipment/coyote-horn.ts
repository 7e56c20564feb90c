/** Plate of the horn at the pool. */
import { each } from '../kit/shapes.ts';
import { grille, roundSocket } from './parts.ts';
import { plate } from './plate.ts';
import { coyoteProduct } from './products/coyote-horn.ts';
import { View } from './view.ts';

const HORN = 0.62;

const hornCase = (view: View): string =>
  view.rect(0, 0, 210, 338, 'g1 l', 18) + feet(view, 22, 152) + handle(view, 50, 110);

const feet = (view: View, left: number, right: number): string =>
  each([left, right], (x) => view.rect(x, 338, 36, 12, 'g3 l', 3));

/** Sunk into the top, so that the height is the case's. */
const handle = (view: View, x: number, width: number): string => view.rect(x, 8, width, 18, 'g2 m', 9);

const waves = (view: View): string =>
  each([16, 30, 44], (step) =>
    view.path(`M${232 + step} ${150 - step * 1.6} Q${240 + step * 1.5} 150 ${232 + step} ${150 + step * 1.6}`, 'rl'),
  );

const front = new View(76, 132, HORN, { name: 'Front', nameY: 118, width: 210, height: 350, below: 24, left: 18 });
const side = new View(256, 132, HORN, { name: 'Side', nameY: 118, width: 225, height: 350, below: 24 });
const rear = new View(446, 132, HORN, { name: 'Rear', nameY: 118, width: 210 });

export const coyote = plate({
  name: 'coyote-horn',
  heading: 'Coyote horn',
  part: 'Part 3435.900, 113 dB, 7.8 kg',
  title: 'Coyote horn, the signal that time has run out',
  description:
    'Coyote horn in front, side and rear view, 210 mm wide, 350 mm high and 225 mm deep. It sounds at 113 dB when ' +
    'the possession time ends.',
  scale: { unitsPerMm: HORN, barMm: 100 },
  legend: [
    { text: 'Horn, 113 dB', at: [228, 176], target: front.at(150, 120), measures: true },
    { text: 'Carrying handle', at: [262, 118], target: side.at(92, 12) },
    { text: 'Sockets of the shot clocks', at: [598, 186], target: rear.at(150, 108) },
    { text: 'Data in and out, mains', at: [598, 256], target: rear.at(152, 190) },
  ],
  views: [front, side, rear],
  product: coyoteProduct,
  body: () =>
    hornCase(front) +
    front.circle(105, 150, 86, 'p') +
    each([86, 76, 44, 18], (radius) => front.circle(105, 150, radius, radius === 86 ? 'l' : 'm')) +
    front.circle(105, 150, 94, 'rl') +
    grille(...front.at(105, 290), 32 * HORN, 7, 2) +
    side.rect(28, 0, 197, 338, 'g1 l', 16) +
    handle(side, 80, 110) +
    side.path('M204 74 Q222 70 225 56 L225 244 Q222 230 204 226 Z', 'p l') +
    side.rect(0, 20, 28, 20, 'g2 m', 4) +
    side.rect(0, 300, 28, 20, 'g2 m', 4) +
    feet(side, 40, 170) +
    waves(side) +
    hornCase(rear) +
    rear.rect(20, 60, 170, 240, 'm', 10) +
    each([70, 140], (x) => rear.rect(x - 26, 88, 52, 42, 'p l', 5) + rear.rect(x - 17, 96, 34, 26, 'g2 m', 3)) +
    each([70, 140], (x) => roundSocket(rear, x, 186, 22, 7)) +
    roundSocket(rear, 70, 258, 20, 3) +
    rear.rect(116, 238, 48, 40, 'p l', 4) +
    each([128, 140, 152], (x) => rear.rect(x - 2, 250, 4, 14, 'i')),
});
