/** The electronic start pistol of 2010: one press gives three signals at the same moment. */

import { scaleLinear } from 'd3-scale';
import { eGunProduct } from '../../equipment/products/e-gun.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { axis } from '../kit/axis.ts';
import { LABEL, NOTE, sheet } from '../kit/sheet.ts';

/** Seconds after the press. */
const at = scaleLinear([0, 2.2], [496, 928]);
const TRACKS = [190, 290, 390] as const;
const FOOT = 470;

/** The e-gun as its own page shows it, mirrored: its muzzle points to the chart. */
const pistol = (lettering: Lettering): string =>
  litBy('day', `<g transform="translate(478 118) scale(-.74 .74)">${eGunProduct.draw(lettering)}</g>`);

function track(lettering: Lettering, y: number, name: string, shape: string): string {
  return line(496, y, 928, y, 'h') + shape + lettering.text(at(0) + 14, y - 46, name, { size: 18, style: 'wide' });
}

/** A burst of sound: bars that fade. */
function sound(x: number, y: number): string {
  const bar = (index: number): string => {
    const size = 28 * Math.exp(-index / 5);
    return `M${x + index * 6} ${round(y - size)}V${round(y + size)}`;
  };
  return stroke(repeat(14, bar), 'l', 2.5);
}

function chart(lettering: Lettering): string {
  const [a, b, c] = TRACKS;
  return (
    rect(at(0), 120, at(2) - at(0), FOOT - 120, 'g1') +
    track(lettering, a, 'Sound', sound(at(0), a)) +
    track(lettering, b, 'Flash', rect(at(0), b - 28, 22, 56, 'i')) +
    track(lettering, c, 'Pulse', stroke(`M${at(0)} ${c}V${c - 26}H${at(0) + 10}V${c}`, 'l', 3)) +
    axis(at, FOOT, at.ticks(22), { isLong: Number.isInteger }) +
    repeat(3, (second) =>
      lettering.text(at(second), FOOT + 32, `${second} s`, { ...LABEL, anchor: second === 0 ? 'start' : 'middle' }),
    ) +
    stroke(`M${at(0)} 120V${FOOT + 14}`, 'rl', 2.5)
  );
}

export const electronicPistol2010 = sheet({
  id: 'heritage/electronic-pistol-2010',
  title: 'Electronic start pistol, Vancouver 2010',
  description:
    'A hand with the electronic start pistol, first used in Vancouver in 2010, beside a time chart. One press gives sound, flash and start pulse at the same moment, marked by a red line; a second press within 2 s signals a false start.',
  body: (lettering) =>
    pistol(lettering) +
    chart(lettering) +
    lettering.text(at(0), 538, 'At one press: sound, flash and start pulse together', { ...LABEL, style: 'bold' }) +
    lettering.text(at(0), 560, 'A second press within 2 s signals a false start', NOTE),
  narrow: {
    height: 470,
    body: (lettering) =>
      crop('pistol', { x: 0, y: 0, width: 390, height: 224 }, { x: 0, y: 148, width: 470 }, 'p', pistol(lettering)) +
      each(
        [
          ['Sound', 'the athletes hear the start'],
          ['Flash', 'the timekeepers see it'],
          ['Pulse', 'the clock runs'],
        ] as const,
        ([name, words], index) => {
          const y = 262 + index * 52;
          return (
            rect(16, y - 24, 6, 34, 'r') +
            lettering.text(36, y, name, { size: 22, style: 'wide' }) +
            lettering.text(374, y, words, { size: 16, fill: 'g5', anchor: 'end' })
          );
        },
      ) +
      line(16, 396, 374, 396, 'h') +
      lettering.text(16, 430, 'One press, one moment', { size: 20, style: 'bold' }) +
      lettering.text(16, 456, 'A second press within 2 s: false start', { size: 17, fill: 'g5' }),
  },
});
