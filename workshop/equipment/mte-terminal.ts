/** Plate of the hand terminal for diving and artistic swimming. */
import type { Lettering } from '../kit/lettering.ts';
import { each } from '../kit/shapes.ts';
import { key, mark, roundSocket, screw } from './parts.ts';
import { plate } from './plate.ts';
import { mteProduct } from './products/mte-terminal.ts';
import { View } from './view.ts';

const HAND = 1.05;

function drawHandFront(lettering: Lettering, view: View): string {
  const rows = ['fff', '123', '456', '789', '0Tf', 'ffs'];
  return (
    view.rect(22, -30, 8, 36, 'g3 l', 4) +
    view.path(
      'M16 0 L99 0 Q115 0 115 16 L115 74 Q115 84 112 92 L112 204 Q112 220 98 220 L17 220 Q3 220 3 204 ' +
        'L3 92 Q0 84 0 74 L0 16 Q0 0 16 0 Z',
      'g1 l',
    ) +
    view.rect(14, 12, 87, 58, 'p l', 5) +
    view.rect(20, 18, 75, 46, 'g2 m', 1) +
    lettering.text(...view.at(24, 33), 'Judge 4', { size: 12, style: 'medium' }) +
    lettering.text(...view.at(57, 59), '8.5', { size: 26, style: 'bold', anchor: 'middle' }) +
    each(rows, (row, line) =>
      each([...row], (sign, column) => {
        const [x, y] = [16 + column * 29, 84 + line * 21];
        const fill = sign === 's' ? 'r' : sign === 'f' ? 'g2' : 'p';
        const label = sign === 'T' ? '10' : sign;
        return (
          key(view, x, y, 25, 16, fill) + (/[0-9T]/.test(sign) ? mark(lettering, view, x + 12.5, y + 8, label, 13) : '')
        );
      }),
    )
  );
}

const drawHandSide = (view: View): string =>
  view.rect(12, -30, 8, 36, 'g3 l', 4) +
  view.path(
    'M0 14 Q0 0 14 0 L78 0 Q95 0 95 18 L95 76 L46 92 L40 206 Q38 220 26 220 L22 220 Q10 220 9 208 L4 90 Z',
    'g1 l',
  ) +
  view.line(22, 2, 26, 90, 'm') +
  view.line(26, 90, 28, 218, 'm') +
  each([40, 52, 64], (y) => view.line(56, y, 84, y, 'm')) +
  screw(view, 70, 18, 4);

const drawHandTop = (view: View): string =>
  view.rect(0, 0, 115, 95, 'g1 l', 14) +
  view.line(4, 72, 111, 72, 'm') +
  view.circle(26, 82, 7, 'p l') +
  view.circle(26, 82, 3, 'i') +
  roundSocket(view, 58, 60, 14, 7) +
  each([14, 101], (x) => screw(view, x, 16, 4));

const front = new View(76, 136, HAND, { name: 'Front', nameY: 116, width: 115, height: 220, below: 22, left: 18 });
const side = new View(276, 136, HAND, { name: 'Side', nameY: 116, width: 95, height: 220, below: 22 });
const top = new View(456, 136, HAND, { name: 'Top', nameY: 116, width: 115, height: 95, below: 22 });

export const mte = plate({
  name: 'mte-terminal',
  heading: 'Judges’ terminal MTE',
  part: 'Part 3474.900, 18 keys, 480 g, IP64',
  title: 'Judges’ terminal MTE with its 18 keys',
  description:
    'Portable judges’ terminal MTE in front, side and top view, 220 by 115 by 95 mm without its aerial, with 18 ' +
    'keys and a display of 128 by 64 dots. Up to 14 work on one master, by radio over 100 m.',
  scale: { unitsPerMm: HAND, barMm: 50 },
  legend: [
    { text: 'Key that sends the mark', at: [226, 342], target: front.at(92, 196), measures: true },
    { text: 'Display of 128 × 64 dots', at: [226, 186], target: front.at(92, 48) },
    { text: 'Aerial, 100 m', at: [226, 116], target: side.at(16, -18) },
    { text: 'Charging and data, battery of 12 h', at: [602, 214], target: top.at(72, 66) },
  ],
  views: [front, side, top],
  product: mteProduct,
  body: (lettering) => drawHandFront(lettering, front) + drawHandSide(side) + drawHandTop(top),
});
