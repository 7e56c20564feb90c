/** The electronic start pistol of 2010: one press gives three signals at the same moment. */

import { scaleLinear } from 'd3-scale';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, path, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { axis } from '../kit/axis.ts';
import { LABEL, NOTE, sheet } from '../kit/sheet.ts';

/** Seconds after the press. */
const at = scaleLinear([0, 2.2], [496, 928]);
const TRACKS = [190, 290, 390] as const;
const FOOT = 470;

/** The same outlines as the e-gun of today, 280 by 160 units: shell, guard with trigger, grip, lamp. */
const SHELL =
  'M24 2L204 0L226 4V42L204 46L160 47Q152 48 150 56L144 84Q141 97 128 97L94 95Q86 95 84 103L76 132Q74 140 66 140L20 140Q12 140 14 132L34 62Q38 48 26 46Q4 44 4 24Q4 2 24 2Z';

function pistol(): string {
  return (
    `<g transform="translate(60 190) scale(1.3)">` +
    litBy(
      'day',
      path('M40 138L42 168Q44 190 20 192H-22', 'm') +
        path(SHELL, 'kit-grey') +
        path('M24 2L204 0L226 4V22H4Q6 2 24 2Z', 'metal') +
        path('M102 52H136Q141 52 140 58L135 80Q133 86 127 86L99 84Q92 83 93 76L95 58Q96 52 102 52Z', 'p') +
        path('M106 48Q117 62 108 80L100 79Q107 64 96 50Z', 'kit-red') +
        path('M44 60H74Q78 60 77 65L62 126Q61 130 57 130H30Q26 130 27 126L40 64Q41 60 44 60Z', 'kit-ink') +
        each([74, 88, 102, 116], (y) => line(40 - (y - 74) * 0.2, y, 71 - (y - 74) * 0.24, y, 'm')) +
        rect(226, 2, 10, 42, 'steel', 2) +
        path('M236 5H258Q280 8 280 23Q280 38 258 41H236Z', 'kit-yellow') +
        path('M236 5H258Q270 7 276 14L236 16Z', 'p') +
        each([243, 250, 257, 264], (x) => line(x, x > 260 ? 8 : 6, x, x > 260 ? 38 : 40, 'm')) +
        path('M60 12L206 10V16L60 18Z', 'kit-red') +
        circle(26, 24, 9, 'steel'),
    ) +
    each([16, 30, 44], (r) =>
      path(`M${278 + r * 0.5} ${23 - r}A${r * 1.2} ${r * 1.2} 0 0 1 ${278 + r * 0.5} ${23 + r}`, 'rl'),
    ) +
    '</g>'
  );
}

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
    'The electronic start pistol, first used in Vancouver in 2010, beside a time chart. One press gives sound, flash and start pulse at the same moment, marked by a red line; a second press within 2 s signals a false start.',
  body: (lettering) =>
    pistol() +
    chart(lettering) +
    lettering.text(at(0), 538, 'At one press: sound, flash and start pulse together', { ...LABEL, style: 'bold' }) +
    lettering.text(at(0), 560, 'A second press within 2 s signals a false start', NOTE),
  narrow: {
    height: 470,
    body: (lettering) =>
      crop('pistol', { x: 0, y: 0, width: 390, height: 216 }, { x: 20, y: 166, width: 490 }, 'p', pistol()) +
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
