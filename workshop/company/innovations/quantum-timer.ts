/** The timer of 2012, and the step of the devices before it enlarged until its own hundred steps are seen. */

import { lastPlaces, quantumProduct } from '../../equipment/products/quantum-timer.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { type Box, line, type Point, path, pointsToPath, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { bigFigure, LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

/** The reading of both displays between two steps of 1/10,000 s, in millionths. */
const READING = 16;
const STEPS = 100;

/** The drawing of the product without its markers, moved and scaled, and which of its displays is enlarged. */
interface Placing {
  readonly at: Point;
  readonly scale: number;
  readonly display: 'lower' | 'upper';
}

const device = (lettering: Lettering, { at: [x, y], scale }: Placing): string =>
  litBy('day', `<g transform="translate(${x} ${y}) scale(${scale})">${quantumProduct.draw(lettering)}</g>`);

/** The last two places of the display, and lines from two of their corners to two of the window. */
function enlarging({ at: [x, y], scale, display }: Placing, [from, to]: readonly [Point, Point], isBelow: boolean) {
  const corners = lastPlaces(display).map(([px, py]): Point => [x + px * scale, y + py * scale]);
  const [, topRight = from, bottomRight = to, bottomLeft = from] = corners;
  const ways = pointsToPath([isBelow ? bottomLeft : topRight, from]) + pointsToPath([bottomRight, to]);
  return stroke(ways, 'wl', 4) + path(ways, 'm') + stroke(`${pointsToPath(corners)}Z`, 'rl', 3);
}

/** One step of the devices before, and the same span of time on the Quantum timer. */
function spans(lettering: Lettering, { x, y, width, height }: Box, split: number): string {
  const at = (step: number): number => x + (step / STEPS) * width;
  const isTen = (step: number): boolean => step % 10 === 0;
  const [bottom, tall] = [y + height, height - split];
  const ticks = (steps: readonly number[], share: number): string =>
    steps.map((step) => `M${round(at(step))} ${bottom}v${round(-share * tall)}`).join('');
  const steps = range(STEPS).slice(1);
  const [reading, name] = [at(READING), at(READING) + 14];
  return litBy(
    'day',
    rect(x, y, width, split, 'metal') +
      rect(x, y + split, width, tall, 'kit-white') +
      stroke(ticks(steps.filter(isTen), 0.56), 'l', 2.4) +
      stroke(
        ticks(
          steps.filter((step) => !isTen(step)),
          0.38,
        ),
        'l',
        1.2,
      ) +
      line(x, y + split, x + width, y + split, 'l') +
      rect(x, y, width, height, 'l') +
      lettering.text(name, y + split / 2 + 6, 'Devices before: one step', LABEL) +
      lettering.text(name, y + split + tall * 0.3, 'Quantum timer: a hundred', { ...LABEL, style: 'bold' }) +
      stroke(`M${round(reading)} ${y + split}V${bottom + 14}`, 'rl', 4),
  );
}

const WIDE: Placing = { at: [-34, 82], scale: 0.9, display: 'upper' };
const WINDOW: Box = { x: 540, y: 124, width: 388, height: 262 };

function body(lettering: Lettering): string {
  const { x, y, height } = WINDOW;
  return (
    device(lettering, WIDE) +
    enlarging(
      WIDE,
      [
        [x, y],
        [x, y + height],
      ],
      false,
    ) +
    spans(lettering, WINDOW, 104) +
    bigFigure(lettering, x, 474, '1', 'µs', { size: 64, fill: 'r' }) +
    lines(lettering, x + 138, 450, ['one millionth of a second,', 'drift 0.1 parts per million'], LABEL, 24) +
    line(32, 506, 928, 506, 'h') +
    bigFigure(lettering, 32, 558, '16', 'clocks', { size: 44 }) +
    bigFigure(lettering, 196, 558, '128', 'inputs', { size: 44 }) +
    bigFigure(lettering, 388, 558, '32', 'outputs', { size: 44 }) +
    lettering.text(928, 558, 'First at the London Games of 2012', { ...NOTE, anchor: 'end' })
  );
}

const NARROW: Placing = { at: [-26, -24], scale: 0.69, display: 'lower' };
const NARROW_WINDOW: Box = { x: 16, y: 284, width: 358, height: 160 };

function narrow(lettering: Lettering): string {
  const { x, y, width } = NARROW_WINDOW;
  return (
    device(lettering, NARROW) +
    enlarging(
      NARROW,
      [
        [x, y],
        [x + width, y],
      ],
      true,
    ) +
    spans(lettering, NARROW_WINDOW, 56) +
    bigFigure(lettering, 16, 512, '1', 'µs', { size: 54, fill: 'r' }) +
    lettering.text(374, 512, 'one millionth of a second', { size: 19, anchor: 'end' }) +
    line(16, 530, 374, 530, 'h') +
    bigFigure(lettering, 16, 574, '16', 'clocks', { size: 34 }) +
    bigFigure(lettering, 200, 574, '128', 'inputs', { size: 34 })
  );
}

export const quantumTimer = sheet({
  id: 'innovations/quantum-timer',
  title: 'Quantum timer: one second, divided into a million',
  description:
    'Two Quantum timers, first used in London in 2012, one on the other. The last two places of the time on a display are enlarged: what was one digit of the devices before is divided into a hundred, and a red line marks the sixteenth. The timer resolves one microsecond, keeps time to 0.1 parts per million and has 16 clocks, 128 inputs and 32 outputs.',
  body,
  narrow: { height: 592, body: narrow },
});
