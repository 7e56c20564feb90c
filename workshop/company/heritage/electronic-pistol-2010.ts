/** The electronic start pistol of 2010: one press gives three signals at the same moment. */
import { scaleLinear } from 'd3-scale';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, line, path, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { axis } from '../kit/axis.ts';
import { LABEL, NOTE, sheet } from '../kit/sheet.ts';

const MUZZLE = [356, 246] as const;
/** Seconds after the press. */
const at = scaleLinear([0, 2.2], [496, 928]);
const TRACKS = [190, 290, 390] as const;
const FOOT = 470;

function pistol(): string {
  const [mx, my] = MUZZLE;
  const grip = `M${mx - 246} ${my + 32}H${mx - 176}L${mx - 196} ${my + 196}Q${mx - 198} ${my + 208} ${mx - 210} ${my + 208}H${mx - 262}Q${mx - 276} ${my + 208} ${mx - 273} ${my + 194}Z`;
  return (
    each([18, 34, 50], (r) =>
      path(`M${mx + 8 + r * 0.5} ${my - r}A${r * 1.2} ${r * 1.2} 0 0 1 ${mx + 8 + r * 0.5} ${my + r}`, 'rl'),
    ) +
    path(grip, 'g2 l') +
    path(`M${mx - 136} ${my + 32}q2 62 -47 66`, 'l') +
    stroke(`M${mx - 160} ${my + 35}q-10 18 2 38`, 'rl', 6) +
    rect(mx - 280, my - 36, 272, 68, 'p l', 8) +
    rect(mx - 12, my - 26, 14, 48, 'i', 3) +
    repeat(5, (index) => rect(mx - 96 + index * 14, my - 18, 6, 32, 'i', 3)) +
    circle(mx - 250, my - 2, 7, 'r') +
    stroke(`M${mx - 268} ${my + 208}v34q0 22 -22 22H32`, 'l', 4)
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
  heading: '2010: the electronic pistol',
  subheading: 'One press, three signals; first at the Games of Vancouver',
  body: (lettering) =>
    pistol() +
    chart(lettering) +
    lettering.text(at(0), 538, 'At one press: sound, flash and start pulse together', { ...LABEL, style: 'bold' }) +
    lettering.text(at(0), 560, 'A second press within 2 s signals a false start', NOTE),
});
