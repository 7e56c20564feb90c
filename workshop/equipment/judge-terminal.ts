/** Plate of the touch screen of a figure-skating judge. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, rect, repeat } from '../kit/shapes.ts';
import { plate } from './plate.ts';
import { judgeProduct } from './products/judge-terminal.ts';
import { View } from './view.ts';

const ELEMENTS = ['4T', '3A', 'FCSp4', 'StSq3', '3Lz'] as const;
const GRADES = [3, 1, 2, 0, undefined] as const;

function drawScreen(lettering: Lettering, view: View): string {
  const sliders = each(
    [0, 1, 2],
    (index) =>
      view.rect(150, 162 + index * 18, 198, 4, 'g2', 2) + view.circle(250 + index * 22, 164 + index * 18, 6, 'i'),
  );
  return (
    view.rect(0, 0, 372, 232, 'g1 l', 14) +
    view.rect(12, 12, 348, 208, 'p m', 3) +
    each(ELEMENTS, (name, row) => {
      const y = 26 + row * 24;
      return (
        lettering.text(...view.at(24, y + 13.5), name, { size: 13, style: 'medium' }) +
        view.line(24, y + 21, 348, y + 21, 'h') +
        repeat(11, (index) => {
          const isSet = index - 5 === GRADES[row];
          const [x, width] = [98 + index * 23, 19];
          const label = `${index < 5 ? '−' : index > 5 ? '+' : ''}${Math.abs(index - 5)}`;
          return (
            view.rect(x, y, width, 18, isSet ? 'r' : 'g2', 3) +
            lettering.text(...view.at(x + width / 2, y + 13), label, {
              size: 12,
              anchor: 'middle',
              style: isSet ? 'bold' : 'regular',
              fill: isSet ? 'p' : 'i',
            })
          );
        })
      );
    }) +
    view.rect(24, 152, 104, 58, 'ice-1 m', 3) +
    view.path('M68 170 L68 192 L88 181 Z', 'i') +
    sliders
  );
}

const drawStand = (view: View): string =>
  view.path('M40 4 Q46 -2 52 4 L98 196 Q100 204 92 206 L84 206 L36 14 Q34 8 40 4 Z', 'g1 l') +
  view.line(50, 12, 95, 198, 'm') +
  view.path('M66 116 L28 214 L14 214 L58 96', 'g2 l') +
  view.rect(0, 214, 100, 12, 'g2 l', 4) +
  line(view.x0 - 14, view.y0 + 227, view.x0 + 110, view.y0 + 227, 'm');

/** Nine places at the rink; this one is the fourth. */
const drawPanel = (): string =>
  repeat(9, (seat) => rect(110 + seat * 30, 366, 20, 14, seat === 3 ? 'i' : 'g2', 2)) + line(100, 386, 380, 386, 'm');

const front = new View(60, 118, 1, { name: 'Front', width: 372 });

export const touchTerminal = plate({
  name: 'judge-terminal',
  heading: 'Touch-screen terminal',
  part: 'Figure skating: nine judges grade what the panel names',
  title: 'Touch-screen terminal of a skating judge',
  description:
    'Touch-screen terminal of a figure-skating judge in front and side view. Each element of the program has a row; ' +
    'the judge grades it from −5 to +5, and nine judges do so side by side. Not to scale; the program shown is a ' +
    'specimen.',
  legend: [
    { text: 'Grade of execution, −5 to +5', at: [448, 150], target: front.at(352, 35), measures: true },
    { text: 'Elements as the panel names them', at: [36, 148], target: front.at(22, 42) },
    { text: 'Program components', at: [448, 276], target: front.at(344, 176) },
    { text: 'Replay of the element', at: [36, 268], target: front.at(24, 168) },
  ],
  views: [front],
  product: judgeProduct,
  body: (lettering) =>
    drawScreen(lettering, front) +
    drawStand(new View(500, 118, 1)) +
    drawPanel() +
    note(lettering, 546, 108, 'Side', 'middle'),
});
