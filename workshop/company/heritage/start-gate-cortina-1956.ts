/** The start gate of Cortina 1956: its wand from above and from the side, with the angle at which it gives the start. */

import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, type Point, path, placed, polygon, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { limbs } from '../kit/pictogram.ts';
import { LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

const PIVOT: Point = [116, 312];
const WAND = 232;
/** Where the contact opens, in degrees from rest: a place on the drawing, not a rule. */
const CONTACT = 24;

/** The end of the wand, or of a ray of another length, turned from rest. */
function turned(degrees: number, length = WAND): Point {
  const angle = (degrees * Math.PI) / 180;
  return [PIVOT[0] + length * Math.cos(angle), PIVOT[1] + length * Math.sin(angle)];
}

function ray(degrees: number, className: string, width: number, dash?: string): string {
  const [x, y] = turned(degrees);
  return stroke(`M${PIVOT[0]} ${PIVOT[1]}L${round(x)} ${round(y)}`, className, width, { dash });
}

function fromAbove(lettering: Lettering): string {
  const [ex, ey] = turned(90);
  const marks = range(19).map((index) => {
    const [a, b] = [turned(index * 5, WAND + 12), turned(index * 5, WAND + (index % 3 === 0 ? 26 : 19))];
    return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
  });
  const ski = (x: number) => rect(x, 150, 15, 148, 'g4', 7) + rect(x + 1, 214, 13, 44, 'i', 6);
  return (
    rect(32, 108, 400, 472, 'snow-1') +
    path(`M${PIVOT[0]} ${PIVOT[1]}H${PIVOT[0] + WAND}A${WAND} ${WAND} 0 0 1 ${round(ex)} ${round(ey)}Z`, 'p') +
    stroke(marks.join(''), 'm', 1.5) +
    ray(50, 'h', 5) +
    ray(75, 'h', 5) +
    ray(0, 'l', 7) +
    ray(CONTACT, 'rl', 4) +
    ski(206) +
    ski(240) +
    stroke('M230 322V378M222 366L230 380L238 366', 'l', 2) +
    circle(...PIVOT, 20, 'i') +
    circle(...PIVOT, 7, 'p') +
    lettering.text(48, 136, 'From above', { ...LABEL, style: 'bold' }) +
    lettering.text(turned(CONTACT, WAND + 32)[0], turned(CONTACT, WAND + 32)[1] + 5, 'start', {
      ...LABEL,
      style: 'bold',
      fill: 'r',
    })
  );
}

/** The racer, drawn for a foot at 0,0; the wand lies before the shins. */
function racer(): string {
  return (
    limbs(
      [
        [
          [0, -140],
          [-44, -104],
        ],
        [
          [-44, -104],
          [-2, -64],
          [-22, -12],
        ],
        [
          [0, -140],
          [22, -98],
          [62, -92],
        ],
      ],
      18,
    ) +
    limbs(
      [
        [
          [-36, -4],
          [28, -4],
        ],
      ],
      8,
    ) +
    stroke('M-104 0H88Q104 0 110 -12', 'l', 5) +
    stroke('M62 -108L96 24', 'l', 3) +
    circle(20, -168, 16, 'i')
  );
}

function fromSide(lettering: Lettering): string {
  const level = 452;
  const foot = 634;
  const ground: readonly Point[] = [
    [464, level],
    [720, level],
    [928, level + 72],
    [928, 580],
    [464, 580],
  ];
  const wand: Point = [foot + 18, level - 42];
  return (
    rect(464, 108, 464, 472, 'g1') +
    polygon(ground, 'snow-1') +
    stroke(`M464 ${level}H720L928 ${level + 72}`, 'm', 1.5) +
    stroke(`M${foot + 40} ${level - 24}V${level + 36}H494V232`, 'rl', 2) +
    rect(foot + 24, level - 62, 32, 62, 'g2 l') +
    placed(foot, level - 6, racer()) +
    circle(...wand, 9, 'p rl') +
    circle(...wand, 4, 'r') +
    rect(480, 172, 104, 60, 'p l') +
    lettering.text(532, 208, 'timer', { ...LABEL, style: 'bold', anchor: 'middle' }) +
    lettering.text(480, 136, 'From the side', { ...LABEL, style: 'bold' }) +
    lines(lettering, 480, 536, ['The legs push the wand open;', 'its contact sends the start'], NOTE)
  );
}

export const startGate1956 = sheet({
  id: 'heritage/start-gate-cortina-1956',
  title: 'Electronic start gate, Cortina 1956',
  description:
    'The principle of the first electronic start gate at the Games, Cortina d’Ampezzo 1956, in two views. From above a wand turns on a post and gives the start at the red position; from the side a racer’s legs push the wand open and a red wire leads to the timer.',
  heading: '1956: the start gate',
  subheading: 'First electronic gate at the Games, Cortina d’Ampezzo',
  body: (lettering) => fromAbove(lettering) + fromSide(lettering),
});
