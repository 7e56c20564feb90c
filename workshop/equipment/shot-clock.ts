/** Plate of the possession clock. */
import { centredDigits } from '../kit/seven-segment.ts';
import { each } from '../kit/shapes.ts';
import { ground, roundSocket, screw } from './parts.ts';
import { plate } from './plate.ts';
import { shotClockProduct } from './products/shot-clock.ts';
import { View } from './view.ts';

const CLOCK = 0.34;

const stand = (view: View): string =>
  each([60, 460], (x) => view.path(`M${x} 600 L${x + 80} 600 L${x + 100} 640 L${x - 20} 640 Z`, 'g2 l'));

const face = (view: View): string =>
  view.rect(0, 0, 600, 600, 'g1 l', 22) + each([18, 582], (x) => each([18, 582], (y) => screw(view, x, y, 7)));

const centred = (view: View, y: number, text: string, height: number, on: string): string =>
  centredDigits(...view.at(300, y), text, height * view.k, on);

const front = new View(78, 126, CLOCK, { name: 'Front', width: 600 });
const side = new View(342, 126, CLOCK, { name: 'Side', width: 92, height: 640, below: 28 });
const rear = new View(402, 126, CLOCK, { name: 'Rear', width: 600 });
const floor = 126 + 640 * CLOCK;

export const shotClock = plate({
  name: 'shot-clock',
  heading: 'Shot clock',
  part: 'Part 3403.790 for water polo, 6.8 kg',
  title: 'Shot clock with the game time above',
  description:
    'Water-polo shot clock in front, side and rear view, 600 by 600 by 92 mm. The large figures, 240 mm high, count ' +
    'down the possession; the game time stands above them.',
  scale: { unitsPerMm: CLOCK, barMm: 200 },
  legend: [
    { text: 'Possession, figures of 24 cm', at: [108, 290], target: front.at(160, 400), measures: true },
    { text: 'Game time', at: [106, 150], target: front.at(134, 120) },
    { text: 'Sockets for data and power', at: [580, 262], target: rear.at(372, 470) },
    { text: 'Floor stand', at: [438, 370], target: rear.at(150, 628) },
  ],
  views: [front, side, rear],
  product: shotClockProduct,
  body: (lettering) =>
    stand(front) +
    stand(rear) +
    face(front) +
    front.rect(34, 34, 532, 532, 'p m', 10) +
    centred(front, 72, '6:43', 150, 'i') +
    centred(front, 276, '19', 240, 'r') +
    side.path('M20 600 L72 600 L130 640 L-38 640 Z', 'g2 l') +
    side.rect(0, 0, 92, 600, 'g1 l', 12) +
    side.line(62, 0, 62, 600, 'm') +
    face(rear) +
    rear.rect(60, 60, 480, 300, 'm', 10) +
    rear.rect(180, 420, 240, 100, 'p m', 10) +
    each([240, 360], (x) => roundSocket(rear, x, 470, 30, 5)) +
    ground(64, 608, floor) +
    front.dimX(lettering, 0, 600, 640, 28) +
    front.dimY(lettering, 0, 600, 0, -16) +
    front.dimY(lettering, 276, 516, 600, 26),
});
