/** The start gate of Cortina 1956: its wand from above and from the side, with the angle at which it gives the start. */
import { polar } from '../../kit/arrows.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, type Point, path, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { sheet } from '../kit/sheet.ts';
import { fromSide } from './start-hut-1956.ts';

const PIVOT: Point = [116, 312];
const WAND = 232;
/** Where the contact opens, in degrees from rest: a place on the drawing, not a rule. */
const CONTACT = 24;

function ray(degrees: number, className: string, width: number): string {
  return stroke(pointsToPath([PIVOT, polar(PIVOT, degrees, WAND)]), className, width);
}

function fromAbove(lettering: Lettering): string {
  const mark = (index: number): string =>
    pointsToPath([polar(PIVOT, index * 5, WAND + 12), polar(PIVOT, index * 5, WAND + (index % 3 === 0 ? 26 : 19))]);
  const [startX, startY] = polar(PIVOT, CONTACT, WAND + 32);
  const ski = (x: number) => rect(x, 150, 15, 148, 'g4', 7) + rect(x + 1, 214, 13, 44, 'i', 6);
  return (
    rect(32, 108, 400, 472, 'snow-1') +
    path(`M${PIVOT[0]} ${PIVOT[1]}h${WAND}a${WAND} ${WAND} 0 0 1 ${-WAND} ${WAND}Z`, 'p') +
    stroke(repeat(19, mark), 'm', 1.5) +
    ray(50, 'h', 5) +
    ray(75, 'h', 5) +
    ray(0, 'l', 7) +
    ray(CONTACT, 'rl', 4) +
    ski(206) +
    ski(240) +
    stroke('M230 322V378M222 366L230 380L238 366', 'l', 2) +
    circle(...PIVOT, 20, 'i') +
    circle(...PIVOT, 7, 'p') +
    lettering.text(startX - 16, startY + 18, 'start', { size: 30, style: 'bold', fill: 'r' })
  );
}

export const startGate1956 = sheet({
  id: 'heritage/start-gate-cortina-1956',
  title: 'Electronic start gate, Cortina 1956',
  description:
    'The principle of the first electronic start gate at the Games, Cortina d’Ampezzo 1956, in two views. From above a wand turns on a post and gives the start at the red position; from the side a racer stands in the hut with the wand before his shins, and a red wire leads to the timer on the wall.',
  body: (lettering) => fromAbove(lettering) + fromSide(lettering),
});
