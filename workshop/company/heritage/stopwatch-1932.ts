/** The chronograph of 1932 and, enlarged, what its hand is read against. */
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, each, line, placed, polyline, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { bigFigure, LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';
import { chronograph, dialPoint, READING } from '../kit/stopwatch.ts';

const CENTRE = [222, 378] as const;
const WINDOW = { x: 512, y: 176, width: 416, height: 236 } as const;
/** Units for a second in the window. */
const SECOND = 180;

function enlarged(lettering: Lettering): string {
  const { x, y, width, height } = WINDOW;
  const at = (seconds: number): number => x + width / 2 + (seconds - READING) * SECOND;
  const base = y + height;
  const scale = range(24)
    .map((index) => 11.2 + index / 10)
    .map((seconds) => Math.round(seconds * 10) / 10)
    .filter((seconds) => at(seconds) > x + 6 && at(seconds) < x + width - 6);
  return (
    rect(x, y, width, height, 'kit-white') +
    each(scale, (seconds) => {
      const isWhole = Number.isInteger(seconds);
      const name = isWhole
        ? lettering.text(at(seconds), base - 132, String(seconds), { size: 34, style: 'bold', anchor: 'middle' })
        : '';
      return stroke(`M${at(seconds).toFixed(1)} ${base}v${isWhole ? -110 : -64}`, 'l', isWhole ? 4 : 2) + name;
    }) +
    stroke(`M${at(READING)} ${y - 16}V${base + 14}`, 'rl', 4) +
    rect(x, y, width, height, 'l')
  );
}

function body(lettering: Lettering): string {
  const [px, py] = dialPoint(READING, 157);
  const from = [CENTRE[0] + px, CENTRE[1] + py] as const;
  return (
    polyline([from, [WINDOW.x, WINDOW.y]], 'm') +
    polyline([from, [WINDOW.x, WINDOW.y + WINDOW.height]], 'm') +
    litBy('day', placed(...CENTRE, chronograph(lettering, 180))) +
    circle(...from, 12, 'rl') +
    litBy('day', enlarged(lettering)) +
    bigFigure(lettering, WINDOW.x, 482, '1/10', 's', { size: 44, fill: 'r' }) +
    lettering.text(WINDOW.x + 160, 466, 'Ten steps in a second:', LABEL) +
    lettering.text(WINDOW.x + 160, 489, 'the eye reads, the hand stops', LABEL) +
    line(WINDOW.x, 512, 928, 512, 'h') +
    lettering.text(WINDOW.x, 538, 'Split-second chronograph: the red hand stops for a', NOTE) +
    lettering.text(WINDOW.x, 557, 'reading while the other runs on', NOTE)
  );
}

export const stopwatch1932 = sheet({
  id: 'heritage/stopwatch-1932',
  title: 'Split-second chronograph, Los Angeles 1932',
  description:
    'A split-second chronograph from the front with a part of its scale enlarged. Thirty of them timed the Games of Los Angeles in 1932; a second is divided into ten parts.',
  body,
  narrow: {
    height: 470,
    body: (lettering) =>
      litBy('day', placed(195, 216, chronograph(lettering, 148))) +
      bigFigure(lettering, 16, 446, '1/10', 's', { size: 50, fill: 'r' }) +
      lines(lettering, 208, 424, ['ten steps', 'in every second'], { size: 19 }, 24),
  },
});
