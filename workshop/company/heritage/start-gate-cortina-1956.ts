/** The start gate of Cortina 1956: its wand from above and from the side, with the angle at which it gives the start. */
import { holding } from '../../figure/acting.ts';
import { pose } from '../../figure/pose.ts';
import { polar } from '../../kit/arrows.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { circle, type Point, path, points, pointsToPath, polygon, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { CLOTHED, kitOf, people } from '../../screens/people.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { pair, poleOf, SKI_DEPTH, TOURING_SKI } from '../../strips/bodies/skis.ts';
import { LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

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
  return litBy(
    'day',
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
      lettering.text(48, 136, 'From above', { ...LABEL, style: 'bold' }) +
      lettering.text(startX, startY + 5, 'start', { ...LABEL, style: 'bold', fill: 'r' }),
  );
}

const KIT = {
  ...{
    ...kitOf(3, 'kit-navy', 'kit-ink'),
    cover: 'cap' as const,
    hair: 'hair-2',
    coverTone: 'kit-red',
    shoes: 'kit-ink',
  },
  ...{ ...CLOTHED, armsFar: 'kit-ink', ski: 'timber-2', skiFar: 'timber-2' },
};
/** Bent forward over the poles, about to push off; the wand lies before the shins. */
const PUSH = pose({
  spine: { lean: 46, nod: -24 },
  nearLeg: { hip: 62, knee: 74, foot: 12 },
  farLeg: { hip: 54, knee: 68, foot: 14 },
  nearArm: { shoulder: 66, elbow: 34 },
  farArm: { shoulder: 58, elbow: 36 },
});
const RACER = holding(PUSH, {
  kit: KIT,
  depth: SKI_DEPTH,
  gear: pair(TOURING_SKI, KIT, (arm) => poleOf(arm, -8, 1.25, 'kit-ink')),
})(0);

function fromSide(lettering: Lettering): string {
  const level = 452;
  const foot = 634;
  const ground = points('464,452 720,452 928,524 928,580 464,580');
  const wand: Point = [foot + 18, level - 42];
  return litBy(
    'day',
    rect(464, 108, 464, 472, 'ice-1') +
      polygon(ground, 'snow-1') +
      stroke(`M464 ${level}H720L928 ${level + 72}`, 'm', 1.5) +
      stroke(`M${foot + 40} ${level - 24}V${level + 36}H494V232`, 'rl', 2) +
      rect(foot + 24, level - 62, 32, 62, 'g2 l') +
      people(RACER, [foot - 6, level], 150) +
      circle(...wand, 9, 'p rl') +
      circle(...wand, 4, 'r') +
      rect(480, 172, 104, 60, 'p l') +
      lettering.text(532, 208, 'timer', { ...LABEL, style: 'bold', anchor: 'middle' }) +
      lettering.text(480, 136, 'From the side', { ...LABEL, style: 'bold' }) +
      lines(lettering, 480, 536, ['The legs push the wand open;', 'its contact sends the start'], {
        ...NOTE,
        fill: 'i',
      }),
  );
}

export const startGate1956 = sheet({
  id: 'heritage/start-gate-cortina-1956',
  title: 'Electronic start gate, Cortina 1956',
  description:
    'The principle of the first electronic start gate at the Games, Cortina d’Ampezzo 1956, in two views. From above a wand turns on a post and gives the start at the red position; from the side a racer’s legs push the wand open and a red wire leads to the timer.',
  body: (lettering) => fromAbove(lettering) + fromSide(lettering),
  narrow: {
    height: 430,
    body: (lettering) =>
      crop('side', { x: 0, y: 0, width: 390, height: 424 }, { x: 464, y: 108, width: 434 }, 'p', fromSide(lettering)),
  },
});
