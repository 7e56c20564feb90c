/** Plate of the possession clock. */
import type { Drawing } from '../kit/drawing.ts';
import { callout, plate, View, viewName } from './equipment-kit.ts';
import { roundSocket, screw } from './parts.ts';
import { ground } from './plate-marks.ts';
import { digits, digitsWidth } from './segment-digits.ts';

const CLOCK = 0.34;

export const shotClock: Drawing = plate({
  name: 'shot-clock',
  heading: 'Shot clock',
  part: 'Part 3403.790 for water polo, 6.8 kg',
  title: 'Shot clock with the game time above',
  description:
    'Water-polo shot clock in front, side and rear view, 600 by 600 by 92 mm. The large figures, 240 mm high, ' +
    'count down the possession; the game time stands above them.',
  scale: { unitsPerMm: CLOCK, barMm: 200 },
  legend: [
    { text: 'Possession, figures of 24 cm', measures: true },
    { text: 'Game time' },
    { text: 'Sockets for data and power' },
    { text: 'Floor stand' },
  ],
  body: (lettering) => {
    const front = new View(78, 126, CLOCK);
    const side = new View(342, 126, CLOCK);
    const rear = new View(402, 126, CLOCK);
    const floor = 126 + 640 * CLOCK;
    return (
      stand(front) +
      stand(rear) +
      face(front) +
      front.rect(34, 34, 532, 532, 'p m', 10) +
      centred(front, 72, '6:43', 150, 'i') +
      centred(front, 276, '19', 240, 'r') +
      side.form('M20 600 L72 600 L130 640 L-38 640 Z', 'g2 l') +
      side.rect(0, 0, 92, 600, 'g1 l', 12) +
      side.line(62, 0, 62, 600, 'm') +
      face(rear) +
      rear.rect(60, 60, 480, 300, 'm', 10) +
      rear.rect(180, 420, 240, 100, 'p m', 10) +
      each([240, 360], (x) => roundSocket(rear, x, 470, 30, 5)) +
      ground(64, 608, floor) +
      front.dimX(lettering, 0, 600, 640, 28) +
      front.dimY(lettering, 0, 600, 0, -16) +
      front.dimY(lettering, 276, 516, 600, 26) +
      side.dimX(lettering, 0, 92, 640, 28) +
      note(lettering, 180, 116, 'Front', 'middle') +
      note(lettering, 358, 116, 'Side', 'middle') +
      note(lettering, 502, 116, 'Rear', 'middle') +
      callout(lettering, 1, [108, 290], front.at(160, 400), true) +
      callout(lettering, 2, [106, 150], front.at(134, 120)) +
      callout(lettering, 3, [580, 262], rear.at(372, 470)) +
      callout(lettering, 4, [438, 370], rear.at(150, 628))
    );
  },
});

function stand(view: View): string {
  return each([60, 460], (x) => view.form(`M${x} 600 L${x + 80} 600 L${x + 100} 640 L${x - 20} 640 Z`, 'g2 l'));
}

function face(view: View): string {
  const screws = each([18, 582], (x) => each([18, 582], (y) => screw(view, x, y, 7)));
  return view.rect(0, 0, 600, 600, 'g1 l', 22) + screws;
}

function centred(view: View, y: number, text: string, height: number, on: string): string {
  return digits(...view.at(300 - digitsWidth(text, height) / 2, y), text, height * view.k, { on });
}
